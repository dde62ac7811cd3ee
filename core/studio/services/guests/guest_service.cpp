// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/guests/guest_service.h"

#include "core/base/match.h"
#include "core/model/participants.h"
#include "core/model/room_limits.h"
#include "core/studio/services/guests/guest_cards.h"
#include "core/studio/services/guests/guest_names.h"
#include "core/studio/services/guests/guest_places.h"
#include "core/studio/services/origin.h"
#include "core/studio/services/query_service.h"
#include "core/wire/names.h"

#include <algorithm>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::ParticipantId;
using base::Result;
using base::RoomId;
using base::Then;
using model::Guest;
using model::Origin;
using ports::GuestSpeech;
using ports::SpeechReceipt;

namespace {

GuestPlaces placesIn(const model::Room &room) { return {room.guests, room.roster}; }

Origin originOf(Guest::Door door) { return wire::nameOf(door); }

Error closedRoom(const RoomId &room)
{
    return {ErrorCode::Refused, GuestService::tr("This room is closed."), room.value()};
}

model::Message saidBy(const GuestSpeech &speech)
{
    model::Message message;
    message.from = speech.from;
    message.to = speech.to;
    message.text = speech.text;
    message.program = speech.program;
    return message;
}

/// The mark on words that are not from a known guest: the program that they came from, else the door.
QString markOf(const room::Director &director, const ParticipantId &from, const QString &program,
               const Origin &door)
{
    if (director.people().guest(from))
        return {};
    const QString name = shownName(program);
    return name.isEmpty() ? door : name;
}

/// Other networks give turns of their own. Suppose a guest of one has the turn here while another guest of
/// the same network speaks: the first did not get the turn there, and we would wait in vain.
void letOthersSpeak(room::Director &director, const ParticipantId &from, const Origin &origin)
{
    const std::optional<turn::Turn> &turn = director.floor().turn;
    const Guest *speaks = director.people().guest(from);
    const ParticipantId companion = turn ? turn->companion : ParticipantId(); // to pass may change the turn
    const Guest *waitedFor = turn ? director.people().guest(companion) : nullptr;
    const bool areOfOne = speaks && waitedFor && speaks->door == Guest::Door::Network &&
                          waitedFor->door == Guest::Door::Network;
    if (areOfOne)
        director.passFor(companion, origin);
}

bool areFit(const QList<ParticipantId> &addressees)
{
    return addressees.size() <= GuestService::kMostAddressees &&
           std::all_of(addressees.cbegin(), addressees.cend(), [](const ParticipantId &id) {
               return id.value().size() <= 2 * model::kLongestWireName;
           });
}

/// A participant who speaks through a door must not look like a resident. Another network was there first,
/// and keeps its names.
std::optional<Error> flawInNames(const Guest &guest, const room::Director &director)
{
    if (guest.door == Guest::Door::Network || director.people().guest(guest.id))
        return std::nullopt;
    const QString id = readablePart(guest.wireName);
    const auto refused = [&guest](const QString &text) {
        return Error{ErrorCode::Refused, text, guest.wireName};
    };
    const QStringList residents = director.people().residentNames();
    for (const QString &name : {guest.name, id}) {
        if (looksLikeOneOf(name, residents))
            return refused(
                GuestService::tr("“%1” looks like the name of somebody who is here already. Take another.")
                    .arg(name));
    }
    QStringList others;
    for (const Guest &other : director.room().guests)
        others.append(readablePart(other.wireName));
    if (looksLikeOneOf(id, others))
        return refused(GuestService::tr("“%1” looks like another guest. Take another name.").arg(id));
    return std::nullopt;
}

} // namespace

GuestService::GuestService(OpenRooms &rooms, room::GuestAgent &agent, QueryService &queries,
                           base::Clock &clock)
    : m_rooms(rooms)
    , m_agent(agent)
    , m_queries(queries)
    , m_pace(clock)
    , m_votes(clock)
    , m_deeds(clock)
{
    connect(&queries, &QueryService::outsideMayAnswer, this, &GuestService::answersWanted);
}

void GuestService::work(std::function<void()> step)
{
    QMetaObject::invokeMethod(this, std::move(step), Qt::QueuedConnection);
}

void GuestService::change(const RoomId &room, Change change, const Then<void> &then)
{
    work([this, room, change = std::move(change), then] { m_rooms.change(room, change, then); });
}

