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

// A room in numbers: messages, speakers and reasons, missing votes, durations and costs.
namespace studio::model {

/// The duration of something, measured many times. Everything is 0 if count is 0.
struct Durations
{
    qint64 count = 0;
    base::Millis median{0};
    base::Millis p95{0}; ///< 95 % took no longer
    base::Millis longest{0};
    bool operator==(const Durations &) const = default;
};

/// How a companion got turns: by a rule of a decision or, on the resource floor, by paying.
struct TurnCounts
{
    QMap<Rule, qint64> byRule; ///< decisions won
    qint64 bought = 0;         ///< messages paid for
    bool operator==(const TurnCounts &) const = default;
};

/// The director's choices, in rounds in which the director was asked (turn-taking §11).
struct DirectorChoices
{
    qint64 asked = 0;  ///< rounds that ended with a decision
    qint64 nobody = 0; ///< of these: the choice was nobody
    qint64 failed = 0; ///< of these: no valid answer, so the longest silent spoke
    CallSum calls;     ///< of the director's model
    bool operator==(const DirectorChoices &) const = default;
};

/// The numbers of one participant.
struct ParticipantStatistics
{
    base::ParticipantId id;
    QString name;           ///< as shown
    qint64 messages = 0;    ///< on the current way: other alternatives do not count
    qint64 interrupted = 0; ///< of these messages
    qint64 characters = 0;  ///< in these messages: Unicode characters except spaces, after edits
    TurnCounts turns;
    qint64 asked = 0;            ///< votes asked for, up to a decision
    QMap<Cause, qint64> missing; ///< votes missing in decisions
    qint64 offered = 0;          ///< choices of the director with this participant as a candidate
    Durations vote;              ///< from the question to the vote
    Durations firstWord;         ///< from the beginning of a turn to the first words
    Durations reply;             ///< from the first words to the message
    CallSum calls; ///< of the companion's models; a call for several companions counts for the first
    bool operator==(const ParticipantStatistics &) const = default;
};

/// Counts of messages, decisions and votes are for the way to the newest event (path.h). Durations and costs
/// include everything, even abandoned alternatives, because the time was spent.
struct RoomStatistics
{
    base::RoomId room;
    QString name;
    qint64 messages = 0;
    qint64 characters = 0;
    QDateTime first; ///< of the oldest message, UTC; invalid: there are no messages
    QDateTime last;
    qint64 asked = 0; ///< votes
    QMap<Rule, qint64> decisions;
    QMap<Cause, qint64> missing;
    DirectorChoices director;
    Durations vote;
    Durations firstWord;
    Durations reply;
    CallSum calls; ///< of the whole room, including calls for no companion
    /// Participants who have spoken, are on the roster or were asked; most messages first.
    QList<ParticipantStatistics> participants;
    bool operator==(const RoomStatistics &) const = default;
};

} // namespace studio::model
