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

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::ports {

/// The first words of a room, said unchanged in the name of one of its companions, with macros expanded.
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
    std::optional<Opening> opening{}; ///< the room begins with these words; `greets` is ignored then
    bool greets = false;              ///< the first companion of the roster is cued at once and greets
    bool drawSeed = true;             ///< draw a new seed and ignore policy.seed
};

/// All changeable settings of a room; settings that did not change make no event.
using RoomSetup = model::RoomSettings;

/// The current settings of the room.
[[nodiscard]] inline RoomSetup setupOf(const model::Room &room) { return room; }

/// A picture of a message that is about to be said: ready to be sent, with no notes in it.
struct DraftPicture
{
    QByteArray jpeg;
    int width = 0;
    int height = 0;
    QString description; ///< in the user's words; may be empty
    QString words;       ///< stand for it in the text: "[Picture: a cat]"
    bool kept = false;   ///< in the studio's data; else it lasts as long as the studio runs
    bool operator==(const DraftPicture &) const = default;
};

/// A message that is about to be said.
struct Draft
{
    base::ParticipantId from{QStringLiteral("user")};
    QString text;
    QList<base::ParticipantId> to;
    QList<base::ParticipantId> mentions;
    bool whisper = false;
    QList<base::ParticipantId> notMeant{}; ///< whose names in the text are not meant as an address
    QList<DraftPicture> pictures{};        ///< at most kMostPictures
    static constexpr qsizetype kMostPictures = model::kMostPictures;
    bool operator==(const Draft &) const = default;
};

/// The buttons of the floor. The window's names: Play "Let them talk", Pause "Wait", Step "Next turn", Stop
/// "Stop". Reset and Reshuffle are for the ring: it sleeps, its order is drawn anew.
enum class Transport { Play, Pause, Step, Stop, Hold, Release, Reset, Reshuffle };

