// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/model/call_sum.h"
#include "core/model/cause.h"
#include "core/model/decision.h"

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>

// A room in numbers: what was said, by whom and why, what was missing, how long it took and what it cost.
namespace studio::model {

/// How long something took, over many times. Everything is 0 if count is.
struct Durations
{
    qint64 count = 0;
    base::Millis median{0};
    base::Millis p95{0}; ///< nineteen of twenty took no longer
    base::Millis longest{0};
    bool operator==(const Durations &) const = default;
};

/// By what a companion came to a turn: a rule of a decision, or, on the resource floor, by paying for it.
struct TurnCounts
{
    QMap<Rule, qint64> byRule; ///< decisions that it won
    qint64 bought = 0;         ///< messages that it paid for
    bool operator==(const TurnCounts &) const = default;
};

/// What a director chose, in the rounds in which it was asked (turn-taking §11).
struct DirectorChoices
{
    qint64 asked = 0;  ///< rounds that ended with a decision
    qint64 nobody = 0; ///< of them: nobody was to speak
    qint64 failed = 0; ///< of them: it gave no valid answer, so the longest silent spoke
    CallSum calls;     ///< of its model
    bool operator==(const DirectorChoices &) const = default;
};

/// What one participant has to do with it.
struct ParticipantStatistics
{
    base::ParticipantId id;
    QString name;           ///< as shown
    qint64 messages = 0;    ///< of the talk as it stands: other alternatives do not count
    qint64 interrupted = 0; ///< of them
    qint64 characters = 0;  ///< of its messages: Unicode characters that are no spaces, edits included
    TurnCounts turns;
    qint64 asked = 0;            ///< votes that were asked of it, up to a decision
    QMap<Cause, qint64> missing; ///< votes that it has not in the decisions
    qint64 offered = 0;          ///< choices of the director in which it could have been chosen
    Durations vote;              ///< from the question to the vote
    Durations firstWord;         ///< from the beginning of a turn to the first words
    Durations reply;             ///< from there to the message
    CallSum calls;               ///< of its models; a call for several is counted with the first
    bool operator==(const ParticipantStatistics &) const = default;
};

/// Counts of talk, decisions and votes are of the way to the newest event (path.h). Durations and costs are
/// of all that was done, alternatives that were left included: the time was spent.
struct RoomStatistics
{
    base::RoomId room;
    QString name;
    qint64 messages = 0;
    qint64 characters = 0;
    QDateTime first; ///< of the oldest message, UTC; invalid: there is none
    QDateTime last;
    qint64 asked = 0; ///< votes
    QMap<Rule, qint64> decisions;
    QMap<Cause, qint64> missing;
    DirectorChoices director;
    Durations vote;
    Durations firstWord;
    Durations reply;
    CallSum calls; ///< of the room, those of nobody included
    /// Whoever has said something, is in the roster or was asked; who said most comes first.
    QList<ParticipantStatistics> participants;
    bool operator==(const RoomStatistics &) const = default;
};

} // namespace studio::model
