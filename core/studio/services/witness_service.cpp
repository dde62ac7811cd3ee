// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/witness_service.h"

#include "core/agent/talk_window.h"
#include "core/model/participants.h"

#include <algorithm>

namespace studio::services {

using base::ParticipantId;
using base::Result;
using base::RoomId;
using ports::Knower;
using ports::WitnessFilter;
using store::Whisper;

namespace {

constexpr qint64 kReadTogether = 16; // indices: a gap up to this length is read too
constexpr qint64 kMostTogether = 512;

/// How many of these indices are read at once, from the first on.
qint64 spanOf(const QList<qint64> &places)
{
    qint64 last = places.first();
    for (const qint64 place : places) {
        if (place - last > kReadTogether || place - places.first() >= kMostTogether)
            break;
        last = place;
    }
    return last - places.first() + 1;
}

} // namespace

WitnessService::WitnessService(const Needs &needs)
    : m_needs(needs)
{
    connect(&needs.rooms, &OpenRooms::published, this, &WitnessService::follow);
}

void WitnessService::readKnowledge(const RoomId &room, base::Then<ports::Knowledge> then)
{
    with(
        room, [this, then](const room::Director &director) { then(knowledgeOf(director)); },
        [then](const base::Error &error) { then(tl::unexpected(error)); });
}

void WitnessService::readWitnessed(const WitnessFilter &filter, qint64 first, qint64 count,
                                   base::Then<ports::WitnessPage> then)
{
    const auto work = [this, filter, first, count, then](const room::Director &) {
        const auto page = std::make_shared<Page>();
        page->then = then;
        page->page = {
            filter, std::max<qint64>(first, 0), m_index.count(filter.knower, filter.whispersOnly), {}};
        page->missing =
            m_index.places(filter.knower, filter.whispersOnly, page->page.first, std::min(count, kMostRows));
        readRows(page);
    };
    with(filter.room, work, [then](const base::Error &error) { then(tl::unexpected(error)); });
}

// ---- where the whispers are

void WitnessService::with(const RoomId &room, const Work &work, const Refused &refused)
{
    QMetaObject::invokeMethod(
        this, [this, room, work, refused] { open(room, work, refused); }, Qt::QueuedConnection);
}

void WitnessService::open(const RoomId &room, const Work &work, const Refused &refused)
{
    m_needs.rooms.with(
        room,
        [this, room, work, refused](OpenRooms::Room &open) {
            if (room == m_room)
                work(*open.director);
            else
                readIndex(open, work, refused);
        },
        [refused](const Result<void> &result) {
            if (!result)
                refused(result.error());
        });
}

void WitnessService::readIndex(OpenRooms::Room &open, const Work &work, const Refused &refused)
{
    const auto reading = std::make_shared<Reading>(Reading{open.director->room().id, {}, false});
    m_readings.append(reading);
    const auto take = [this, reading, work, refused](const Result<QList<Whisper>> &whispers) {
        m_readings.removeOne(reading);
        if (!whispers)
            return refused(whispers.error());
        OpenRooms::Room *open = m_needs.rooms.find(reading->room);
        if (!open)
            return refused({base::ErrorCode::NotFound, tr("This room has been closed."), {}});
        if (reading->isOfAnotherWay)
            return readIndex(*open, work, refused);
        keepIndex(*reading, *whispers, open->messages);
        work(*open->director);
    };
    m_needs.store.whispers(reading->room, this, take);
}

void WitnessService::keepIndex(const Reading &reading, QList<Whisper> whispers, qint64 messages)
{
    for (const model::MessagePosted &posted : reading.early) {
        const bool isNew = whispers.isEmpty() || whispers.last().index < posted.index;
        if (posted.message.whisper && isNew)
            whispers.append({posted.index, posted.message.from, posted.message.to});
    }
    const qint64 least = whispers.isEmpty() ? 0 : whispers.last().index + 1;
    m_room = reading.room;
    m_index = WitnessIndex(whispers, std::max(messages, least));
}

void WitnessService::follow(const RoomId &room, const QList<model::Envelope> &batch)
{
    for (const model::Envelope &envelope : batch) {
        if (std::holds_alternative<model::Rewound>(envelope.body))
            leaveWay(room);
        const auto *posted = std::get_if<model::MessagePosted>(&envelope.body);
        if (!posted)
            continue;
        for (const std::shared_ptr<Reading> &reading : std::as_const(m_readings)) {
            if (reading->room == room)
                reading->early.append(*posted);
        }
        if (room == m_room)
            m_index.add(posted->index, posted->message);
    }
}

// The messages have changed: they are read at the next request.
void WitnessService::leaveWay(const RoomId &room)
{
    for (const std::shared_ptr<Reading> &reading : std::as_const(m_readings)) {
        if (reading->room == room)
            reading->isOfAnotherWay = true;
    }
    if (room == m_room)
        m_room = {};
}

// ---- who knows what

ports::Knowledge WitnessService::knowledgeOf(const room::Director &director) const
{
    ports::Knowledge knowledge{.room = director.room().id,
                               .messages = m_index.messages(),
                               .whispers = m_index.whispers().size(),
                               .knowers = {}};
    for (const ParticipantId &id : knowersIn(director.room()))
        knowledge.knowers.append(knowerIn(director, id));
    return knowledge;
}

QList<ParticipantId> WitnessService::knowersIn(const model::Room &room) const
{
    QList<ParticipantId> knowers = room.roster;
    const auto add = [&knowers](const ParticipantId &id) {
        if (!model::isUser(id) && !knowers.contains(id))
            knowers.append(id);
    };
    for (const model::Guest &guest : room.guests) {
        if (!guest.removed)
            add(guest.id);
    }
    for (const Whisper &whisper : m_index.whispers()) {
        add(whisper.from);
        for (const ParticipantId &id : whisper.to)
            add(id);
    }
    return knowers;
}

// The scene already holds messages that are not on disk yet: they are not counted.
Knower WitnessService::knowerIn(const room::Director &director, const ParticipantId &id) const
{
    const model::Guest *guest = director.people().guest(id);
    Knower knower{.id = id,
                  .here = director.room().roster.contains(id) || (guest && !guest->removed),
                  .heard = m_index.count(id, false),
                  .whispers = m_index.count(id, true)};
    if (!model::isCompanion(id))
        return knower;
    agent::Scene scene = director.scenes().sceneFor(id);
    scene.window = agent::windowFor(m_needs.client.traits(scene.persona.model));
    knower.summary = scene.summary;
    if (scene.summary)
        knower.inShort = std::max<qint64>(knower.heard - scene.witnessed.size(), 0);
    knower.inFull = std::min<qint64>(scene.witnessed.size() - agent::firstTold(scene), knower.heard);
    if (m_needs.notes)
        knower.notes = m_needs.notes->of(id);
    return knower;
}

// ---- pages

void WitnessService::readRows(const std::shared_ptr<Page> &page)
{
    if (page->missing.isEmpty())
        return page->then(page->page);
    const qint64 first = page->missing.first();
    const qint64 span = spanOf(page->missing);
    m_needs.store.messages(page->page.filter.room, first, span, this,
                           [this, page, end = first + span](const Result<model::MessagePage> &read) {
                               if (!read)
                                   return page->then(tl::unexpected(read.error()));
                               for (const model::MessageRow &row : read->rows) {
                                   if (page->missing.contains(row.posted.index))
                                       page->page.rows.append(row);
                               }
                               page->missing.removeIf([end](qint64 place) { return place < end; });
                               readRows(page);
                           });
}

} // namespace studio::services