/// Rooms for code outside the core (a port): the window, the command line, the doors.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once, after the news that the command caused: published() tells what was said, and only when it is on
/// disk. Every command on a room may fail with NotFound, if the room is unknown, and with the errors of the
/// store; commands that change something also with ReadOnly.
class RoomPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void listRooms(base::Then<QList<model::RoomSummary>> then) = 0; ///< deleted rooms too
    /// With an opening, `then` is called when the first words are on disk. InvalidInput: a room cannot have
    /// these settings.
    virtual void createRoom(const NewRoom &room, base::Then<model::Room> then) = 0;
    virtual void renameRoom(const base::RoomId &room, const QString &name, base::Then<void> then) = 0;
    /// Moves a room into the bin or back; nothing is erased.
    virtual void setDeleted(const base::RoomId &room, bool deleted, base::Then<void> then) = 0;
    virtual void setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster,
                           base::Then<void> then) = 0;
    virtual void setPolicy(const base::RoomId &room, const model::PolicySettings &policy,
                           base::Then<void> then) = 0;
    /// InvalidInput: one setting is refused (no name, an unknown companion, a policy outside its limits), so
    /// all are.
    virtual void setUpRoom(const base::RoomId &room, const RoomSetup &setup, base::Then<void> then) = 0;

    virtual void openRoom(const base::RoomId &room, base::Then<RoomView> then) = 0;
    virtual void messages(const base::RoomId &room, qint64 first, qint64 count,
                          base::Then<model::MessagePage> then) = 0;
    virtual void events(const base::RoomId &room, qint64 firstSeq, qint64 count,
                        base::Then<QList<model::Envelope>> then) = 0;

    /// `then`: the message is on disk. InvalidInput: the draft is empty, or has too many pictures.
    virtual void say(const base::RoomId &room, const Draft &draft, base::Then<void> then) = 0;
    /// One picture of a message, as it was sent. NotFound: it was not kept, and the studio has been started
    /// again since.
    virtual void picture(const base::RoomId &room, const model::Message &message, int number,
                         base::Then<QByteArray> then) = 0;
    /// The companions of the room whose models can be shown pictures now.
    virtual void whoSeesPictures(const base::RoomId &room, base::Then<QList<base::ParticipantId>> then) = 0;
    virtual void transport(const base::RoomId &room, Transport command, base::Then<void> then) = 0;
    virtual void cue(const base::RoomId &room, const base::ParticipantId &companion,
                     base::Then<void> then) = 0;
    virtual void setMuted(const base::RoomId &room, const base::ParticipantId &companion, bool muted,
                          base::Then<void> then) = 0;
    /// Stops waiting for that companion's vote, which then counts as missing. No effect if no vote is asked
    /// for.
    virtual void skipVote(const base::RoomId &room, const base::ParticipantId &companion,
                          base::Then<void> then) = 0;
    /// Sets the ring's order by hand. InvalidInput: the order does not hold every member of the roster once,
    /// or the room is not a ring.
    virtual void setOrder(const base::RoomId &room, const QList<base::ParticipantId> &order,
                          base::Then<void> then) = 0;
    /// A participant moves their body: a gesture, a look, an expression. Acts beyond the limit per second are
    /// dropped without an error. InvalidInput: the actor is not in the room, or the act has no name.
    virtual void act(const base::RoomId &room, const model::Action &action, base::Then<void> then) = 0;
    /// Removes a summary: its companion is told the messages themselves again, as far as they fit. NotFound:
    /// there is no such summary.
    virtual void undoSummary(const base::RoomId &room, const QString &summary, base::Then<void> then) = 0;
    /// The same companion gives another reply in place of that one; none: in place of the newest turn's
    /// result. Anything that runs is stopped. The old reply is kept as an alternative, with all that
    /// followed. Refused if no companion said it in a turn, or if companions may not talk.
    virtual void replyAgain(const base::RoomId &room, const std::optional<base::MessageId> &reply,
                            base::Then<void> then) = 0;
    /// As replyAgain(), but the floor decides again who speaks there.
    virtual void decideAgain(const base::RoomId &room, const std::optional<base::MessageId> &reply,
                             base::Then<void> then) = 0;
    /// As decideAgain(), from the round that the event `decision` decided by votes, with some votes changed.
    /// The other votes count as recorded, and companions are asked only for unknown votes. The changed votes
    /// stand in the log as the user's. Refused if the room does not vote any more, if a participant with a
    /// changed vote had none in that round or has left, and as decideAgain().
    virtual void playVotes(const base::RoomId &room, qint64 decision, const QList<model::VoteEdit> &votes,
                           base::Then<void> then) = 0;
    /// Shows another alternative of a message (1 is the oldest), with what followed when it was last left. An
    /// empty message: what the room left when it last went back, even if nothing came of that.
    virtual void chooseAlternative(const base::RoomId &room, const base::MessageId &message, int place,
                                   base::Then<void> then) = 0;
    /// Replaces the text of a message; an empty one deletes it, an old one restores it. InvalidInput: blanks.
    virtual void editMessage(const base::RoomId &room, const base::MessageId &message, const QString &text,
                             base::Then<void> then) = 0;
    /// A new room with the talk of this room up to and including the message, as it is on screen, and with
    /// the same settings; guests are not invited. This room stays as it is, and what runs in it goes on. Made
    /// completely or not at all. `then` gets the new room. NotFound: the message has been removed.
    virtual void continueRoom(const base::RoomId &room, const base::MessageId &message,
                              base::Then<model::Room> then) = 0;
    /// Asks the user's machine for something in the name of `from`, who is in the room. `then` gets the
    /// result, successful or not; of a picture the log keeps only what the user wants. InvalidInput: `from`
    /// is not in the room. Conflict: a query with that id is open. Cancelled: the room was closed before the
    /// answer came. A caller that lets others in vouches for `from`.
    virtual void ask(const base::RoomId &room, const model::Query &query,
                     base::Then<model::QueryResult> then) = 0;

Q_SIGNALS:
    /// Events of an open room, in order and on disk, and the floor after the last of them. After a Rewound
    /// the room's messages differ: read the room again.
    void published(const studio::base::RoomId &room, const QList<studio::model::Envelope> &batch,
                   const studio::ports::FloorView &floor);
    /// The room's waiting calls, whenever they change.
    void callsWaiting(const studio::base::RoomId &room, const QList<studio::ports::WaitingCall> &waiting);
    /// The list of rooms or a row of it changed; ask again.
    void roomsChanged();
    /// Something could not be saved: the room rests, and none of it was shown as said.
    void savingFailed(const studio::base::RoomId &room, const studio::base::Error &error);
};

} // namespace studio::ports
