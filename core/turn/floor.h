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

/// A member of the roster, and how far the member's part is wound up: by their own votes and by repetition.
struct Member
{
    base::ParticipantId id;
    int votedSteps = 0;
    int forcedSteps = 0;
    bool muted = false;

    // under `resource` (§4)
    bool busy = false;                     ///< woken, and the turn is not over yet
    qint64 woken = 0;                      ///< orders the wake among everything made, as in Round
    bool cuedAwake = false;                ///< busy because of a cue, which a mute does not end
    std::optional<base::MessageId> missed; ///< arrived while busy; the member is woken for it later
    std::optional<int> wanted;             ///< waits until the level reaches this

    [[nodiscard]] model::Closing stage() const { return model::Closing(qMin(votedSteps + forcedSteps, 3)); }
    bool operator==(const Member &) const = default;
};

/// What the floor remembers of a message; the text only serves to measure repetition.
struct Heard
{
    base::MessageId id;
    base::ParticipantId from;
    QList<base::ParticipantId> to;
    QList<base::ParticipantId> mentions;
    QList<base::ParticipantId> asks;
    bool whisper = false;
    bool isForUser = false; ///< a member said it to users only: the talk may wait for their answer
    bool idle = false;      ///< put once more after a long silence

    /// Whether that companion may answer the message: anybody may if its `to` is empty, or if it was for the
    /// user, who let it pass; a whisper only its recipients.
    [[nodiscard]] bool addresses(const base::ParticipantId &id) const
    {
        return to.contains(id) || ((to.isEmpty() || isForUser) && !whisper);
    }
    /// The participants that it names, in order of precedence; of a whisper only those who heard it.
    [[nodiscard]] QList<base::ParticipantId> named() const { return whisper ? to : to + asks + mentions; }
    bool operator==(const Heard &) const = default;
};

/// One voter's part in an open round.
struct Ballot
{
    Contender contender;
    base::Millis deadline{0};
    bool isVoter = true;   ///< else left out of the field, and listed among the candidates only
    bool over = false;     ///< voted, failed, late, left or muted
    bool answered = false; ///< its call has returned; a voter can be over while the call still runs

    bool operator==(const Ballot &) const = default;
};

/// One message put to the vote, or to the director, for whom the ballots are the candidates. It keeps the
/// settings under which it was opened.
struct Round
{
    Heard message;
    QList<Ballot> ballots; ///< in the roster's order when it opened
    qint64 made = 0;       ///< orders timers that are due together by when each was made
    bool earlyDecision = true;
    bool terminalEndsRoom = false;
    std::optional<base::Millis> directorDeadline{}; ///< set: put to the director instead of to the vote
    bool directorAnswered = false;
    bool secondChoice = false;
    Terms terms{}; ///< `unable` is filled in when the round ends

    bool operator==(const Round &) const = default;
};

/// The votes that gave a turn the floor, kept in case the turn comes to nothing (§10.10).
struct SecondChoice
{
    static constexpr int kMost = 2; ///< per round

    base::MessageId message;
    Poll poll;
    bool terminalEndsRoom = false;
    int made = 0;

    bool operator==(const SecondChoice &) const = default;
};

/// One companion holding the floor, from the startTurn on; or waiting for it, while the turn may not start.
struct Turn
{
    base::ParticipantId companion;
    std::optional<base::MessageId> messageId;
    base::Millis decided{0};
    base::Millis at{0}; ///< speech begins; before it the turn is in its gap
    bool cued = false;
    bool stepped = false; ///< a step let it start, so pause does not hold it back
    model::PolicySettings::BargeIn bargeIn = model::PolicySettings::BargeIn::Interrupt;
    std::optional<SecondChoice> second;  ///< set if votes on a user's message gave the turn
    std::optional<base::Millis> timeout; ///< absolute; set if the ring started the turn
    qint64 made = 0;                     ///< as in Round

    bool operator==(const Turn &) const = default;
};

/// Several speakers lined up by one message (§11). It exists until the turn of the last is over.
struct Queue
{
    QList<base::ParticipantId> waiting;
    QList<model::Candidate> candidates;  ///< as they were when the queue was made, in the roster's order
    bool spoke = false;                  ///< somebody in the queue has spoken
    std::optional<model::Rest> failed{}; ///< the newest turn failed

    bool operator==(const Queue &) const = default;
};

/// A question that is open (§12).
struct Question
{
    base::MessageId message;
    base::ParticipantId asker;
    base::ParticipantId owner;
    qint64 number = 0;   ///< number of the message
    qint64 made = 0;     ///< as in Round: a turn that began before the question does not decline it
    bool served = false; ///< the owner has had the floor to answer it

