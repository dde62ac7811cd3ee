// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/cause.h"
#include "core/model/state.h"

#include <QList>

#include <algorithm>
#include <optional>
#include <variant>

namespace studio::model {

/// By what a round was decided (turn-taking §3.5, §2).
enum class Rule {
    Selected,
    Speak,
    Courtesy,  ///< nobody wanted to speak, and a user is not left without an answer (§10.9)
    NoVotes,   ///< no vote could be had for technical reasons, so somebody speaks without one (§10.8)
    Natural,   ///< first of a list of the named and of those whose draws were low enough (§11)
    List,      ///< first of the room's order
    Pooled,    ///< one of those who have said nothing since the user did
    Queued,    ///< the next one of a list
    Addressed, ///< the only one whom the message is for, or whom it asks
    Directed,  ///< chosen by the director
    Fallback,  ///< the director gave no valid answer, so the longest silent speaks
    Owed,      ///< the owner of the oldest open question, before the room falls silent (§12)
    Second,    ///< the turn that was won came to nothing, so the votes choose among the others (§10.10)
    OnlyCandidate,
    Cued,
    Nobody,
    Superseded,
    Stopped,
};

/// Whether a vote round came to its own end with that rule: the votes, or their absence, decided it.
[[nodiscard]] constexpr bool isOfVotes(Rule rule)
{
    return rule == Rule::Selected || rule == Rule::Speak || rule == Rule::Courtesy || rule == Rule::NoVotes ||
           rule == Rule::Nobody;
}

/// Whether somebody of a list has the floor by that rule.
[[nodiscard]] constexpr bool isOfList(Rule rule)
{
    return rule == Rule::Natural || rule == Rule::List || rule == Rule::Pooled || rule == Rule::Queued;
}

/// A voter's part in a Decision: its repaired vote, or `listen, 0` with the cause of having none.
struct Candidate
{
    base::ParticipantId id;
    VoteState state = VoteState::Listen;
    int importance = 0;
    bool selected = false;
    Closing closing = Closing::None;
    std::optional<Cause> cause;
    bool quiet = false; ///< the user has asked for silence

    // of a list (§11): no vote, so it has no importance; `selected` are the named
    bool isListed = false;
    std::optional<int> draw;          ///< natural: out of 1000; the named draw nothing
    std::optional<int> talkativeness; ///< natural: what the draw has to stay below

    bool operator==(const Candidate &) const = default;
};

/// The smallest change of one field of one vote that gives another winner, or nobody.
struct Flip
{
    enum class Field { Importance, State, Selected };
    using Value = std::variant<int, VoteState, bool>; ///< by field

    base::ParticipantId companion;
    Field field = Field::Importance;
    Value from;
    Value to;
    std::optional<base::ParticipantId> winner; ///< who would win then; none: nobody

    bool operator==(const Flip &) const = default;
};

/// How one round ended (topic `decisions`). Exactly one a round; also made by a cue without a round.
struct Decision
{
    std::optional<base::MessageId> messageId; ///< none only for a cue in a room without messages
    Rule rule = Rule::Nobody;
    std::optional<base::ParticipantId> winner;
    std::optional<base::ParticipantId> runnerUp; ///< who would win without the winner
    std::optional<int> margin;                   ///< in importance, if both win by the same rule
    std::optional<Flip> flip;
    QList<Candidate> candidates;      ///< in roster order
    QList<base::ParticipantId> queue; ///< who speaks after the winner, in that order
    std::optional<Cause> cause;       ///< with Fallback: why the director did not choose
    bool idle = false;                ///< nothing new was said: a silence had lasted

    bool operator==(const Decision &) const = default;
};

/// Whether votes, or their absence, decided it; a director's `nobody` has the same rule.
[[nodiscard]] inline bool isOfVotes(const Decision &decision)
{
    return isOfVotes(decision.rule) &&
           std::none_of(decision.candidates.cbegin(), decision.candidates.cend(),
                        [](const Candidate &one) { return one.cause == Cause::NotAsked; });
}

} // namespace studio::model
