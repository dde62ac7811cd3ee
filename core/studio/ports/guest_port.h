// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
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

/// Rooms for those who come through the doors, and what the user may do with them (a port). How commands and
/// their answers come: see RoomPort; what a door does is told to everybody by RoomPort::published, with the
/// origin that the door gives, so that it can leave out its own.
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
    /// Comes in, or comes back: guestJoined. Refused: the user showed it out; Conflict: too many guests.
    virtual base::RequestId join(const base::RoomId &room, const GuestCard &card) = 0;
    /// Its program is connected, or not any more. A guest that nobody is connected for is not waited for.
    virtual void setConnected(const base::RoomId &room, const base::ParticipantId &guest, bool connected) = 0;
    /// Its program waits to be told what is wanted of the guest, or not any more. A guest whose program does
    /// not, and that has never voted, keeps no round open; and its turn is short.
    virtual void setListening(const base::RoomId &room, const base::ParticipantId &guest, bool listens) = 0;
    /// Under `resource` buys speech; elsewhere it is what the guest says with its turn, and of one who has no
    /// seat, or of a user, a message: speechTaken.
    virtual base::RequestId speak(const base::RoomId &room, const GuestSpeech &speech,
                                  const model::Origin &origin) = 0;
    /// Ends the guest's turn without a word. NotFound: it has none.
    virtual base::RequestId pass(const base::RoomId &room, const base::ParticipantId &guest) = 0;
    /// Raw, as it came; `from` is stamped with the guest. Without a messageId it is for the open round:
    /// voteTaken.
    virtual base::RequestId vote(const base::RoomId &room, const base::ParticipantId &guest,
                                 const model::RawState &state, const model::Origin &origin) = 0;
    /// A message as it came from another system, with its id if it has one. Of a guest that has the turn it
    /// is its speech; else a message of a user or an outsider, which costs nothing. One of a known id is left
    /// out.
    virtual base::RequestId post(const base::RoomId &room, const model::Message &message,
                                 const model::Origin &origin) = 0;
    /// Conflict: it was one too many in a second, and nobody has seen it.
    virtual base::RequestId act(const base::RoomId &room, const model::Action &action,
                                const model::Origin &origin) = 0;
    /// As RoomPort::ask: queryAnswered.
    virtual base::RequestId ask(const base::RoomId &room, const model::Query &query,
                                const model::Origin &origin) = 0;
    /// Nobody waits for the answer to that ask() any more: the user is asked no further. Nothing, once it was
    /// answered.
    virtual void takeBack(const base::RequestId &request) = 0;
    /// A connected program answers what a companion asked for. Refused unless the user lets programs answer.
    virtual base::RequestId answer(const model::QueryResult &result) = 0;
    /// How many programs are connected by that door that hear what is asked for and may answer it, while
    /// answersWanted.
    virtual void setAnswerers(model::Guest::Door door, qsizetype programs) = 0;

    // ---- for the user
    /// Name, colour, seat, bound of a guest; its id says which. NotFound: there is none.
    virtual base::RequestId setGuest(const base::RoomId &room, const model::Guest &guest) = 0;
    /// Out of the room; what it said stays.
    virtual base::RequestId showOut(const base::RoomId &room, const base::ParticipantId &guest) = 0;
    virtual base::RequestId letInAgain(const base::RoomId &room, const base::ParticipantId &guest) = 0;

Q_SIGNALS:
    void guestJoined(const studio::base::RequestId &request, const studio::base::RoomId &room,
                     const studio::model::Guest &guest);
    void speechTaken(const studio::base::RequestId &request, const studio::ports::SpeechReceipt &receipt);
    void voteTaken(const studio::base::RequestId &request, const studio::ports::VoteReceipt &receipt);
    void queryAnswered(const studio::base::RequestId &request, const studio::base::RoomId &room,
                       const studio::model::QueryResult &result);

    /// Whether programs may answer what companions ask for. Told when it changes; before the first time: no.
    void answersWanted(bool wanted);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