    bool operator==(const Question &) const = default;
};

/// The talk waits for the user's answer (§9).
struct UserWait
{
    Heard message;
    base::Millis until{0};
    qint64 made = 0; ///< as in Round

    bool operator==(const UserWait &) const = default;
};

/// The limit of a silence (§9, idle).
struct Silence
{
    base::Millis until{0};
    qint64 made = 0; ///< as in Round

    bool operator==(const Silence &) const = default;
};

/// Level that is given back, under every policy (§4).
struct Refund
{
    base::Millis due{0};
    int amount = 0;
    base::ParticipantId from; ///< the participant who spent it
    qint64 made = 0;          ///< as in Round
    base::Millis spent{0};    ///< when it was spent; for display only

    bool operator==(const Refund &) const = default;
};

/// The ring of companions (§5). The order is drawn under every policy, so that the same seed gives the same
/// order whenever the ring begins.
struct Ring
{
    quint64 stream = 0; ///< of the shuffle, see shuffle.h
    QList<base::ParticipantId> order;
    std::optional<base::ParticipantId> current; ///< none: dormant
    QSet<base::ParticipantId> silent;           ///< companions that were silent in this cycle

    bool operator==(const Ring &) const = default;
};

/// The engine's whole memory. A value: copy it, compare it, continue from any copy.
struct Floor
{
    static constexpr int kFullLevel = 100;
    static constexpr int kRecent = 20; ///< how many messages `refuseRepeats` looks back

    model::PolicySettings policy;
    QList<Member> roster;

    // messages
    qint64 messages = 0;
    qint64 userMessage = 0; ///< number of the newest message of a user
    QSet<base::MessageId> known;
    QHash<base::ParticipantId, qint64> lastSpoke; ///< number of the newest own message; the first is 1
    qint64 memberMessages = 0;
    QHash<base::ParticipantId, qint64> lastAsMember; ///< the same, counting messages of members only
    std::optional<Heard> newest;
    bool newestDecided = false;                   ///< a Decision names it
    QStringList recent;                           ///< the newest texts, at most kRecent
    Echo echo;                                    ///< of the newest messages, without whispers
    std::optional<int> newestEcho;                ///< of the newest message, in thousandths
    QHash<base::ParticipantId, int> forcedBefore; ///< forced steps before the newest message took effect

    // activity
    std::optional<Round> round;
    std::optional<Turn> turn;
    std::optional<Turn> waitingTurn;     ///< decided, but held or paused
    std::optional<Heard> waitingMessage; ///< to be put, unless a speech replaces it
    std::optional<Heard> queuedMessage;  ///< of a user who let the turn end first: always put afterwards
    std::optional<base::ParticipantId> queuedCue;
    std::optional<Queue> queue;
    QList<Question> questions;      ///< oldest first
    bool isIdleTalk = false;        ///< the current talk, or the message put last, began by itself
    QSet<base::MessageId> directed; ///< messages on which the director has answered
    std::optional<UserWait> userWait;
    std::optional<base::MessageId>
        waitedFor;                         ///< the newest message for which the talk waited or need not wait
    std::optional<Silence> silence;        ///< set if the silence will be broken
    int idleTalks = 0;                     ///< since the newest message of a user
    std::optional<base::Millis> settledAt; ///< the instant whose votes settled the open round early
    int companionTurns = 0;                ///< since the last user message
    std::optional<base::Millis>
        ceilingFrom; ///< when the user was last active: spoke, played, stepped, released
    bool held = false;
    bool paused = false;
    bool stepArmed = false; ///< one turn may start despite the pause
    bool stopped = false;
    bool ended = false; ///< by `terminalEndsRoom`, until a user speaks or cues
    Ring ring;
    quint64 draws = 0;      ///< the stream of natural and pooled, see shuffle.h
    int level = kFullLevel; ///< level of the resource floor
    QList<Refund> refunds;  ///< in the order of spending
    qint64 timersMade = 0;

    // for display only
    Poll lastVote;            ///< of the newest decided round, to explain it
    model::Rest lastRest;     ///< reason of the rest without held, paused and the like on top
    model::RestReason told{}; ///< the reason told last

    [[nodiscard]] const Member *member(const base::ParticipantId &id) const;
    /// Whether nothing continues by itself: no round, no turn, nobody awake or waiting for the level.
    [[nodiscard]] bool isResting() const;
    [[nodiscard]] bool isAnybodyBusy() const;
    bool operator==(const Floor &) const = default;
};

} // namespace studio::turn
