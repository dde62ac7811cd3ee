// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/model/floor.h"
#include "core/model/policy.h"
#include "core/turn/election.h"
#include "core/turn/repetition.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QStringList>

#include <optional>

namespace studio::turn {

/// Somebody on the roster, and how far its part is wound up: by its own votes and by repetition.
struct Member
{
    base::ParticipantId id;
    int votedSteps = 0;
    int forcedSteps = 0;
    bool muted = false;

    // under `resource` (§4)
    bool busy = false;                     ///< woken, and its turn is not over yet
    qint64 woken = 0;                      ///< orders its wake among all that was made, as in Round
    bool cuedAwake = false;                ///< busy because of a cue, which a mute does not end
    std::optional<base::MessageId> missed; ///< came while it was busy: it is woken for it afterwards
    std::optional<int> wanted;             ///< waits until the level reaches this

    [[nodiscard]] model::Closing stage() const { return model::Closing(qMin(votedSteps + forcedSteps, 3)); }
    bool operator==(const Member &) const = default;
};

/// What the floor remembers of a message; its text only feeds the measure of repetition.
struct Heard
{
    base::MessageId id;
    base::ParticipantId from;
    QList<base::ParticipantId> to;
    QList<base::ParticipantId> mentions;
    QList<base::ParticipantId> asks;
    bool whisper = false;
    bool isForUser = false; ///< a member's, for users alone: the talk may wait for their answer
    bool idle = false;      ///< put once more, as a silence has lasted

    /// Whether the message may be answered by that companion: everybody if its `to` is empty or the user let
    /// pass what was for the user, but a whisper only by whom it is for.
    [[nodiscard]] bool addresses(const base::ParticipantId &id) const
    {
        return to.contains(id) || ((to.isEmpty() || isForUser) && !whisper);
    }
    /// Who is named by it, in the order in which they go first; of a whisper only those who heard it.
    [[nodiscard]] QList<base::ParticipantId> named() const { return whisper ? to : to + asks + mentions; }
    bool operator==(const Heard &) const = default;
};

/// One voter's part in an open round.
struct Ballot
{
    Contender contender;
    base::Millis deadline{0};
    bool isVoter = true;   ///< else it was left out of the field and only stands among the candidates
    bool over = false;     ///< voted, failed, late, left or muted
    bool answered = false; ///< its call has come back; a voter can be over while its call still runs

    bool operator==(const Ballot &) const = default;
};

/// One message put to the vote, or to the director, who has the ballots for candidates. It keeps the settings
/// under which it was opened.
struct Round
{
    Heard message;
    QList<Ballot> ballots; ///< in the roster's order when it opened
    qint64 made = 0;       ///< orders timers that are due together: when it opened
    bool earlyDecision = true;
    bool terminalEndsRoom = false;
    std::optional<base::Millis> directorDeadline{}; ///< it is not put to the vote but to the director
    bool directorAnswered = false;
    bool secondChoice = false;
    Terms terms{}; ///< its `unable` are known when the round ends

    bool operator==(const Round &) const = default;
};

/// The votes that gave a turn the floor, kept in case it comes to nothing (§10.10).
struct SecondChoice
{
    static constexpr int kMost = 2; ///< of one round

    base::MessageId message;
    Poll poll;
    bool terminalEndsRoom = false;
    int made = 0;

    bool operator==(const SecondChoice &) const = default;
};

/// One companion holding the floor, from its startTurn on; or waiting to, while it may not start.
struct Turn
{
    base::ParticipantId companion;
    std::optional<base::MessageId> messageId;
    base::Millis decided{0};
    base::Millis at{0}; ///< speech begins; before it the turn is in its gap
    bool cued = false;
    bool stepped = false; ///< a step let it start, so pause does not keep it waiting
    model::PolicySettings::BargeIn bargeIn = model::PolicySettings::BargeIn::Interrupt;
    std::optional<SecondChoice> second;  ///< of a turn that votes on a user's message gave
    std::optional<base::Millis> timeout; ///< absolute, of a turn that the ring started
    qint64 made = 0;                     ///< as in Round

    bool operator==(const Turn &) const = default;
};

/// Those who speak one after another, by one message (§11). It is there until the turn of its last is over.
struct Queue
{
    QList<base::ParticipantId> waiting;
    QList<model::Candidate> candidates;  ///< as they were when it was lined up, in the roster's order
    bool spoke = false;                  ///< somebody of it has
    std::optional<model::Rest> failed{}; ///< the newest turn failed

