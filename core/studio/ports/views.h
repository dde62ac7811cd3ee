// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/call_record.h"
#include "core/model/decision.h"
#include "core/model/decision_facts.h"
#include "core/model/failed_reply.h"
#include "core/model/floor.h"
#include "core/model/past/message_page.h"
#include "core/model/persona.h"
#include "core/model/room.h"
#include "core/model/summary.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

// A room as code outside the core sees it: plain values, computed in the core and only painted outside.
namespace studio::ports {

/// How a turn ended; a silence has its cause.
struct TurnEnd
{
    model::Outcome outcome = model::Outcome::Spoke;
    std::optional<model::Cause> cause;
    bool operator==(const TurnEnd &) const = default;
};

/// One companion's row on the floor.
struct FloorRow
{
    enum class Vote {
        None,    ///< no round has asked for a vote yet, or not for this one
        Pending, ///< asked, no answer yet
        Voted,
        Missing, ///< counted as `listen, 0`, see cause
    };

    base::ParticipantId id;
    Vote vote = Vote::None;
    model::VoteState state = model::VoteState::Listen;
    int importance = 0; ///< 0..10
    bool selected = false;
    std::optional<model::Cause> cause; ///< with Missing
    model::Closing stage = model::Closing::None;
    bool muted = false;
    bool winner = false;             ///< won the newest decision
    bool speaking = false;           ///< holds the floor; false in the gap before the turn
    bool next = false;               ///< holds the floor but has not begun: in the gap, held or paused
    std::optional<model::Flip> flip; ///< the smallest change of this vote that would change the outcome
    bool awake = false;              ///< resource: woken, and not finished yet
    std::optional<int> wanted;       ///< resource: waits until the level reaches this
    std::optional<model::VoteManner> manner{};   ///< with Voted: how the vote was obtained
    std::optional<model::CallTrouble> trouble{}; ///< with Missing: details of the cause
    std::optional<TurnEnd> lastEnd; ///< how the newest turn of the companion ended, while none is running

    bool operator==(const FloorRow &) const = default;
};

/// A part of the level that is about to be refunded.
struct PendingRefund
{
    base::ParticipantId from; ///< the participant who spent it
    int amount = 0;
    base::Millis spent{0}; ///< when it was spent; both times on the room's axis
    base::Millis due{0};
    bool operator==(const PendingRefund &) const = default;
};

/// A purchase of speech, or an attempt.
struct Spending
{
    base::Millis t{0}; ///< on the room's axis
    QDateTime time;    ///< UTC; invalid: in an earlier session, time unknown
    base::ParticipantId from;
    int amount = 0;
    bool success = false;
    QString refusal;                        ///< the floor's own word if not: "tooLong: 10"; see explain
    int level = 0;                          ///< afterwards
    std::optional<base::MessageId> message; ///< the purchased message
    bool operator==(const Spending &) const = default;
};

/// The level of the room from a point in time on.
struct LevelPoint
{
    base::Millis t{0};
    int level = 0;
    bool operator==(const LevelPoint &) const = default;
};

/// The resource of a room (turn-taking §4).
struct MeterView
{
    static constexpr int kMostSpendings = 50;
    static constexpr int kMostPoints = 200;

    base::Millis now{0};          ///< on the room's axis, when this view was made
    int level = 100;              ///< 0..100
    QList<PendingRefund> refunds; ///< the next one first
    QList<Spending> spendings;    ///< the newest spendings, oldest first
    QList<LevelPoint> history;    ///< the newest changes, oldest first
    bool operator==(const MeterView &) const = default;
};

/// One companion's place in the ring.
struct RingSeat
{
    base::ParticipantId id;
    bool silent = false;   ///< was silent in this cycle
    bool maySpeak = false; ///< the floor's answer if asked now …
    QString reason;        ///< … and its reason, a word of the floor: "is_current_speaker"
    bool operator==(const RingSeat &) const = default;
};

/// How the ring's current companion got the turn.
struct RingStart
{
    enum class Why {
        First,     ///< a message woke the ring: the first companion that may speak
        Addressed, ///< a user asked the companion by name
        After,     ///< the next companion after another
        Cued,
    };
    Why why = Why::First;
    std::optional<base::ParticipantId> after; ///< with After
    bool operator==(const RingStart &) const = default;
};

/// The ring of a room (turn-taking §5).
struct RingView
{
    QList<RingSeat> order;
    std::optional<base::ParticipantId> current; ///< none: dormant
    std::optional<RingStart> start;             ///< of the current companion's turn, while there is one
    std::optional<base::ParticipantId> next;    ///< the next to speak after the current companion
    /// UTC; the last change of order, current or silent. Invalid: never, or at an unknown time.
    QDateTime lastChange;
    /// Whom a user's message to everybody would wake, and whom an outsider's; none: nobody.
    std::optional<base::ParticipantId> userWakes;
    std::optional<base::ParticipantId> outsiderWakes;
    bool operator==(const RingView &) const = default;
};

/// The floor of one room, as of one event.
struct FloorView
{
    QList<FloorRow> rows;                    ///< in roster order
    std::optional<base::MessageId> votingOn; ///< the open round
    bool directing = false;                  ///< this round asks the director, and nobody votes
    std::optional<model::Decision> decision; ///< the newest decision …
    model::DecisionFacts decisionFacts{};    ///< … and its facts
    std::optional<model::Rest> rest;         ///< why nothing is going on; set only then
    bool held = false;
    bool paused = false;
    bool stopped = false;
    int companionTurns = 0;             ///< since the last user message
    int sessionTurns = 0;               ///< turns of companions in the whole life of the room …
    std::optional<int> maxSessionTurns; ///< … and its limit; none: no limit
    model::PolicySettings policy;
    std::optional<MeterView> meter; ///< under `resource`
    std::optional<RingView> ring;   ///< under `ring`
    /// Why the director did not choose in the newest of its rounds; none: the director chose.
    std::optional<model::CallTrouble> directorTrouble{};
    /// Replies that failed for technical reasons and were not repeated, oldest first.
    QList<model::FailedReply> failed{};

    bool operator==(const FloorView &) const = default;
};

/// A model that is being loaded into memory.
struct LoadingModel
{
    QString name;
    base::Millis waited{0}; ///< as of this report
    bool operator==(const LoadingModel &) const = default;
};

/// A model call that waits. Not in the log: it is only true now.
struct WaitingCall
{
    base::ParticipantId companion; ///< `director`: the call chooses who speaks next
    bool vote = false;             ///< else a turn, or a choice of the director
    model::CallTrouble trouble;
    int failedTries = 0;                   ///< 0: the call waits in our own queue
    std::optional<base::Millis> left;      ///< until the next try; counted from this report
    std::optional<LoadingModel> loading{}; ///< the model for which the call waits
    bool operator==(const WaitingCall &) const = default;
};

/// A turn that is running now.
struct RunningTurn
{
    base::TurnId turn;
    base::ParticipantId companion;
    QString saidSoFar;
    bool operator==(const RunningTurn &) const = default;
};

/// A room at event number `seq`: the events seq + 1, seq + 2, … follow it.
struct RoomView
{
    qint64 seq = 0;
    model::Room room;
    QList<model::Persona> personas; ///< newest revisions of all companions that are or were in the room
    model::MessagePage newest;      ///< the last page of messages
    FloorView floor;
    std::optional<RunningTurn> running;
    QList<WaitingCall> waiting{};
    QString modelName;                 ///< the model that answers for the companions, as shown to users
    QList<model::Summary> summaries{}; ///< without removed summaries, in the order of their making

    bool operator==(const RoomView &) const = default;
};

} // namespace studio::ports
