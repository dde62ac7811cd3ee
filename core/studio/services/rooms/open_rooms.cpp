// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/open_rooms.h"

#include "core/base/log.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/studio/services/origin.h"
#include "core/studio/services/rooms/floor_view.h"
#include "core/studio/services/rooms/running_turn.h"

#include <QPointer>

#include <limits>
#include <utility>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::RoomId;
using model::Envelope;

OpenRooms::OpenRooms(store::SqliteStore &store, const room::RoomNeeds &needs, Access access, Prepare prepare)
    : m_store(store)
    , m_table(store)
    , m_needs(needs)
    , m_access(access)
    , m_prepare(std::move(prepare))
{
    connect(&needs.bus, &bus::Bus::published, this, &OpenRooms::save);
    connect(&store, &store::SqliteStore::appended, this, &OpenRooms::appended);
    connect(&store, &store::SqliteStore::appendFailed, this, &OpenRooms::appendFailed);
}

OpenRooms::~OpenRooms() = default;

OpenRooms::Room *OpenRooms::find(const RoomId &room) const
{
    const auto open = m_open.value(room);
    return open && !open->isLeaving ? open.get() : nullptr;
}

void OpenRooms::with(const RoomId &room, Work work, Ended ended)
{
    if (Room *open = find(room))
        return work(*open);
    const bool isOnItsWay = m_opening.contains(room) || m_open.contains(room);
    m_opening[room].append({std::move(work), std::move(ended)});
    if (!isOnItsWay)
        readRoom(room, [this, room](const base::Result<store::RoomRecord> &record) { opened(room, record); });
}

// Those who wait for the room go on waiting.
void OpenRooms::readRoom(const RoomId &room, const Read &then)
{
    m_table.openRoom(room, this, [this, then](const base::Result<store::RoomRecord> &record) {
        if (!record)
            return then(record);
        m_prepare(*record, [self = QPointer(this), then, record] {
            if (self)
                then(record);
        });
    });
}

void OpenRooms::withWritable(const RoomId &room, Work work, Ended ended)
{
    with(
        room,
        [this, room, work = std::move(work), ended](Room &open) {
            if (m_access == Access::ReadOnly)
                return ended(base::failure(ErrorCode::ReadOnly, tr("The data folder is open read-only."),
                                           room.value()));
            work(open);
        },
        ended);
}

void OpenRooms::change(const RoomId &room, Change change, Ended ended)
{
    withWritable(
        room,
        [this, room, change = std::move(change), ended](Room &open) {
            const base::Result<qint64> seq = change(*open.director);
            if (!seq)
                ended(tl::unexpected(seq.error()));
            else if (*seq > open.seq)
                m_unsaved.append({room, *seq, ended});
            else
                ended({});
        },
        ended);
}

void OpenRooms::opened(const RoomId &room, const base::Result<store::RoomRecord> &record)
{
    if (!record)
        return refuseWaiting(room, record.error());
    admit(room, *record,
          m_access == Access::ReadOnly ? room::Director::Opening::LookOnly : room::Director::Opening::GoOn);
    serveWaiting(room);
}

void OpenRooms::admit(const RoomId &room, const store::RoomRecord &record, room::Director::Opening opening)
{
    auto open = std::make_shared<Room>();
    open->director = std::make_unique<room::Director>(record, m_needs, opening);
    open->seq = record.lastSeq;
    open->messages = record.messages;
    open->floor = floorView(*open->director);
    connect(open->director.get(), &room::Director::waitsChanged, this, [this, room] { tellWaits(room); });
    m_open.insert(room, open);
}

// One of them may make the room go back; the rest keeps waiting then.
void OpenRooms::serveWaiting(const RoomId &room)
{
    const QList<Waiting> waiting = m_opening.take(room);
    for (const Waiting &one : waiting)
        with(room, one.work, one.ended);
}

void OpenRooms::refuseWaiting(const RoomId &room, const Error &error)
{
    const QList<Waiting> waiting = m_opening.take(room);
    for (const Waiting &one : waiting)
        one.ended(tl::unexpected(error));
}

QList<ports::WaitingCall> OpenRooms::waitsOf(const room::Director &director) const
{
    return waitingView(director.waits(), m_needs.clock.steadyNow());
}

void OpenRooms::tellWaits(const RoomId &room)
{
    if (const Room *open = find(room))
        Q_EMIT callsWaiting(room, waitsOf(*open->director));
}

// One append per room, so that a failure in one room does not affect the others.
void OpenRooms::save(const QList<Envelope> &batch)
{
    QList<RoomId> rooms;
    QHash<RoomId, QList<Envelope>> parts;
    for (const Envelope &envelope : batch) {
        if (!parts.contains(envelope.room))
            rooms.append(envelope.room);
        parts[envelope.room].append(envelope);
    }
    for (const RoomId &room : std::as_const(rooms)) {
        const auto open = m_open.value(room);
        if (!open)
            continue; // released because it could not be saved
        open->ahead.append({parts[room].last().seq, floorView(*open->director)});
        m_store.append(parts[room]);
    }
}

