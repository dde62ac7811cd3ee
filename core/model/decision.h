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

/// The rule that decided a round (turn-taking §3.5, §2).
enum class Rule {
    Selected,
    Speak,
    Courtesy,  ///< nobody wanted to speak, but a user must not be left without an answer (§10.9)
    NoVotes,   ///< no vote arrived for technical reasons, so somebody speaks without one (§10.8)
    Natural,   ///< first of a list: the named, and those whose draws were low enough (§11)
    List,      ///< first in the room's order
    Pooled,    ///< a companion that has been silent since the user spoke
    Queued,    ///< the next in a list
    Addressed, ///< the only one the message is for, or whom it asks
    Directed,  ///< chosen by the director
    Fallback,  ///< the director gave no valid answer, so the longest silent speaks
    Owed,      ///< the owner of the oldest open question, before the room falls silent (§12)
    Second,    ///< the winner's turn came to nothing, so the votes choose among the others (§10.10)
    OnlyCandidate,
    Cued,
    Nobody,
    Superseded,
    Stopped,
};

/// Whether this rule ends a vote round in the normal way: the votes, or their absence, decided it.
[[nodiscard]] constexpr bool isOfVotes(Rule rule)
{
    return rule == Rule::Selected || rule == Rule::Speak || rule == Rule::Courtesy || rule == Rule::NoVotes ||
           rule == Rule::Nobody;
}

/// Whether this rule gives the floor to somebody in a list.
[[nodiscard]] constexpr bool isOfList(Rule rule)
{
    return rule == Rule::Natural || rule == Rule::List || rule == Rule::Pooled || rule == Rule::Queued;
}

/// A voter's part in a Decision: the repaired vote, or `listen, 0` with the cause of having no vote.
struct Candidate
{
    base::ParticipantId id;
    VoteState state = VoteState::Listen;
    int importance = 0;
    bool selected = false;
    Closing closing = Closing::None;
    std::optional<Cause> cause;
    bool quiet = false; ///< the user has asked for silence

    // in a list (§11): no vote, so there is no importance; `selected` are the named
    bool isListed = false;
    std::optional<int> draw;          ///< natural: out of 1000; named companions draw nothing
    std::optional<int> talkativeness; ///< natural: the draw must be lower than this

    bool operator==(const Candidate &) const = default;
};

/// The smallest change of one field of one vote that gives another winner, or nobody.
struct Flip
{
    enum class Field { Importance, State, Selected };
    using Value = std::variant<int, VoteState, bool>; ///< the type depends on the field

    base::ParticipantId companion;
    Field field = Field::Importance;
    Value from;
    Value to;
    std::optional<base::ParticipantId> winner; ///< the winner after this change; none: nobody

    bool operator==(const Flip &) const = default;
};

/// How one round ended (topic `decisions`). Exactly one per round; a cue without a round also makes one.
struct Decision
{
    std::optional<base::MessageId> messageId; ///< none only for a cue in a room without messages
    Rule rule = Rule::Nobody;
    std::optional<base::ParticipantId> winner;
    std::optional<base::ParticipantId> runnerUp; ///< the companion that would win without the winner
    std::optional<int> margin;                   ///< in importance, if both win by the same rule
    std::optional<Flip> flip;
    QList<Candidate> candidates;      ///< in roster order
    QList<base::ParticipantId> queue; ///< the speakers after the winner, in this order
    std::optional<Cause> cause;       ///< with Fallback: why the director did not choose
    bool idle = false;                ///< caused by a long silence, not by a new message

    bool operator==(const Decision &) const = default;
};

/// Whether votes, or their absence, made the decision; a director's `nobody` has the same rule.
[[nodiscard]] inline bool isOfVotes(const Decision &decision)
{
    return isOfVotes(decision.rule) &&
           std::none_of(decision.candidates.cbegin(), decision.candidates.cend(),
                        [](const Candidate &one) { return one.cause == Cause::NotAsked; });
}

} // namespace studio::model
