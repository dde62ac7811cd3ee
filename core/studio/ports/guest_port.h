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

/// How a participant who comes through a door introduces itself.
struct GuestCard
{
    QString wireName;
    QString name;   ///< empty: made from the wire name
    QString colour; ///< empty or invalid: the studio chooses a colour
    model::Guest::Door door = model::Guest::Door::Mcp;
    bool seated = true;
    bool operator==(const GuestCard &) const = default;
};

/// What a guest says or wants to say.
struct GuestSpeech
{
    base::ParticipantId from; ///< a guest, an outsider, or a user
    QString text;
    model::LooseValue amount = model::Absent{}; ///< the price offered; used only by the resource floor
    QList<base::ParticipantId> to;
    QString program{}; ///< as Message::program
    bool operator==(const GuestSpeech &) const = default;
};

/// The floor's reply to a guest's speech.
struct SpeechReceipt
{
    bool success = false; ///< it was said, and is on disk
    int resource = 0;     ///< the level afterwards, 0..100
    /// "Resource consumed.", "Not enough resource.", "tooLong: 10", "repeated"; under other policies one
    /// word: notYourTurn, muted, stopped, turnLimit, tooMany, …
    QString message;
    std::optional<base::MessageId> id{}; ///< with success
    bool operator==(const SpeechReceipt &) const = default;
};

/// The floor's reply to a vote.
struct VoteReceipt
{
    bool accepted = false;
    QString ignored; ///< the floor's word if not: late, stranger, duplicate, malformed; or noRound: nothing
                     ///< is voted on
    bool operator==(const VoteReceipt &) const = default;
};

/// Rooms for participants who come through the doors, and what the user may do with them (a port).
/// RoomPort::published tells everybody what a door does, with the origin that the door gives, so that the
/// door can skip its own events.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once, after the news that the command caused. Every command on a room may end as those of RoomPort.
///
/// Doors vouch for `from`: they decide who may speak for whom, and who may speak as the user. Everything else
/// is checked here: who was shown out (Refused), sizes, how often. A message that is not from a known guest
/// is marked with the program it came from.
class GuestPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // ---- for doors
    /// Enters or returns. InvalidInput: the name is not allowed. Refused: the user showed the guest out.
    /// Conflict: too many guests, or another participant has that name.
    virtual void join(const base::RoomId &room, const GuestCard &card, base::Then<model::Guest> then) = 0;
    /// Says whether the guest's program is connected. The floor does not wait for a guest whose program is
    /// not.
    virtual void setConnected(const base::RoomId &room, const base::ParticipantId &guest, bool connected) = 0;
    /// Says whether the guest's program waits to hear what is wanted of the guest. A guest whose program does
    /// not, and that has never voted, keeps no round open, and its turn is short.
    virtual void setListening(const base::RoomId &room, const base::ParticipantId &guest, bool listens) = 0;
    /// Under `resource`, buys speech. Under other policies the text is the guest's turn; from a participant
    /// without a seat, or from a user, it is a message. If the floor rejects it, that is not an error; the
    /// receipt says so.
    virtual void speak(const base::RoomId &room, const GuestSpeech &speech, const model::Origin &origin,
                       base::Then<SpeechReceipt> then) = 0;
    /// Ends the guest's turn without a word. NotFound: the guest has no turn.
    virtual void pass(const base::RoomId &room, const base::ParticipantId &guest, base::Then<void> then) = 0;
    /// A raw vote, unchanged; `from` is set to the guest. Without a messageId the vote is for the open round.
    virtual void vote(const base::RoomId &room, const base::ParticipantId &guest,
                      const model::RawState &state, const model::Origin &origin,
                      base::Then<VoteReceipt> then) = 0;
    /// A message from another system, with its id if it has one. If the guest has the turn, it is the guest's
    /// speech; else a message of a user or an outsider, which costs nothing. A message with a known id is
    /// ignored. Refused: too many in a minute, or it is not this guest's turn.
    virtual void post(const base::RoomId &room, const model::Message &message, const model::Origin &origin,
                      base::Then<void> then) = 0;
    /// Conflict: too many acts in a second; nobody has seen this one.
    virtual void act(const base::RoomId &room, const model::Action &action, const model::Origin &origin,
                     base::Then<void> then) = 0;
    /// As RoomPort::ask. Refused: the query is in the name of a user. Cancelled: nobody waits for the answer
    /// any more, so the user is no longer asked.
    virtual base::Job ask(const base::RoomId &room, const model::Query &query, const model::Origin &origin,
                          base::Then<model::QueryResult> then) = 0;
    /// A connected program answers a companion's query. Refused unless the user lets programs answer.
    virtual void answer(const model::QueryResult &result, base::Then<void> then) = 0;
    /// Sets how many programs connected by that door hear queries and may answer them, while answersWanted.
    virtual void setAnswerers(model::Guest::Door door, qsizetype programs) = 0;

    // ---- for the user
    /// Changes name, colour, seat or bound of the guest with that id. NotFound: there is no such guest.
    virtual void setGuest(const base::RoomId &room, const model::Guest &guest, base::Then<void> then) = 0;
    /// Removes a guest from the room; what the guest said stays.
    virtual void showOut(const base::RoomId &room, const base::ParticipantId &guest,
                         base::Then<void> then) = 0;
    virtual void letInAgain(const base::RoomId &room, const base::ParticipantId &guest,
                            base::Then<void> then) = 0;

Q_SIGNALS:
    /// Whether programs may answer companions' queries. Emitted on each change; before the first signal: no.
    void answersWanted(bool wanted);
};

} // namespace studio::ports