void OpenRooms::appended(const QList<Envelope> &batch)
{
    const RoomId room = batch.first().room;
    const auto open = m_open.value(room);
    if (!open)
        return;
    open->seq = batch.last().seq;
    while (!open->ahead.isEmpty() && open->ahead.first().first <= open->seq)
        open->floor = open->ahead.takeFirst().second;
    for (const Envelope &envelope : batch) {
        followTurn(open->running, envelope);
        if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body))
            open->messages = posted->index + 1;
    }
    if (open->isLeaving && std::holds_alternative<model::Rewound>(batch.last().body))
        return comeBack(room, batch);
    Q_EMIT published(room, batch, open->floor);
    const QList<Unsaved> saved = takeUnsaved(room, open->seq);
    for (const Unsaved &unsaved : saved)
        unsaved.ended({});
}

QList<OpenRooms::Unsaved> OpenRooms::takeUnsaved(const RoomId &room, qint64 upTo)
{
    QList<Unsaved> taken;
    m_unsaved.removeIf([&](const Unsaved &unsaved) {
        const bool isTaken = unsaved.room == room && unsaved.seq <= upTo;
        if (isTaken)
            taken.append(unsaved);
        return isTaken;
    });
    return taken;
}

void OpenRooms::appendFailed(const QList<Envelope> &batch, const Error &error)
{
    const RoomId room = batch.first().room;
    qCWarning(base::lcStudio) << "room" << room.value() << "could not be saved:" << error.detail;
    const auto open = m_open.take(room);
    if (!open)
        return; // a batch behind the failed one: reported already
    if (!open->director->waits().isEmpty())
        Q_EMIT callsWaiting(room, {});
    open->director.release()->deleteLater(); // we may be inside one of its own signals
    const QList<Unsaved> lost = takeUnsaved(room, std::numeric_limits<qint64>::max());
    const QList<Waiting> waiting = m_opening.take(room);
    Q_EMIT savingFailed(room, error);
    for (const Unsaved &unsaved : lost)
        unsaved.ended(tl::unexpected(error));
    for (const Waiting &one : waiting)
        one.ended(tl::unexpected(error));
}

void OpenRooms::stopAll()
{
    if (m_access == Access::ReadOnly)
        return;
    for (const auto &open : std::as_const(m_open)) {
        if (!open->isLeaving && !open->director->floor().isResting())
            open->director->control(model::Control::Stop, u"studio"_s);
    }
}

// ---- going back: the Director leaves, and one that knows only the way back comes

// Whatever runs is ended and stored before the log is read: a reply that is cut off now is the newest one.
void OpenRooms::goBack(const RoomId &room, const store::WayWish &wish, May may, Ended ended)
{
    const auto look = [this, room, wish, may = std::move(may), ended](const base::Result<void> &rests) {
        if (rests)
            lookBack(room, wish, may, ended);
        else
            ended(rests);
    };
    const bool isNewest = !wish.message && wish.decision == 0 && wish.why != model::Rewound::Why::Chosen;
    change(
        room,
        [isNewest](room::Director &director) -> base::Result<qint64> {
            if (isNewest)
                director.comeToRest(kUser);
            return director.newestSeq();
        },
        look);
}

void OpenRooms::lookBack(const RoomId &room, const store::WayWish &wish, const May &may, const Ended &ended)
{
    m_table.wayBack(room, wish, this,
                    [this, room, wish, may, ended](const base::Result<store::WayFound> &way) {
                        if (!way)
                            return ended(tl::unexpected(way.error()));
                        with(
                            room,
                            [this, room, wish, may, ended, way = *way](Room &open) {
                                if (const auto error = may(*open.director, way))
                                    return ended(tl::unexpected(*error));
                                leave(room, wish, way, may, ended);
                            },
                            ended);
                    });
}

// A message may have been said while the log was read; then it is read again.
void OpenRooms::leave(const RoomId &room, const store::WayWish &wish, const store::WayFound &way,
                      const May &may, const Ended &ended)
{
    const auto open = m_open.value(room);
    open->director->comeToRest(kUser);
    const qint64 newest = open->director->newestSeq();
    if (newest > way.newest)
        return goBack(room, wish, may, ended);
    const qint64 seq = open->director->goBack(way.back, way.t, kUser);
    open->isLeaving = true;
    m_unsaved.append({room, seq, ended});
}

void OpenRooms::comeBack(const RoomId &room, const QList<Envelope> &batch)
{
    const auto open = m_open.value(room);
    if (!open->director->waits().isEmpty())
        Q_EMIT callsWaiting(room, {});
    const bool isOutOfBudget = open->director->isOutOfBudget();
    readRoom(room, [this, room, batch, isOutOfBudget](const base::Result<store::RoomRecord> &record) {
        cameBack(room, batch, isOutOfBudget, record);
    });
}

// Even if the room cannot be read, its way back is reported: it is on disk.
void OpenRooms::cameBack(const RoomId &room, const QList<Envelope> &batch, bool isOutOfBudget,
                         const base::Result<store::RoomRecord> &record)
{
    const std::shared_ptr<Room> left = m_open.take(room);
    ports::FloorView floor = left->floor;
    left->director.reset();
    if (record) {
        admit(room, *record, room::Director::Opening::TakeUp);
        const auto open = m_open.value(room);
        if (isOutOfBudget)
            open->director->pauseForBudget(u"studio"_s);
        floor = open->floor;
    }
    Q_EMIT published(room, batch, floor);
    const QList<Unsaved> saved = takeUnsaved(room, batch.last().seq);
    for (const Unsaved &unsaved : saved)
        unsaved.ended(record ? base::Result<void>() : tl::unexpected(record.error()));
    if (record)
        serveWaiting(room);
    else
        refuseWaiting(room, record.error());
}

} // namespace studio::services
