// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/votes/vote_read.h"
#include "core/agent/votes/vote_words.h"
#include "core/base/ids.h"
#include "core/llm/model_client.h"
#include "core/model/cause.h"

#include <QList>
#include <QString>

#include <tl/expected.hpp>

// Reads a model's answer to a request for votes, as leniently as possible without a guess, into States that
// the floor takes (turn-taking §3.3). Mistakes in the answer are reported beside them. Pure.
namespace studio::agent {

/// UTF-16 units; a longer text is Malformed.
inline constexpr qsizetype kLongestVote = 64 * 1024;

/// Whose votes are looked for, and how.
struct Asked
{
    QList<base::ParticipantId> voters;
    QList<llm::Present> present{}; ///< the participants by whose names a vote may be recognized
    VoteScale scale = VoteScale::Ten;
};

/// Why an answer holds no vote.
struct Unread
{
    model::Cause cause = model::Cause::Malformed; ///< NoAnswer: empty; Refused: words of refusal
    QString flaw{};                               ///< with Malformed: in words for the model
    bool onlyThought = false;                     ///< with NoAnswer
};

/// The votes in an answer. Of several votes by one voter the last complete vote counts; the example from the
/// prompt does not count. With a single voter, a vote under another name is not taken for theirs; a `from` or
/// `messageId` written by the model is ignored.
[[nodiscard]] tl::expected<Votes, Unread> readVotes(const QString &answer, const Asked &asked);

/// What the floor would not accept in a vote, in words for the model; empty: nothing.
[[nodiscard]] QString flawIn(const model::RawState &vote);

/// The vote with unreadable minor values set to their defaults: better than no vote.
[[nodiscard]] VoteRead withDefaults(VoteRead vote);

} // namespace studio::agent
