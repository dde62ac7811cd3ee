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

/// Who speaks if a round ends without a vote, for technical reasons (§10.8).
struct WithoutVotes
{
    bool speaks = false; ///< somebody does: a user or an outsider spoke, and the policy does not let it rest
    QList<base::ParticipantId> named;    ///< by the message, in the order in which they go first
    QList<base::ParticipantId> unable{}; ///< to speak, since the round opened

    bool operator==(const WithoutVotes &) const = default;
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

/// The selected with the highest importance, else those who want to speak, else nobody; ties go to the
/// longest silent, then to the earlier. A candidate without a vote counts as `listen, 0`. Without any vote: a
/// candidate whose vote failed for a technical reason, as `withoutVotes` says.
[[nodiscard]] Lead elect(const QList<Contender> &contenders, const WithoutVotes &withoutVotes = {});

/// The decision that the votes give: winner, runner-up, margin and flip.
[[nodiscard]] model::Decision decide(const base::MessageId &message, const QList<Contender> &contenders,
                                     const WithoutVotes &withoutVotes = {});

/// The smallest change of one field of one vote that gives another outcome; with `only`, of that one's vote.
[[nodiscard]] std::optional<model::Flip> smallestFlip(const QList<Contender> &contenders,
                                                      const std::optional<base::ParticipantId> &only = {});

} // namespace studio::turn
