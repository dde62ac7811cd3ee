// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/open_rooms.h"

#include "core/studio/services/origin.h"

// How an open room goes back in its log: its Director leaves, and one that knows only the way back comes.
namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::RoomId;
using model::Envelope;

// What runs is ended and on disk before the log is looked into: a reply that is cut off now is the newest
// one.
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
    m_store.wayBack(room, wish, this,
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

// Something may have been said while the log was looked into; then it is looked into again.
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
    m_store.openRoom(room, this,
                     [this, room, batch, isOutOfBudget](const base::Result<store::RoomRecord> &record) {
                         cameBack(room, batch, isOutOfBudget, record);
                     });
}

// If the room cannot be read its way back is told all the same: it is on disk.
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