template<class T>
void GuestService::make(const RoomId &room, Making<T> change, const Then<T> &then)
{
    work([this, room, change = std::move(change), then] {
        const auto made = std::make_shared<T>();
        m_rooms.change(
            room, [change, made](room::Director &director) { return change(director, *made); },
            [made, then](const Result<void> &ended) { then(ended.transform([&made] { return *made; })); });
    });
}

// ---- for doors

void GuestService::join(const RoomId &room, const ports::GuestCard &card, Then<Guest> then)
{
    make<Guest>(
        room,
        [this, card](room::Director &director, Guest &joined) { return takeIn(director, card, joined); },
        then);
}

Result<qint64> GuestService::takeIn(room::Director &director, const ports::GuestCard &card, Guest &joined)
{
    const RoomId room = director.room().id;
    if (director.room().deleted)
        return tl::unexpected(closedRoom(room));
    const auto guest = guestOf(card, director.room().guests);
    if (!guest)
        return tl::unexpected(guest.error());
    if (const auto flaw = flawInNames(*guest, director))
        return tl::unexpected(*flaw);
    if (const auto flaw = flawInDeed(director, guest->id))
        return tl::unexpected(*flaw);
    const Guest *known = director.people().guest(guest->id);
    if (known && known->door != card.door && m_agent.isConnected(room, guest->id))
        return base::failure(ErrorCode::Conflict, tr("Somebody else is here by that name."), guest->wireName);
    joined = *guest;
    const auto isAway = [this, room](const ParticipantId &one) { return !m_agent.isConnected(room, one); };
    const auto places = welcomed(placesIn(director.room()), *guest, isAway);
    if (!places)
        return tl::unexpected(places.error());
    m_agent.setConnected(room, guest->id, true); // nobody takes the guest's seat meanwhile
    return director.setGuests(places->guests, places->roster, originOf(guest->door));
}

void GuestService::setConnected(const RoomId &room, const ParticipantId &guest, bool connected)
{
    QMetaObject::invokeMethod(
        this, [this, room, guest, connected] { m_agent.setConnected(room, guest, connected); },
        Qt::QueuedConnection);
}

void GuestService::setListening(const RoomId &room, const ParticipantId &guest, bool listens)
{
    QMetaObject::invokeMethod(
        this,
        [this, room, guest, listens] {
            m_agent.setListening(room, guest, listens);
            if (const OpenRooms::Room *open = m_rooms.find(room); open && open->director)
                open->director->expectVotesOf(guest, listens);
        },
        Qt::QueuedConnection);
}

std::optional<base::Error> GuestService::flawIn(const room::Director &director,
                                                const ParticipantId &from) const
{
    if (!isPlainId(from))
        return base::Error{ErrorCode::InvalidInput, tr("Only guests and users come through the doors."),
                           from.value().left(model::kLongestWireName)};
    if (const Guest *guest = director.people().guest(from); guest && guest->removed)
        return base::Error{ErrorCode::Refused, tr("This guest was shown out of the room."), from.value()};
    if (director.room().deleted)
        return closedRoom(director.room().id);
    return std::nullopt;
}

// Names cost nothing, so participants unknown to the room share one limit, and all users another.
std::optional<int> GuestService::passedBound(const room::Director &director, const ParticipantId &from)
{
    const auto pass = [&](const ParticipantId &who, int most) {
        return m_pace.mayGo(director.room().id, who, most) ? std::nullopt : std::optional(most);
    };
    if (const Guest *guest = director.people().guest(from))
        return pass(from, guest->perMinute.value_or(model::kGuestMessagesPerMinute));
    if (!model::isUser(from))
        return pass(ParticipantId(u"guest:"_s), model::kGuestMessagesPerMinute);
    const auto own = pass(from, model::kGuestMessagesPerMinute);
    return own ? own : pass(ParticipantId(u"users"_s), kUsersPerMinute);
}

std::optional<base::Error> GuestService::flawInDeed(const room::Director &director, const ParticipantId &from)
{
    if (auto flaw = flawIn(director, from))
        return flaw;
    const ParticipantId who = director.people().guest(from) ? from : ParticipantId(u"guest:"_s);
    if (!m_deeds.mayGo(director.room().id, who, kDeedsPerMinute))
        return base::Error{ErrorCode::Refused, tr("That was too much in a minute."), from.value()};
    return std::nullopt;
}

