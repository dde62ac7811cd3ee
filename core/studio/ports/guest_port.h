// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/job.h"
#include "core/base/then.h"
#include "core/model/action.h"
#include "core/model/envelope.h"
#include "core/model/guest.h"
#include "core/model/message.h"
#include "core/model/query.h"
#include "core/model/state.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::ports {

/// How somebody who comes through a door introduces itself.
struct GuestCard
{
    QString wireName;
    QString name;   ///< empty: made of the wire name
    QString colour; ///< empty or no colour: one is chosen
    model::Guest::Door door = model::Guest::Door::Mcp;
    bool seated = true;
    bool operator==(const GuestCard &) const = default;
};

/// What a guest says, or wants to.
struct GuestSpeech
{
    base::ParticipantId from; ///< a guest, an outsider, or a user
    QString text;
    model::LooseValue amount =
        model::Absent{}; ///< the price that it offers; only the resource floor looks at it
    QList<base::ParticipantId> to;
    QString program{}; ///< as Message::program
    bool operator==(const GuestSpeech &) const = default;
};

/// What the floor answered to it.
struct SpeechReceipt
{
    bool success = false; ///< it was said, and is on disk
    int resource = 0;     ///< the level afterwards, 0..100
    /// "Resource consumed.", "Not enough resource.", "tooLong: 10", "repeated"; elsewhere a word:
    /// notYourTurn, muted, stopped, turnLimit, tooMany, …
    QString message;
    std::optional<base::MessageId> id{}; ///< with success
    bool operator==(const SpeechReceipt &) const = default;
};

/// What came of a vote.
struct VoteReceipt
{
    bool accepted = false;
    QString ignored; ///< the floor's word if not: late, stranger, duplicate, malformed; or noRound: nothing
                     ///< is voted on
    bool operator==(const VoteReceipt &) const = default;
};

/// Rooms for those who come through the doors, and what the user may do with them (a port). What a door does
/// is told to everybody by RoomPort::published, with the origin that the door gives, so that it can leave out
/// its own.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it, after the news that the command caused. Every command on a room may end as those of RoomPort.
///
/// Doors vouch for `from`: who may speak for whom is theirs, and who may speak as the user. Everything else
/// is checked here: who was shown out (Refused), sizes, how often. What is no known guest's is marked with
/// the program that it came from.
class GuestPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // ---- for doors
    /// Comes in, or comes back. InvalidInput: nobody can be called that. Refused: the user showed it out.
    /// Conflict: too many guests, or somebody else is here by that name.
    virtual void join(const base::RoomId &room, const GuestCard &card, base::Then<model::Guest> then) = 0;
    /// Its program is connected, or not any more. A guest that nobody is connected for is not waited for.
    virtual void setConnected(const base::RoomId &room, const base::ParticipantId &guest, bool connected) = 0;
    /// Its program waits to be told what is wanted of the guest, or not any more. A guest whose program does
    /// not, and that has never voted, keeps no round open; and its turn is short.
    virtual void setListening(const base::RoomId &room, const base::ParticipantId &guest, bool listens) = 0;
    /// Under `resource` buys speech; elsewhere it is what the guest says with its turn, and of one who has no
    /// seat, or of a user, a message. What the floor does not take is no error; the receipt says so.
    virtual void speak(const base::RoomId &room, const GuestSpeech &speech, const model::Origin &origin,
                       base::Then<SpeechReceipt> then) = 0;
    /// Ends the guest's turn without a word. NotFound: it has none.
    virtual void pass(const base::RoomId &room, const base::ParticipantId &guest, base::Then<void> then) = 0;
    /// Raw, as it came; `from` is stamped with the guest. Without a messageId it is for the open round.
    virtual void vote(const base::RoomId &room, const base::ParticipantId &guest,
                      const model::RawState &state, const model::Origin &origin,
                      base::Then<VoteReceipt> then) = 0;
    /// A message as it came from another system, with its id if it has one. Of a guest that has the turn it
    /// is its speech; else a message of a user or an outsider, which costs nothing. One of a known id is left
    /// out. Refused: too many in a minute, or it is not this guest's turn.
    virtual void post(const base::RoomId &room, const model::Message &message, const model::Origin &origin,
                      base::Then<void> then) = 0;
    /// Conflict: it was one too many in a second, and nobody has seen it.
    virtual void act(const base::RoomId &room, const model::Action &action, const model::Origin &origin,
                     base::Then<void> then) = 0;
    /// As RoomPort::ask. Refused: in the name of a user. Cancelled: nobody waits for the answer any more, so
    /// the user is asked no further.
    virtual base::Job ask(const base::RoomId &room, const model::Query &query, const model::Origin &origin,
                          base::Then<model::QueryResult> then) = 0;
    /// A connected program answers what a companion asked for. Refused unless the user lets programs answer.
    virtual void answer(const model::QueryResult &result, base::Then<void> then) = 0;
    /// How many programs are connected by that door that hear what is asked for and may answer it, while
    /// answersWanted.
    virtual void setAnswerers(model::Guest::Door door, qsizetype programs) = 0;

    // ---- for the user
    /// Name, colour, seat, bound of a guest; its id says which. NotFound: there is none.
    virtual void setGuest(const base::RoomId &room, const model::Guest &guest, base::Then<void> then) = 0;
    /// Out of the room; what it said stays.
    virtual void showOut(const base::RoomId &room, const base::ParticipantId &guest,
                         base::Then<void> then) = 0;
    virtual void letInAgain(const base::RoomId &room, const base::ParticipantId &guest,
                            base::Then<void> then) = 0;

Q_SIGNALS:
    /// Whether programs may answer what companions ask for. Told when it changes; before the first time: no.
    void answersWanted(bool wanted);
};

} // namespace studio::ports
