// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/cause.h"
#include "core/model/state.h"

#include <QList>
#include <QMap>

#include <tl/expected.hpp>

namespace studio::agent {

/// The most of a vote's text that is read; a longer one is Malformed.
inline constexpr qsizetype kLongestVote = 64 * 1024;

/// Reads a model's answer to the vote prompt: exactly one JSON object, with anything around it that is not
/// one (prose, a code fence, thinking tags). Its values are passed on as they came, for the floor to judge;
/// other keys, and a `from` or `messageId` of the model's own, are ignored. Else the cause: NoAnswer for
/// nothing, Refused for words of refusal, Malformed for the rest.
[[nodiscard]] tl::expected<model::RawState, model::Cause> readVote(const QString &text);

using Votes = QMap<base::ParticipantId, model::RawState>;

/// The same, as the vote of `voter`.
[[nodiscard]] tl::expected<Votes, model::Cause> readVoteOf(const QString &text,
                                                           const base::ParticipantId &voter);
/// Reads an answer with the votes of several: one JSON object whose `votes` are those of `voters`. Whoever is
/// not in it, or twice, or has something else than a vote, is left out; Malformed if that leaves nobody.
[[nodiscard]] tl::expected<Votes, model::Cause> readVotes(const QString &text,
                                                          const QList<base::ParticipantId> &voters);

/// What the floor would not take of a vote (turn-taking §3.3), in words for the model; empty: nothing.
[[nodiscard]] QString flawIn(const model::RawState &vote);

} // namespace studio::agent
