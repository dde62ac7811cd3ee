// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/model/cause.h"
#include "core/model/decision.h"
#include "core/model/message.h"
#include "core/model/policy.h"
#include "core/model/state.h"

#include <QList>
#include <QMap>
#include <QString>

#include <optional>
#include <variant>

// The vocabulary of the floor: its inputs and outputs (turn-taking §7). Plain values; the rules are in
// core/turn. The wire names are in core/wire/floor_wire.cpp.
namespace studio::model {

// ---- inputs

/// A message arrived; the floor fills in a missing id. The floor ignores metadata and heardUntil.
struct Posted
{
    Message message;
    bool operator==(const Posted &) const = default;
};
struct Voted
{
    RawState state;
    bool operator==(const Voted &) const = default;
};
struct VoteFailed
{
    base::MessageId messageId;
    base::ParticipantId from;
    Cause cause = Cause::NoAnswer;
    bool operator==(const VoteFailed &) const = default;
};

/// The director's choice: the id of a candidate, or null for nobody. Kept raw.
struct Directed
{
    base::MessageId messageId;
    LooseValue choice;
    bool operator==(const Directed &) const = default;
};
struct DirectorFailed
{
    base::MessageId messageId;
    Cause cause = Cause::NoAnswer;
    bool operator==(const DirectorFailed &) const = default;
};

enum class Outcome { Spoke, NoReply, Cancelled, Failed };

/// A companion's turn (or, under `resource`, their wake) is over.
struct TurnOver
{
    base::ParticipantId from;
    Outcome outcome = Outcome::Spoke;
    std::optional<Message> said; ///< with Spoke: the message to post (its `from` is the companion)
    std::optional<int> wanted;   ///< resource: the amount that the companion would have needed
    std::optional<Cause> cause;
    bool operator==(const TurnOver &) const = default;
};
/// A purchase of speech. `amount` is kept raw: a whole number 0..100, or a value that cannot be used.
struct Consume
{
    base::ParticipantId from;
    LooseValue amount;
    Message message;
    bool operator==(const Consume &) const = default;
};
struct RosterChanged
{
    QList<base::ParticipantId> companions;
    bool operator==(const RosterChanged &) const = default;
};
/// An input about one companion.
struct CompanionInput
{
    enum class Kind { Mute, Unmute, Cue, MaySpeak };
    Kind kind = Kind::Cue;
    base::ParticipantId companion;
    bool operator==(const CompanionInput &) const = default;
};
struct OrderSet
{
    QList<base::ParticipantId> companions;
    bool operator==(const OrderSet &) const = default;
};
/// A judge's score for how much the newest message repeats earlier ones.
struct RepetitionScore
{
    base::MessageId messageId;
    double score = 0; ///< 0..1
    bool operator==(const RepetitionScore &) const = default;
};
/// Inputs without a body.
enum class Control { Hold, Release, Pause, Play, Step, Stop, Tick, Reset, Reshuffle };
/// From now on advance() gets a policy that differs from the one before.
struct PolicyChanged
{
    bool operator==(const PolicyChanged &) const = default;
};

using FloorInputKind =
    std::variant<Posted, Voted, VoteFailed, Directed, DirectorFailed, TurnOver, Consume, RosterChanged,
                 CompanionInput, OrderSet, RepetitionScore, Control, PolicyChanged>;

/// Something that happened, with its own time on the room's steady axis.
struct FloorInput
{
    base::Millis t{0};
    FloorInputKind kind;
    bool operator==(const FloorInput &) const = default;
};

// ---- outputs

struct AskVotes
{
    base::MessageId messageId;
    QList<base::ParticipantId> voters;
    base::Millis deadline{0};                          ///< absolute; the latest of all deadlines
    QMap<base::ParticipantId, base::Millis> deadlines; ///< only if they differ
    bool idle = false;                                 ///< as in Decision
    bool operator==(const AskVotes &) const = default;
};
/// Asks an outside model: which of these candidates speaks?
struct AskDirector
{
    base::MessageId messageId;
    QList<base::ParticipantId> candidates;
    base::Millis deadline{0}; ///< absolute
    bool idle = false;        ///< as in Decision
    bool operator==(const AskDirector &) const = default;
};
/// Nobody waits for these calls any more, including the director's.
struct AbortVotes
{
    base::MessageId messageId;
    bool operator==(const AbortVotes &) const = default;
};
struct ClosingMoved
{
    enum class Why { Vote, Clamped, Repetition, Reset };
    base::ParticipantId companion;
    Closing from = Closing::None;
    Closing to = Closing::None;
    Why why = Why::Vote;
    bool operator==(const ClosingMoved &) const = default;
};
/// A question to a member was asked or has ended (turn-taking §12).
struct Obligation
{
    enum class State { Open, Answered, Declined, Expired, Replaced };
    base::MessageId messageId;
    base::ParticipantId owner; ///< the member who was asked
    State state = State::Open;
    bool operator==(const Obligation &) const = default;
};
struct StartTurn
{
    base::ParticipantId companion;
    std::optional<base::MessageId> messageId;
    base::Millis at{0}; ///< absolute: speech begins then
    bool operator==(const StartTurn &) const = default;
};
struct AbortTurn
{
    base::ParticipantId companion;
    Cause cause = Cause::Stopped;
    bool operator==(const AbortTurn &) const = default;
};
struct Wake
{
    enum class Why { Message, Missed, Refund, Cued, Idle };
    base::ParticipantId companion;
    std::optional<base::MessageId> messageId;
    Why why = Why::Message;
    bool operator==(const Wake &) const = default;
};
struct Consumed
{
    base::ParticipantId from;
    bool success = false;
    int resource = 0;
    QString message;
    bool operator==(const Consumed &) const = default;
};
struct Refunded
{
    int amount = 0;
    int resource = 0;
    bool operator==(const Refunded &) const = default;
};
struct MaySpeak
{
    base::ParticipantId companion;
    bool allowed = false;
    std::optional<base::ParticipantId> current;
    QString reason;
    bool operator==(const MaySpeak &) const = default;
};
enum class RestReason {
    Nobody,
    TurnLimit,
    TimeLimit, ///< the user has been silent for the length of the ceiling
    AllClosed,
    Dormant,
    AwaitingCue,
    AwaitingUser, ///< a companion has asked the user something
    Held,
    Paused,
    Stopped,
    Failed,
    Budget,          ///< set by the room, not by the floor
    MaxSessionTurns, ///< set by the room, not by the floor
};
struct Rest
{
    RestReason reason = RestReason::Nobody;
    std::optional<Cause> cause; ///< with Failed; with Nobody and Dormant: why nobody could be chosen
    bool operator==(const Rest &) const = default;
};
struct Ignored
{
    enum class Why {
        Late,
        Duplicate,
        Stranger,
        Malformed,
        OutOfTurn,
        Absent,
        AlreadySpeaking,
        Busy,
        NotHeld,
        Muted,
        Terminal,
        TurnLimit,
        TimeLimit,
        Stopped,
    };
    QString what; ///< the input's wire name
    Why why = Why::Malformed;
    bool operator==(const Ignored &) const = default;
};

using FloorOutputKind = std::variant<AskVotes, AskDirector, Decision, AbortVotes, ClosingMoved, Obligation,
                                     StartTurn, AbortTurn, Wake, Consumed, Refunded, MaySpeak, Rest, Ignored>;

/// One line of the floor's answer, with its time (that of an input, or a timer's own).
struct FloorOutput
{
    base::Millis t{0};
    FloorOutputKind kind;
    bool operator==(const FloorOutput &) const = default;
};

} // namespace studio::model
