// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <QList>

#include <optional>

namespace studio::ui {

/// A companion had the floor, or was awake under the resource; or a round in which nobody took it. Times are
/// on the room's axis.
struct LoggedTurn
{
    /// How it came.
    enum class Way {
        Selected,
        Speak,
        Courtesy,
        NoVotes,
        Second,
        Natural,
        List,
        Pooled,
        Queued,
        Addressed,
        Directed,
        Fallback,
        Owed,
        OnlyCandidate,
        Cued,
        Nobody,  ///< no turn: a round without a winner
        Ring,    ///< by its place in the ring
        Message, ///< woken, as the next two
        Missed,
        Refund,
        Idle,
        Unasked, ///< bought speech without being awake
        Unknown, ///< decided before the events that were read
    };
    /// Something it wanted to buy and did not get.
    struct Refusal
    {
        std::optional<int> wanted;
        int level = 0;
        QString why; ///< the floor's own word: "tooLong: 10"
        bool operator==(const Refusal &) const = default;
    };

    qint64 seq = 0; ///< of the event that began it
    base::TurnId turn;
    base::ParticipantId companion; ///< empty: nobody
    Way way = Way::Unknown;
    base::Millis began{0};             ///< its speech, or its being awake
    std::optional<base::Millis> ended; ///< none: it goes on
    QDateTime time;                    ///< UTC, when it began
    std::optional<model::Outcome> outcome;
    std::optional<model::Cause> cause; ///< why it was silent, cut off or failed
    qint64 message = -1;               ///< the newest that it said, as the transcript counts
    int spent = 0;                     ///< of the level
    int purchases = 0;
    std::optional<Refusal> refusal; ///< the newest one
    std::optional<model::Decision> decision;
    qint64 decisionSeq = 0; ///< of the event that holds it

    [[nodiscard]] bool isRunning() const { return !ended.has_value(); }
    [[nodiscard]] bool isSilent() const { return ended && message < 0; }
    bool operator==(const LoggedTurn &) const = default;
};

/// A round that was decided by votes.
struct LoggedRound
{
    qint64 seq = 0;
    QDateTime time; ///< UTC
    model::Decision decision;
    bool operator==(const LoggedRound &) const = default;
};

/// Turns and rounds out of a room's events, of every policy. It keeps the few events that matter and reads
/// them again when older ones come. Pure.
class TurnLog
{
public:
    void clear();
    /// \return whether turns() or rounds() may differ
    bool takeOlder(const QList<model::Envelope> &events); ///< just before those that it has
    bool takeNewer(const QList<model::Envelope> &events);

    [[nodiscard]] const QList<LoggedTurn> &turns() const { return m_turns; }    ///< oldest first
    [[nodiscard]] const QList<LoggedRound> &rounds() const { return m_rounds; } ///< oldest first

private:
    void read();

    QList<model::Envelope> m_events;
    QList<LoggedTurn> m_turns;
    QList<LoggedRound> m_rounds;
};

} // namespace studio::ui
