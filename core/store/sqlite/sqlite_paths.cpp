// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/event_rows.h"
#include "core/store/rows/ways_back.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/sqlite/sqlite_work.h"

namespace studio::store {

using base::RoomId;

void SqliteStore::message(const RoomId &room, const base::MessageId &message, QObject *context,
                          Then<model::MessageRow> then)
{
    read<model::MessageRow>(
        [room, message](Connection &connection) { return readMessage(connection, room, message); }, context,
        std::move(then));
}

void SqliteStore::alternatives(const RoomId &room, const QList<qint64> &seqs, QObject *context,
                               Then<AlternativeRows> then)
{
    read<AlternativeRows>(
        [room, seqs](Connection &connection) -> base::Result<AlternativeRows> {
            AlternativeRows all;
            for (const qint64 seq : seqs) {
                const auto rows = readAlternatives(connection, room, seq);
                if (!rows)
                    return tl::unexpected(rows.error());
                all.insert(seq, *rows);
            }
            return all;
        },
        context, std::move(then));
}

void SqliteStore::wayBack(const RoomId &room, const WayWish &wish, QObject *context, Then<WayFound> then)
{
    read<WayFound>([room, wish](Connection &connection) { return findWayBack(connection, room, wish); },
                   context, std::move(then));
}

} // namespace studio::store