    bool operator==(const Queue &) const = default;
};

/// A question that is open (§12).
struct Question
{
    base::MessageId message;
    base::ParticipantId asker;
    base::ParticipantId owner;
    qint64 number = 0;   ///< of the message
    qint64 made = 0;     ///< as in Round: what began before it does not decline it
    bool served = false; ///< the owner has had the floor for it

    bool operator==(const Question &) const = default;
};

/// The talk waits for an answer of the user (§9).
struct UserWait
{
    Heard message;
    base::Millis until{0};
    qint64 made = 0; ///< as in Round

    bool operator==(const UserWait &) const = default;
};

/// How long a silence may last (§9, idle).
struct Silence
{
    base::Millis until{0};
    qint64 made = 0; ///< as in Round

    bool operator==(const Silence &) const = default;
};

/// Level that comes back, under every policy (§4).
struct Refund
{
    base::Millis due{0};
    int amount = 0;
    base::ParticipantId from; ///< who spent it
    qint64 made = 0;          ///< as in Round
    base::Millis spent{0};    ///< when, for those who look

    bool operator==(const Refund &) const = default;
};

/// The ring of companions (§5). The order is drawn under every policy, so that the same seed gives the same
/// order whenever the ring begins.
struct Ring
{
    quint64 stream = 0; ///< of the shuffle, see shuffle.h
    QList<base::ParticipantId> order;
    std::optional<base::ParticipantId> current; ///< none: dormant
    QSet<base::ParticipantId> silent;           ///< who was silent in this cycle

    bool operator==(const Ring &) const = default;
};

/// The engine's whole memory. A value: copy it, compare it, go on from any copy.
struct Floor
{
    static constexpr int kFullLevel = 100;
    static constexpr int kRecent = 20; ///< as far back as `refuseRepeats` looks

    model::PolicySettings policy;
    QList<Member> roster;

    // what was said
    qint64 messages = 0;
    qint64 userMessage = 0; ///< number of the newest one of a user
    QSet<base::MessageId> known;
    QHash<base::ParticipantId, qint64> lastSpoke; ///< number of the newest own message, 1 the first
    qint64 memberMessages = 0;
    QHash<base::ParticipantId, qint64> lastAsMember; ///< the same, counted in messages of members only
    std::optional<Heard> newest;
    bool newestDecided = false;                   ///< a Decision names it
    QStringList recent;                           ///< the newest texts, at most kRecent
    Echo echo;                                    ///< of the newest messages, whispers left out
    std::optional<int> newestEcho;                ///< the newest message's number, in thousandths
    QHash<base::ParticipantId, int> forcedBefore; ///< forced steps before the newest message acted

    // what is going on
    std::optional<Round> round;
    std::optional<Turn> turn;
    std::optional<Turn> waitingTurn;     ///< decided, but held or paused
    std::optional<Heard> waitingMessage; ///< to be put unless a speech takes its place
    std::optional<Heard> queuedMessage;  ///< of a user who let the turn end first: to be put in any case
    std::optional<base::ParticipantId> queuedCue;
    std::optional<Queue> queue;
    QList<Question> questions;      ///< oldest first
    bool isIdleTalk = false;        ///< what goes on, or was last put, began by itself
    QSet<base::MessageId> directed; ///< the director has answered on them
    std::optional<UserWait> userWait;
    std::optional<base::MessageId>
        waitedFor;                         ///< the newest message for which the talk waited or need not wait
    std::optional<Silence> silence;        ///< that will be broken
    int idleTalks = 0;                     ///< since the newest message of a user
    std::optional<base::Millis> settledAt; ///< the instant whose votes have settled the open round early
    int companionTurns = 0;                ///< since the last user message
    std::optional<base::Millis>
        ceilingFrom; ///< when the user was there last: spoke, played, stepped, released
    bool held = false;
    bool paused = false;
    bool stepArmed = false; ///< one turn may start in spite of the pause
    bool stopped = false;
    bool ended = false; ///< by `terminalEndsRoom`, until a user speaks or cues
    Ring ring;
    quint64 draws = 0;      ///< the stream of natural and pooled, see shuffle.h
    int level = kFullLevel; ///< of the resource
    QList<Refund> refunds;  ///< in the order in which they were spent
    qint64 timersMade = 0;

    // for those who look
    Poll lastVote;            ///< of the newest decided round, to explain it
    model::Rest lastRest;     ///< why it rested before held, paused and the like came on top
    model::RestReason told{}; ///< the newest reason that was told

    [[nodiscard]] const Member *member(const base::ParticipantId &id) const;
    /// Nothing goes on by itself: no round, no turn, nobody awake or waiting for the level.
    [[nodiscard]] bool isResting() const;
    [[nodiscard]] bool isAnybodyBusy() const;
    bool operator==(const Floor &) const = default;
};

} // namespace studio::turn