void GuestService::speak(const RoomId &room, const GuestSpeech &speech, const Origin &origin,
                         Then<SpeechReceipt> then)
{
    make<SpeechReceipt>(
        room,
        [this, speech, origin](room::Director &director, SpeechReceipt &receipt) -> Result<qint64> {
            if (const auto flaw = flawIn(director, speech.from))
                return tl::unexpected(*flaw);
            if (speech.text.size() > kLongestText || !areFit(speech.to))
                return base::failure(ErrorCode::InvalidInput, tr("This is longer than anything can be said."),
                                     speech.from.value());
            const qint64 before = director.newestSeq();
            GuestSpeech marked = speech;
            marked.program = markOf(director, speech.from, speech.program, origin);
            receipt = take(director, marked, origin);
            return director.newestSeq() == before ? 0 : director.newestSeq();
        },
        then);
}

SpeechReceipt GuestService::take(room::Director &director, const GuestSpeech &speech, const Origin &origin)
{
    const auto refused = [&director](const QString &why) {
        return SpeechReceipt{false, director.floor().level, why};
    };
    const model::Room &room = director.room();
    if (speech.text.trimmed().isEmpty())
        return refused(u"empty"_s);
    if (const auto bound = passedBound(director, speech.from))
        return refused(u"tooMany: %1"_s.arg(*bound));
    const bool hasSeat = director.floor().member(speech.from);
    if (hasSeat && room.turns.maxSessionTurns && director.sessionTurns() >= *room.turns.maxSessionTurns)
        return refused(u"turnLimit"_s);
    if (room.policy.policy == model::PolicyName::Resource) {
        const room::Sale sale = director.buy(saidBy(speech), speech.amount, origin);
        const auto id = director.newestMessage();
        if (const auto *sold = std::get_if<model::Consumed>(&sale); sold && sold->success)
            director.passFor(speech.from, origin); // a woken guest has done what they were woken for
        return std::visit(
            base::Match{
                [&id](const model::Consumed &consumed) {
                    return SpeechReceipt{consumed.success, consumed.resource, consumed.message,
                                         consumed.success ? id : std::nullopt};
                },
                [&](const model::Ignored &ignored) { return refused(wire::nameOf(ignored.why)); },
            },
            sale);
    }
    const model::Message message = saidBy(speech);
    if (director.speakFor(message, origin))
        return {true, director.floor().level, u"Spoken."_s, director.newestMessage()};
    if (const turn::Member *member = director.floor().member(speech.from))
        return refused(member->muted ? u"muted"_s : u"notYourTurn"_s);
    director.say(message, origin);
    return {true, director.floor().level, u"Posted."_s, director.newestMessage()};
}

void GuestService::pass(const RoomId &room, const ParticipantId &guest, Then<void> then)
{
    change(
        room,
        [guest](room::Director &director) -> Result<qint64> {
            if (!model::isGuest(guest) || !director.passFor(guest, u"guest"_s))
                return base::failure(ErrorCode::NotFound, tr("This guest does not have the turn."),
                                     guest.value());
            return director.newestSeq();
        },
        then);
}

void GuestService::vote(const RoomId &room, const ParticipantId &guest, const model::RawState &state,
                        const Origin &origin, Then<ports::VoteReceipt> then)
{
    make<ports::VoteReceipt>(
        room,
        [this, guest, state, origin](room::Director &director, ports::VoteReceipt &receipt) {
            return takeVote(director, guest, state, origin, receipt);
        },
        then);
}

Result<qint64> GuestService::takeVote(room::Director &director, const ParticipantId &guest,
                                      const model::RawState &state, const Origin &origin,
                                      ports::VoteReceipt &receipt)
{
    if (const auto flaw = flawIn(director, guest))
        return tl::unexpected(*flaw);
    if (director.people().guest(guest)) { // the floor does not wait for votes of users and outsiders
        director.hearOf(guest);
        m_agent.hearVoteOf(director.room().id, guest);
    }
    const ParticipantId who = director.people().guest(guest) ? guest : ParticipantId(u"guest:"_s);
    if (!m_votes.mayGo(director.room().id, who, kDeedsPerMinute)) {
        receipt.ignored = u"tooMany"_s;
        return 0;
    }
    if (!director.floor().round && std::holds_alternative<model::Absent>(state.messageId)) {
        receipt.ignored = u"noRound"_s;
        return 0;
    }
    model::RawState stamped = state;
    stamped.from = guest.value();
    const auto ignored = director.vote(stamped, origin);
    receipt.accepted = !ignored;
    receipt.ignored = ignored ? wire::nameOf(*ignored) : QString();
    return director.newestSeq();
}

