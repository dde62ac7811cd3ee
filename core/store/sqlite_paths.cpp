// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/event_rows.h"
#include "core/store/sqlite_store.h"
#include "core/store/sqlite_work.h"
#include "core/store/ways_back.h"

namespace studio::store {

using base::RoomId;

void SqliteStore::message(const RoomId &room, const base::MessageId &message, QObject *context,
                          Then<model::MessageRow> then)
{
    read<model::MessageRow>(
        [room, message](Connection &connection) { return readMessage(connection, room, message); }, context,
        std::move(then));
}

void SqliteStore::alternatives(const RoomId &room, qint64 seq, QObject *context,
                               Then<QList<model::MessageRow>> then)
{
    read<QList<model::MessageRow>>(
        [room, seq](Connection &connection) { return readAlternatives(connection, room, seq); }, context,
        std::move(then));
}

void SqliteStore::wayBack(const RoomId &room, const WayWish &wish, QObject *context, Then<WayFound> then)
{
    read<WayFound>([room, wish](Connection &connection) { return findWayBack(connection, room, wish); },
                   context, std::move(then));
}

} // namespace studio::store
