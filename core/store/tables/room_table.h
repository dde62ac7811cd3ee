// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/envelope.h"
#include "core/store/room_head.h"
#include "core/store/room_record.h"
#include "core/store/way_back.h"

#include <QList>

namespace studio::store {

class SqliteStore;

/// The rooms on disk, and their logs. SqliteStore::append() extends a log. Threads as in SqliteStore::read()
/// and write().
class RoomTable
{
public:
    RoomTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// A new room; the envelope RoomChanged with seq 1 is its first event.
    void createRoom(const model::Envelope &first, QObject *context, base::ThenWork<model::Room> then);
    void rooms(QObject *context, base::ThenWork<QList<model::RoomSummary>> then) const;
    /// Also repairs turns that a crash cut off: the part of each that was shown becomes an interrupted
    /// message, see repair.h.
    void openRoom(const base::RoomId &room, QObject *context, base::ThenWork<RoomRecord> then);
    /// Only reads, so the room may be open.
    void roomHead(const base::RoomId &room, QObject *context, base::ThenWork<RoomHead> then) const;
    void messages(const base::RoomId &room, qint64 first, qint64 count, QObject *context,
                  base::ThenWork<model::MessagePage> then) const;
    /// One message in its current text. NotFound: the room has no such message.
    void message(const base::RoomId &room, const base::MessageId &message, QObject *context,
                 base::ThenWork<model::MessageRow> then) const;
    /// All alternatives of the messages with these events, in their current text; their index is not set.
    void alternatives(const base::RoomId &room, const QList<qint64> &seqs, QObject *context,
                      base::ThenWork<AlternativeRows> then) const;
    /// Only searches; to go there, the caller puts model::Rewound into the log. InvalidInput: why there is no
    /// such way, in words for the user.
    void wayBack(const base::RoomId &room, const WayWish &wish, QObject *context,
                 base::ThenWork<WayFound> then) const;
    /// All whispers of a room, oldest first.
    void whispers(const base::RoomId &room, QObject *context, base::ThenWork<QList<Whisper>> then) const;
    /// Envelopes of a room from `firstSeq` on, at most `count`, in order: from the whole log, not only the
    /// path.
    void events(const base::RoomId &room, qint64 firstSeq, qint64 count, QObject *context,
                base::ThenWork<QList<model::Envelope>> then) const;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
