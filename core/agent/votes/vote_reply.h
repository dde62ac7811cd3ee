// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/votes/vote_words.h"
#include "core/base/ids.h"
#include "core/llm/model_client.h"
#include "core/model/call_record.h"
#include "core/model/cause.h"
#include "core/model/state.h"

#include <QList>
#include <QMap>

#include <tl/expected.hpp>

// Reads what a model answers when it is asked for votes, as leniently as it can without a guess, into States
// that the floor takes (turn-taking §3.3). What was not as it should be is told beside it. Pure.
namespace studio::agent {

/// The most of a vote's text that is read; a longer one is Malformed.
inline constexpr qsizetype kLongestVote = 64 * 1024;

/// Whose votes are looked for, and how.
struct Asked
{
    QList<base::ParticipantId> voters;
    QList<llm::Present> present{}; ///< by whose names a vote may be told apart
    VoteScale scale = VoteScale::Ten;
};

struct VoteRead
{
    model::RawState state; ///< a value that cannot be read is left as it came
    QList<model::VoteMend> mends{};
    std::optional<double> importance{}; ///< as it was written, if it was a number by itself
    bool operator==(const VoteRead &) const = default;
};
using Votes = QMap<base::ParticipantId, VoteRead>;

/// Why there is no vote in an answer.
struct Unread
{
    model::Cause cause = model::Cause::Malformed; ///< NoAnswer for nothing, Refused for words of refusal
    QString flaw{};                               ///< with Malformed: in words for the model
    bool onlyThought = false;                     ///< with NoAnswer
};

/// The votes in an answer. Of several by one voter the last whole one counts; the example of the prompt is
/// none. A vote that is told to be somebody else's is not taken for that of the only voter; a `from` or
/// `messageId` of the model's own is not heard.
[[nodiscard]] tl::expected<Votes, Unread> readVotes(const QString &answer, const Asked &asked);

/// What the floor would not take of a vote, in words for the model; empty: nothing.
[[nodiscard]] QString flawIn(const model::RawState &vote);

/// The vote with what is beside the point, but could not be read, at its default: better than none.
[[nodiscard]] VoteRead withDefaults(VoteRead vote);

} // namespace studio::agent
