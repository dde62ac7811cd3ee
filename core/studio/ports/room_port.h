// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/envelope.h"
#include "core/model/past/message_page.h"
#include "core/model/past/what_if.h"
#include "core/model/policy.h"
#include "core/model/room.h"
#include "core/studio/ports/views.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::ports {

/// The first words of a room, said in the name of one of its companions as they stand, macros expanded.
struct Opening
{
    base::ParticipantId companion;
    QString text;
    bool operator==(const Opening &) const = default;
};

/// What is needed to make a room.
struct NewRoom : model::RoomSettings
{
    QString foreignGroup{};           ///< see model::Room; too long: InvalidInput
    std::optional<Opening> opening{}; ///< the room begins with that; no `greets` then
    bool greets = false;              ///< the first companion of the roster is cued at once and greets
    bool drawSeed = true;             ///< take a new seed instead of policy.seed
};

/// All that can be changed of a room at once; what is as it was makes no event.
using RoomSetup = model::RoomSettings;

/// As the room is.
[[nodiscard]] inline RoomSetup setupOf(const model::Room &room) { return room; }

/// A message on its way in.
struct Draft
{
    base::ParticipantId from{QStringLiteral("user")};
    QString text;
    QList<base::ParticipantId> to;
    QList<base::ParticipantId> mentions;
    bool whisper = false;
    QList<base::ParticipantId> notMeant{}; ///< whose names in the text name nobody
    bool operator==(const Draft &) const = default;
};

/// The buttons of the floor. The window's names: Play "Let them talk", Pause "Wait", Step "Next turn", Stop
/// "Stop". Reset and Reshuffle are for the ring: it sleeps, its order is drawn anew.
enum class Transport { Play, Pause, Step, Stop, Hold, Release, Reset, Reshuffle };

/// Rooms for everybody outside the core (a port): the window, the command line, later the doors.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it, after the news that the command caused: published() gives what was said, and only what is on
/// disk already. Every command on a room may end with NotFound, for a room that nobody knows, and with what
/// the store says; one that changes something also with ReadOnly.
class RoomPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void listRooms(base::Then<QList<model::RoomSummary>> then) = 0; ///< the deleted too
    /// With an opening the room is there when its first words are on disk. InvalidInput: no room can be like
    /// that.
    virtual void createRoom(const NewRoom &room, base::Then<model::Room> then) = 0;
    virtual void renameRoom(const base::RoomId &room, const QString &name, base::Then<void> then) = 0;
    /// Into the bin and back; nothing is erased.
    virtual void setDeleted(const base::RoomId &room, bool deleted, base::Then<void> then) = 0;
    virtual void setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster,
                           base::Then<void> then) = 0;
    virtual void setPolicy(const base::RoomId &room, const model::PolicySettings &policy,
                           base::Then<void> then) = 0;
    /// InvalidInput: a part of it is refused (no name, an unknown companion, a policy out of its limits), so
    /// all of it is.
    virtual void setUpRoom(const base::RoomId &room, const RoomSetup &setup, base::Then<void> then) = 0;

    virtual void openRoom(const base::RoomId &room, base::Then<RoomView> then) = 0;
    virtual void messages(const base::RoomId &room, qint64 first, qint64 count,
                          base::Then<model::MessagePage> then) = 0;
    virtual void events(const base::RoomId &room, qint64 firstSeq, qint64 count,
                        base::Then<QList<model::Envelope>> then) = 0;

    /// `then`: it is on disk. InvalidInput: the draft is empty.
    virtual void say(const base::RoomId &room, const Draft &draft, base::Then<void> then) = 0;
    virtual void transport(const base::RoomId &room, Transport command, base::Then<void> then) = 0;
    virtual void cue(const base::RoomId &room, const base::ParticipantId &companion,
                     base::Then<void> then) = 0;
    virtual void setMuted(const base::RoomId &room, const base::ParticipantId &companion, bool muted,
                          base::Then<void> then) = 0;
    /// Waits no longer for that companion's vote: it counts as without one. Nothing if it is not asked.
    virtual void skipVote(const base::RoomId &room, const base::ParticipantId &companion,
                          base::Then<void> then) = 0;
    /// The ring's order by hand. InvalidInput: not everybody of the roster is in it once, or the room is no
    /// ring.
    virtual void setOrder(const base::RoomId &room, const QList<base::ParticipantId> &order,
                          base::Then<void> then) = 0;
    /// Somebody of the room moves its body: a gesture, a look, an expression. What is one too many in a
    /// second is dropped without an error. InvalidInput: nobody of the room makes it, or it has no name.
    virtual void act(const base::RoomId &room, const model::Action &action, base::Then<void> then) = 0;
    /// Takes a summary off again: its companion is told the messages themselves, as far as they fit.
    /// NotFound: there is no such summary.
    virtual void undoSummary(const base::RoomId &room, const QString &summary, base::Then<void> then) = 0;
    /// The same companion says something else in place of that reply; none: of what the newest turn came to.
    /// Whatever runs is stopped. What was said is kept, with all that followed it, as an alternative. Refused
    /// where no companion has said it in a turn, and where companions may not talk.
    virtual void replyAgain(const base::RoomId &room, const std::optional<base::MessageId> &reply,
                            base::Then<void> then) = 0;
    /// The same, but the floor decides once more who speaks there.
    virtual void decideAgain(const base::RoomId &room, const std::optional<base::MessageId> &reply,
                             base::Then<void> then) = 0;
    /// The same from the round that the event `decision` decided by votes, with other votes in it. The others
    /// count as they were recorded, and companions are asked only for votes that are not known. The votes
    /// that were given here stand in the log as the user's. Refused where the room does not vote any more,
    /// where somebody with another vote had none in that round or has left, and as decideAgain().
    virtual void playVotes(const base::RoomId &room, qint64 decision, const QList<model::VoteEdit> &votes,
                           base::Then<void> then) = 0;
    /// Another of the alternatives of a message, 1 the oldest, with what followed it when it was left last.
    /// An empty message: what the room left when it went back last, be it that nothing came of it.
    virtual void chooseAlternative(const base::RoomId &room, const base::MessageId &message, int place,
                                   base::Then<void> then) = 0;
    /// The message reads like this from now on; what was said first is kept. InvalidInput: the text is empty.
    virtual void editMessage(const base::RoomId &room, const base::MessageId &message, const QString &text,
                             base::Then<void> then) = 0;
    /// Asks the user's machine for something in the name of `from`, who is in the room. `then` gets what came
    /// of it, be it a success or not; of a picture the log keeps only what the user wants. InvalidInput:
    /// `from` is not in the room. Conflict: a query of that id is open. Cancelled: the room was closed before
    /// the answer came. Whoever lets others in vouches for `from`.
    virtual void ask(const base::RoomId &room, const model::Query &query,
                     base::Then<model::QueryResult> then) = 0;

Q_SIGNALS:
    /// Events of an open room, in order and on disk, and the floor after the last of them. After a Rewound
    /// the room's messages are others: ask for it anew.
    void published(const studio::base::RoomId &room, const QList<studio::model::Envelope> &batch,
                   const studio::ports::FloorView &floor);
    /// Which of a room's calls wait for something, whenever that changes.
    void callsWaiting(const studio::base::RoomId &room, const QList<studio::ports::WaitingCall> &waiting);
    /// The list of rooms or one of its rows changed; ask again.
    void roomsChanged();
    /// Something could not be saved: the room rests, nothing of it was shown as said.
    void savingFailed(const studio::base::RoomId &room, const studio::base::Error &error);
};

} // namespace studio::ports
