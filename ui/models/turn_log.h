// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <QList>

#include <optional>

namespace studio::ui {

/// A turn, in which a companion had the floor or was awake under the resource; or a round in which nobody
/// took the floor. Times are on the room's axis.
struct LoggedTurn
{
    /// How the turn came about.
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
        Ring,    ///< by the companion's place in the ring
        Message, ///< woken, like the next two
        Missed,
        Refund,
        Idle,
        Unasked, ///< bought speech without being awake
        Unknown, ///< decided before the first event that was read
    };
    /// A purchase that was refused.
    struct Refusal
    {
        std::optional<int> wanted;
        int level = 0;
        QString why; ///< the floor's own code: "tooLong: 10"
        bool operator==(const Refusal &) const = default;
    };

    qint64 seq = 0; ///< of its first event
    base::TurnId turn;
    base::ParticipantId companion; ///< empty: nobody
    Way way = Way::Unknown;
    base::Millis began{0};             ///< start of speech, or of being awake
    std::optional<base::Millis> ended; ///< none: still running
    QDateTime time;                    ///< UTC, start
    std::optional<model::Outcome> outcome;
    std::optional<model::Cause> cause; ///< why it was silent, cut off or a failure
    qint64 message = -1;               ///< its newest message, index as in the transcript
    int spent = 0;                     ///< from the level
    int purchases = 0;
    std::optional<Refusal> refusal; ///< the newest
    std::optional<model::Decision> decision;
    qint64 decisionSeq = 0; ///< of the event with the decision

    [[nodiscard]] bool isRunning() const { return !ended.has_value(); }
    [[nodiscard]] bool isSilent() const { return ended && message < 0; }
    bool operator==(const LoggedTurn &) const = default;
};

/// A round decided by votes.
struct LoggedRound
{
    qint64 seq = 0;
    QDateTime time; ///< UTC
    model::Decision decision;
    bool operator==(const LoggedRound &) const = default;
};

/// Turns and rounds derived from a room's events, under every policy. It keeps the few events that matter and
/// reads them again when older events arrive. Pure.
class TurnLog
{
public:
    void clear();
    /// \return whether turns() or rounds() may have changed
    bool takeOlder(const QList<model::Envelope> &events); ///< directly before the events read so far
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
