// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/model/decision.h"

#include <QList>
#include <QMap>
#include <QSet>

#include <optional>

// "What if?": a change that is tried on the recorded rounds of a room, and its results. Plain values; the
// rules are in core/what_if.
namespace studio::model {

/// A different vote of one voter. Absent fields stay as recorded; a voter without a vote gets one as soon as
/// any field is set (on top of `listen, 0`).
struct VoteEdit
{
    base::ParticipantId companion;
    std::optional<VoteState> state;
    std::optional<int> importance; ///< 0..10
    std::optional<bool> selected;
    std::optional<Closing> closing;
    bool missing = false; ///< as if the voter had not voted at all
    bool operator==(const VoteEdit &) const = default;

    [[nodiscard]] bool isEmpty() const { return !state && !importance && !selected && !closing && !missing; }
};

/// The same change to every vote of one companion. A missing vote stays missing.
struct VoteShift
{
    int importance = 0; ///< added; the sum is clamped to 0..10
    std::optional<VoteState> state;
    std::optional<bool> selected;
    std::optional<Closing> closing;
    bool operator==(const VoteShift &) const = default;
};

/// A change that is tried on past rounds. It never changes the room.
struct WhatIf
{
    /// One round: the number of the event that holds its Decision, and other votes in it.
    std::optional<qint64> round;
    bool newestRound = false; ///< instead of `round`: the newest round that votes decided
    QList<VoteEdit> votes;
    // all rounds
    QMap<base::ParticipantId, VoteShift> shifts;
    QSet<base::ParticipantId> leftOut;        ///< as if they had not been asked
    std::optional<base::Millis> voteDeadline; ///< for everybody
    std::optional<bool> terminalEndsRoom;
    bool wantsMarks = false; ///< the answer has a mark for each round
    bool operator==(const WhatIf &) const = default;

    [[nodiscard]] bool isEmpty() const
    {
        return votes.isEmpty() && shifts.isEmpty() && leftOut.isEmpty() && !voteDeadline && !terminalEndsRoom;
    }
};

/// One round, as it was and as it would have been.
struct ReDecided
{
    /// Why the outcome is unknown.
    enum class Unknown {
        None,
        NotAwaited, ///< a relevant vote was cut off because the outcome was certain without it
        TimedOut,   ///< a relevant vote never came; a longer deadline might have brought it
    };
    qint64 seq = 0; ///< of the event that holds the Decision
    Decision was;
    Decision would;
    bool spoke = false;      ///< whether `was.winner` got the floor; `terminalEndsRoom` may deny it
    bool wouldSpeak = false; ///< the same for `would.winner`
    Unknown unknown = Unknown::None;
    QList<base::ParticipantId> unknownVotes; ///< whose votes; in roster order, only those of that kind

    /// Whether somebody else, or nobody, would have spoken. False while unknown.
    [[nodiscard]] bool differs() const
    {
        return unknown == Unknown::None && (spoke != wouldSpeak || (spoke && was.winner != would.winner));
    }
    bool operator==(const ReDecided &) const = default;
};

/// How one round of the room would have ended, for a mark beside it.
struct RoundMark
{
    enum class Kind { Same, OtherWinner, Nobody, Unknown };

    qint64 seq = 0; ///< of the event that holds the Decision
    Kind kind = Kind::Same;
    std::optional<base::ParticipantId> winner{}; ///< the companion that would have spoken
    bool operator==(const RoundMark &) const = default;
};

struct WhatIfAnswer
{
    /// Rounds in the whole room that were decided by votes or had only one candidate; not rounds that were
    /// superseded, stopped or cued.
    qint64 decisions = 0;
    qint64 differ = 0;              ///< of these, rounds with another outcome
    qint64 unknown = 0;             ///< of these, rounds with an unknown outcome
    std::optional<ReDecided> round; ///< the round that was asked about
    QList<ReDecided> examples;      ///< the newest rounds that differ, newest first, at most kMostExamples
    QList<RoundMark> marks;         ///< if wanted: of all rounds, newest first

    static constexpr qsizetype kMostExamples = 100;
    bool operator==(const WhatIfAnswer &) const = default;
};

} // namespace studio::model