void GuestService::post(const RoomId &room, const model::Message &message, const Origin &origin,
                        Then<void> then)
{
    change(
        room,
        [this, message, origin](room::Director &director) -> Result<qint64> {
            if (const auto flaw = flawIn(director, message.from))
                return tl::unexpected(*flaw);
            if (message.text.trimmed().isEmpty() || message.text.size() > kLongestText ||
                !areFit(message.to) || message.id.value().size() > 2 * model::kLongestWireName)
                return base::failure(ErrorCode::InvalidInput, tr("This is no message that could be posted."),
                                     message.from.value());
            if (director.floor().known.contains(message.id))
                return 0; // the message came before
            if (const turn::Member *member = director.floor().member(message.from); member && member->muted)
                return base::failure(ErrorCode::Refused, tr("This guest is muted."), message.from.value());
            if (const auto bound = passedBound(director, message.from))
                return base::failure(
                    ErrorCode::Refused,
                    tr("Those were too many messages: at most %L1 are taken in a minute.").arg(*bound),
                    message.from.value());
            model::Message fit = message;
            fit.program = markOf(director, message.from, message.program, origin);
            if (fit.metadata.text.size() > kLongestMetadata)
                fit.metadata = {};
            if (director.speakFor(fit, origin))
                return director.newestSeq();
            letOthersSpeak(director, fit.from, origin);
            // Clients of our MCP server have tools to wait for their turn; another network keeps its own
            // turns.
            if (origin == wire::nameOf(Guest::Door::Mcp) && director.floor().member(fit.from))
                return base::failure(ErrorCode::Refused, tr("It is not this guest's turn."),
                                     fit.from.value());
            director.say(fit, origin);
            return director.newestSeq();
        },
        then);
}

// ---- for the user

void GuestService::changeGuest(const RoomId &room, const ParticipantId &id, std::function<void(Guest &)> edit,
                               const Then<void> &then)
{
    change(
        room,
        [this, id, edit = std::move(edit)](room::Director &director) -> Result<qint64> {
            const Guest *known = director.people().guest(id);
            if (!known)
                return base::failure(ErrorCode::NotFound, tr("There is no such guest."), id.value());
            Guest changed = *known;
            edit(changed);
            const bool takesSeat = changed.seated && !changed.removed && !director.room().roster.contains(id);
            if (takesSeat && director.room().roster.size() >= model::kMostInRoom)
                return base::failure(ErrorCode::Conflict, tr("There is no seat left in this room."),
                                     id.value());
            if (changed.removed) {
                m_agent.setConnected(director.room().id, id, false);
                m_queries.forget(id); // another guest may come under that name
            }
            const GuestPlaces places = placed(placesIn(director.room()), changed);
            return director.setGuests(places.guests, places.roster, kUser);
        },
        then);
}

void GuestService::setGuest(const RoomId &room, const Guest &wanted, Then<void> then)
{
    changeGuest(
        room, wanted.id,
        [wanted](Guest &guest) {
            const QString name = shownName(wanted.name);
            guest.name = name.isEmpty() ? guest.name : name;
            guest.colour = isColour(wanted.colour) ? wanted.colour.toLower() : guest.colour;
            guest.seated = wanted.seated;
            guest.perMinute = wanted.perMinute;
            if (guest.perMinute)
                guest.perMinute = std::max(*guest.perMinute, 1);
        },
        then);
}

void GuestService::showOut(const RoomId &room, const ParticipantId &guest, Then<void> then)
{
    changeGuest(
        room, guest, [](Guest &one) { one.removed = true; }, then);
}

void GuestService::letInAgain(const RoomId &room, const ParticipantId &guest, Then<void> then)
{
    changeGuest(
        room, guest, [](Guest &one) { one.removed = false; }, then);
}

} // namespace studio::services
