// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/call_record.h"
#include "core/model/decision.h"
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

// What the outside sees of a room: plain values, computed in the core, only painted outside.
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
        None,    ///< no round has asked it yet, or it was not asked in this one
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
    bool winner = false;             ///< of the newest decision
    bool speaking = false;           ///< holds the floor; false in the gap before
    bool next = false;               ///< holds the floor but has not begun: in the gap, held or paused
    std::optional<model::Flip> flip; ///< the smallest change of this vote that would give another outcome
    bool awake = false;              ///< resource: woken, and not done yet
    std::optional<int> wanted;       ///< resource: waits until the level reaches this
    std::optional<model::VoteManner> manner{};   ///< with Voted: how it was had
    std::optional<model::CallTrouble> trouble{}; ///< with Missing: more of the cause
    std::optional<TurnEnd> lastEnd;              ///< how its newest turn ended, while none is running

    bool operator==(const FloorRow &) const = default;
};

/// A part of the level that is on its way back.
struct PendingRefund
{
    base::ParticipantId from; ///< who spent it
    int amount = 0;
    base::Millis spent{0}; ///< when; both on the room's axis
    base::Millis due{0};
    bool operator==(const PendingRefund &) const = default;
};

/// Somebody bought speech, or tried to.
struct Spending
{
    base::Millis t{0}; ///< on the room's axis
    QDateTime time;    ///< UTC; invalid: in an earlier session, when it is not known any more
    base::ParticipantId from;
    int amount = 0;
    bool success = false;
    QString refusal;                        ///< the floor's own word if not: "tooLong: 10"; see explain
    int level = 0;                          ///< afterwards
    std::optional<base::MessageId> message; ///< what was said
    bool operator==(const Spending &) const = default;
};

/// The level of the room was this from then on.
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
    QList<Spending> spendings;    ///< the newest, oldest first
    QList<LevelPoint> history;    ///< the newest changes, oldest first
    bool operator==(const MeterView &) const = default;
};

/// One companion's place in the ring.
struct RingSeat
{
    base::ParticipantId id;
    bool silent = false;   ///< was silent in this cycle
    bool maySpeak = false; ///< the floor's answer if it were asked now …
    QString reason;        ///< … and its reason, a word of the floor: "is_current_speaker"
    bool operator==(const RingSeat &) const = default;
};

/// How the ring's current companion came to its turn.
struct RingStart
{
    enum class Why {
        First,     ///< a message woke the ring: the first that may speak
        Addressed, ///< a user asked it by name
        After,     ///< the next one after somebody
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
    std::optional<RingStart> start;             ///< of the current one's turn, while it has one
    std::optional<base::ParticipantId> next;    ///< to whom it comes when the current one has spoken
    /// UTC; of order, current or silent. Invalid: never yet, or at a time that is not known any more.
    QDateTime lastChange;
    /// Whom a message of a user to everybody would wake, and one of an outsider; none: nobody.
    std::optional<base::ParticipantId> userWakes;
    std::optional<base::ParticipantId> outsiderWakes;
    bool operator==(const RingView &) const = default;
};

/// The floor of one room, as of one event.
struct FloorView
{
    QList<FloorRow> rows;                    ///< in roster order
    std::optional<base::MessageId> votingOn; ///< the open round
    bool directing = false;                  ///< in it the director is asked, and nobody votes
    std::optional<model::Decision> decision; ///< the newest one
    std::optional<model::Rest> rest;         ///< set while nothing is going on: why
    bool held = false;
    bool paused = false;
    bool stopped = false;
    int companionTurns = 0;             ///< since the last user message
    int sessionTurns = 0;               ///< of companions in the whole life of the room …
    std::optional<int> maxSessionTurns; ///< … and how many it allows; none: as many as they like
    model::PolicySettings policy;
    std::optional<MeterView> meter; ///< under `resource`
    std::optional<RingView> ring;   ///< under `ring`
    /// Why the director did not choose, in the newest of its rounds; none: it chose.
    std::optional<model::CallTrouble> directorTrouble{};
    /// Replies that failed for technical reasons and did not come later, oldest first.
    QList<model::FailedReply> failed{};

    bool operator==(const FloorView &) const = default;
};

/// A model that is being brought into memory.
struct LoadingModel
{
    QString name;
    base::Millis waited{0}; ///< when this was told
    bool operator==(const LoadingModel &) const = default;
};

/// A call of a model that is not answered for the moment. Not in the log: it is so only now.
struct WaitingCall
{
    base::ParticipantId companion; ///< `director`: the call chooses who speaks next
    bool vote = false;             ///< else a turn, or that choice
    model::CallTrouble trouble;
    int failedTries = 0;                   ///< 0: it waits for its turn among ours
    std::optional<base::Millis> left;      ///< until it is tried again; counted from when this was told
    std::optional<LoadingModel> loading{}; ///< that is what it waits for
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

/// A room at event number `seq`: after it come the events seq + 1, seq + 2, …
struct RoomView
{
    qint64 seq = 0;
    model::Room room;
    QList<model::Persona> personas; ///< newest revisions of all companions that are or were in the room
    model::MessagePage newest;      ///< the last page of messages
    FloorView floor;
    std::optional<RunningTurn> running;
    QList<WaitingCall> waiting{};
    QString modelName;                 ///< what answers for the companions, as users see it
    QList<model::Summary> summaries{}; ///< those that were not taken off, in the order they were made

    bool operator==(const RoomView &) const = default;
};

} // namespace studio::ports
