// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/guests/guest_service.h"

#include "core/model/participants.h"
#include "core/model/room_limits.h"
#include "core/studio/services/guests/guest_cards.h"
#include "core/studio/services/guests/guest_names.h"
#include "core/studio/services/guests/guest_places.h"
#include "core/studio/services/origin.h"
#include "core/studio/services/query_service.h"
#include "core/studio/services/running_job.h"
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
                GuestService::tr("“%1” looks like the name of someone in this room. Choose another name.")
                    .arg(name));
    }
    QStringList others;
    for (const Guest &other : director.room().guests)
        others.append(readablePart(other.wireName));
    if (looksLikeOneOf(id, others))
        return refused(
            GuestService::tr("“%1” looks like the name of another guest. Choose another name.").arg(id));
    return std::nullopt;
}

} // namespace

GuestService::GuestService(OpenRooms &rooms, room::GuestAgent &agent, QueryService &queries,
                           base::Clock &clock)
    : m_rooms(rooms)
    , m_agent(agent)
    , m_queries(queries)
    , m_bounds(clock)
    , m_talk(m_bounds)
    , m_senses(m_bounds, queries)
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
        return tl::unexpected(GuestBounds::closedRoom(room));
    const auto guest = guestOf(card, director.room().guests);
    if (!guest)
        return tl::unexpected(guest.error());
    if (const auto flaw = flawInNames(*guest, director))
        return tl::unexpected(*flaw);
    if (const auto flaw = m_bounds.flawInDeed(director, guest->id))
        return tl::unexpected(*flaw);
    const Guest *known = director.people().guest(guest->id);
    if (known && known->door != card.door && m_agent.isConnected(room, guest->id))
        return base::failure(ErrorCode::Conflict, tr("Another participant already has this name."),
                             guest->wireName);
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

void GuestService::speak(const RoomId &room, const GuestSpeech &speech, const Origin &origin,
                         Then<SpeechReceipt> then)
{
    make<SpeechReceipt>(
        room,
        [this, speech, origin](room::Director &director, SpeechReceipt &receipt) {
            return m_talk.speak(director, speech, origin, receipt);
        },
        then);
}

void GuestService::pass(const RoomId &room, const ParticipantId &guest, Then<void> then)
{
    change(
        room,
        [guest](room::Director &director) -> Result<qint64> {
            if (!model::isGuest(guest) || !director.passFor(guest, u"guest"_s))
                return base::failure(ErrorCode::NotFound, tr("This guest does not have the floor now."),
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
    if (const auto flaw = m_bounds.flawIn(director, guest))
        return tl::unexpected(*flaw);
    if (director.people().guest(guest)) { // the floor does not wait for votes of users and outsiders
        director.hearOf(guest);
        m_agent.hearVoteOf(director.room().id, guest);
    }
    if (!m_bounds.mayVote(director, guest)) {
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
        [this, message, origin](room::Director &director) { return m_talk.post(director, message, origin); },
        then);
}

void GuestService::act(const RoomId &room, const model::Action &action, const Origin &origin, Then<void> then)
{
    change(
        room,
        [this, action, origin](room::Director &director) { return m_senses.act(director, action, origin); },
        then);
}

base::Job GuestService::ask(const RoomId &room, const model::Query &query, const Origin &origin,
                            Then<model::QueryResult> then)
{
    const auto running = std::make_shared<QPointer<query::QueryCall>>();
    work([this, room, query, origin, running, then] {
        m_rooms.withWritable(
            room,
            [this, query, origin, running, then](OpenRooms::Room &open) {
                m_senses.ask(*open.director, query, origin, running, then);
            },
            [then](const Result<void> &refused) { then(tl::unexpected(refused.error())); });
    });
    return jobOf(this, running, &query::QueryCall::cancel);
}

void GuestService::answer(const model::QueryResult &result, Then<void> then)
{
    m_queries.answerFromOutside(result, then);
}

// In order with the queries.
void GuestService::setAnswerers(model::Guest::Door door, qsizetype programs)
{
    QMetaObject::invokeMethod(
        this, [this, door, programs] { m_queries.setAnswerers(door, programs); }, Qt::QueuedConnection);
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
                return base::failure(ErrorCode::NotFound, tr("This guest does not exist."), id.value());
            Guest changed = *known;
            edit(changed);
            const bool takesSeat = changed.seated && !changed.removed && !director.room().roster.contains(id);
            if (takesSeat && director.room().roster.size() >= model::kMostInRoom)
                return base::failure(ErrorCode::Conflict, tr("This room has no free seat."), id.value());
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
