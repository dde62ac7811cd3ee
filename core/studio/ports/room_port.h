// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
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
/// Any thread may call a command. It returns a number at once and does its work on the studio thread; then
/// comes exactly one of done(request) or failed(request, error), after the signal that carries the result, if
/// there is one. Signals reach a receiver in another thread as queued calls. What published() gives is on
/// disk already.
class RoomPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual base::RequestId listRooms() = 0;                     ///< roomsListed
    virtual base::RequestId createRoom(const NewRoom &room) = 0; ///< roomCreated
    virtual base::RequestId renameRoom(const base::RoomId &room, const QString &name) = 0;
    /// Into the bin and back; nothing is erased.
    virtual base::RequestId setDeleted(const base::RoomId &room, bool deleted) = 0;
    virtual base::RequestId setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster) = 0;
    virtual base::RequestId setPolicy(const base::RoomId &room, const model::PolicySettings &policy) = 0;
    /// Refused whole when a part of it is (no name, an unknown companion, a policy out of its limits).
    virtual base::RequestId setUpRoom(const base::RoomId &room, const RoomSetup &setup) = 0;

    virtual base::RequestId openRoom(const base::RoomId &room) = 0; ///< roomOpened
    virtual base::RequestId messages(const base::RoomId &room, qint64 first,
                                     qint64 count) = 0; ///< messagesRead
    virtual base::RequestId events(const base::RoomId &room, qint64 firstSeq,
                                   qint64 count) = 0; ///< eventsRead

    virtual base::RequestId say(const base::RoomId &room, const Draft &draft) = 0;
    virtual base::RequestId transport(const base::RoomId &room, Transport command) = 0;
    virtual base::RequestId cue(const base::RoomId &room, const base::ParticipantId &companion) = 0;
    virtual base::RequestId setMuted(const base::RoomId &room, const base::ParticipantId &companion,
                                     bool muted) = 0;
    /// Waits no longer for that companion's vote: it counts as without one. Nothing if it is not asked.
    virtual base::RequestId skipVote(const base::RoomId &room, const base::ParticipantId &companion) = 0;
    /// The ring's order by hand: everybody of the roster, once. Refused under another policy.
    virtual base::RequestId setOrder(const base::RoomId &room, const QList<base::ParticipantId> &order) = 0;
    /// Somebody of the room moves its body: a gesture, a look, an expression. What is one too many in a
    /// second is dropped without an error.
    virtual base::RequestId act(const base::RoomId &room, const model::Action &action) = 0;
    /// Takes a summary off again: its companion is told the messages themselves, as far as they fit. NotFound
    /// if there is no such summary.
    virtual base::RequestId undoSummary(const base::RoomId &room, const QString &summary) = 0;
    /// The same companion says something else in place of that reply; none: of what the newest turn came to.
    /// Whatever runs is stopped. What was said is kept, with all that followed it, as an alternative. Refused
    /// where no companion has said it in a turn, and where companions may not talk.
    virtual base::RequestId replyAgain(const base::RoomId &room,
                                       const std::optional<base::MessageId> &reply = {}) = 0;
    /// The same, but the floor decides once more who speaks there.
    virtual base::RequestId decideAgain(const base::RoomId &room,
                                        const std::optional<base::MessageId> &reply = {}) = 0;
    /// The same from the round that the event `decision` decided by votes, with other votes in it. The others
    /// count as they were recorded, and companions are asked only for votes that are not known. The votes
    /// that were given here stand in the log as the user's. Refused where the room does not vote any more,
    /// where somebody with another vote had none in that round or has left, and as decideAgain().
    virtual base::RequestId playVotes(const base::RoomId &room, qint64 decision,
                                      const QList<model::VoteEdit> &votes) = 0;
    /// Another of the alternatives of a message, 1 the oldest, with what followed it when it was left last.
    /// An empty message: what the room left when it went back last, be it that nothing came of it.
    virtual base::RequestId chooseAlternative(const base::RoomId &room, const base::MessageId &message,
                                              int place) = 0;
    /// The message reads like this from now on; what was said first is kept.
    virtual base::RequestId editMessage(const base::RoomId &room, const base::MessageId &message,
                                        const QString &text) = 0;
    /// Asks the user's machine for something in the name of `from`, who is in the room. What comes of it is
    /// told by queryAnswered, be it a success or not; of a picture the log keeps only what the user wants.
    /// Conflict: a query of that id is open. Whoever lets others in vouches for `from`.
    virtual base::RequestId ask(const base::RoomId &room, const model::Query &query) = 0;
Q_SIGNALS:
    void roomsListed(const studio::base::RequestId &request, const QList<studio::model::RoomSummary> &rooms);
    void roomCreated(const studio::base::RequestId &request, const studio::model::Room &room);
    void roomOpened(const studio::base::RequestId &request, const studio::ports::RoomView &view);
    void messagesRead(const studio::base::RequestId &request, const studio::base::RoomId &room,
                      const studio::model::MessagePage &page);
    void eventsRead(const studio::base::RequestId &request, const studio::base::RoomId &room,
                    const QList<studio::model::Envelope> &events);
    void queryAnswered(const studio::base::RequestId &request, const studio::base::RoomId &room,
                       const studio::model::QueryResult &result);

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

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
