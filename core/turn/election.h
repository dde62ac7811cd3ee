// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/decision.h"

#include <QList>

#include <optional>

// Who wins a round, by how much, and what would have changed it (§3.5 to §3.7). Pure arithmetic over votes.
namespace studio::turn {

/// A candidate, and how long it has been silent.
struct Contender
{
    model::Candidate candidate;
    qint64 lastSpoke = 0; ///< number of its newest message when the round opened; 0: never

    bool operator==(const Contender &) const = default;
};

/// What decides a round beside its votes: what is known of its message, and the rules that not every round
/// has (§10).
struct Terms
{
    bool isOfUser = false;            ///< a user's message: votes that ask for silence count
    bool courtesy = false;            ///< somebody speaks if anybody voted
    bool speaksWithoutVotes = false;  ///< somebody speaks though no vote could be had, for technical reasons
    bool earlyIsTrouble = false;      ///< a vote that was not waited for is one that could not be had
    QList<base::ParticipantId> to;    ///< of the message
    QList<base::ParticipantId> named; ///< by the message, in the order in which they go first
    QList<base::ParticipantId> unable{}; ///< to speak without a vote, since the round opened

    bool operator==(const Terms &) const = default;
};

/// The votes of a round, and the terms under which they are counted.
struct Poll
{
    QList<Contender> contenders; ///< in the roster's order
    Terms terms;

    bool operator==(const Poll &) const = default;
};

/// Who is first, and by which rule.
struct Lead
{
    model::Rule rule = model::Rule::Nobody;
    const Contender *winner = nullptr; ///< points into the contenders; none with Nobody

    [[nodiscard]] std::optional<base::ParticipantId> winnerId() const
    {
        return winner ? std::optional(winner->candidate.id) : std::nullopt;
    }
};

/// The selected with the highest importance, else those who want to speak, else whom the terms let speak,
/// else nobody; ties go to the longest silent, then to the earlier. A candidate without a vote counts as
/// `listen, 0`.
[[nodiscard]] Lead elect(const Poll &poll);

/// More than half of the votes on a user's message ask for silence.
[[nodiscard]] bool isHushed(const Poll &poll);

/// The decision that the votes give: winner, runner-up, margin and flip.
[[nodiscard]] model::Decision decide(const base::MessageId &message, const Poll &poll);

/// The smallest change of one field of one vote that gives another outcome; with `only`, of that one's vote.
/// Votes that could not be had stay so.
[[nodiscard]] std::optional<model::Flip> smallestFlip(const Poll &poll,
                                                      const std::optional<base::ParticipantId> &only = {});

} // namespace studio::turn
