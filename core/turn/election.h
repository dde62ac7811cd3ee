// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/decision.h"

#include <QList>

#include <optional>

// Decides who wins a round, by how much, and what would have changed the result (§3.5 to §3.7). Pure
// arithmetic over votes.
namespace studio::turn {

/// A candidate, and how long the candidate has been silent.
struct Contender
{
    model::Candidate candidate;
    qint64 lastSpoke = 0; ///< number of the candidate's newest message when the round opened; 0: never

    bool operator==(const Contender &) const = default;
};

/// What decides a round besides its votes: facts about its message, and rules that not every round has (§10).
struct Terms
{
    bool isOfUser = false;           ///< a user's message: votes that ask for silence count
    bool courtesy = false;           ///< somebody speaks as long as anybody voted
    bool speaksWithoutVotes = false; ///< somebody speaks even if technical reasons prevented all votes
    bool earlyIsTrouble = false; ///< a vote that was not waited for counts as prevented by technical reasons
    QList<base::ParticipantId> to;       ///< of the message
    QList<base::ParticipantId> named;    ///< in the message, in order of precedence
    QList<base::ParticipantId> unable{}; ///< no longer able to speak without a vote, since the round opened

    bool operator==(const Terms &) const = default;
};

/// The votes of a round, and the terms under which they are counted.
struct Poll
{
    QList<Contender> contenders; ///< in the roster's order
    Terms terms;

    bool operator==(const Poll &) const = default;
};

/// The leading candidate, and the rule that puts them first.
struct Lead
{
    model::Rule rule = model::Rule::Nobody;
    const Contender *winner = nullptr; ///< points into the contenders; null with Nobody

    [[nodiscard]] std::optional<base::ParticipantId> winnerId() const
    {
        return winner ? std::optional(winner->candidate.id) : std::nullopt;
    }
};

/// Finds the leader: the selected candidate with the highest importance, else one that wants to speak, else
/// one that the terms let speak, else nobody. Ties go to the longest silent, then to the earlier in the
/// roster. A candidate without a vote counts as `listen, 0`.
[[nodiscard]] Lead elect(const Poll &poll);

/// Whether more than half of the votes on a user's message ask for silence.
[[nodiscard]] bool isHushed(const Poll &poll);

/// The decision that follows from the votes: winner, runner-up, margin and flip.
[[nodiscard]] model::Decision decide(const base::MessageId &message, const Poll &poll);

/// The smallest change of one field of one vote that gives another outcome; with `only`, of the vote of that
/// candidate. Votes that could not be obtained stay missing.
[[nodiscard]] std::optional<model::Flip> smallestFlip(const Poll &poll,
                                                      const std::optional<base::ParticipantId> &only = {});

} // namespace studio::turn
