// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/import_rows.h"

#include "core/store/rows/event_writing.h"
#include "core/store/rows/kept_rows.h"
#include "core/store/rows/read_ahead.h"
#include "core/store/rows/search_rows.h"
#include "core/store/store_words.h"
#include "core/wire/persona_wire.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;

namespace {

Result<void> refuseIfKnown(Connection &connection, const NewRoom &room)
{
    const auto events =
        connection.value(u"SELECT 1 FROM events WHERE room = ? LIMIT 1"_s, {room.room.id.value()});
    if (!events)
        return tl::unexpected(events.error());
    if (events->isValid())
        return base::failure(ErrorCode::Conflict, StoreWords::tr("This room already exists."), {});
    return {};
}

// One after another, so that a second revision of a new companion is not mistaken for an existing companion.
Result<void> insertPeople(Connection &connection, const QList<model::PersonaRevision> &people)
{
    QSet<base::ParticipantId> fresh;
    for (const model::PersonaRevision &one : people) {
        const QString id = one.persona.id.value();
        if (!fresh.contains(one.persona.id)) {
            const auto known = connection.value(u"SELECT 1 FROM personas WHERE id = ? LIMIT 1"_s, {id});
            if (!known)
                return tl::unexpected(known.error());
            if (known->isValid()) {
                return base::failure(
                    ErrorCode::Conflict,
                    StoreWords::tr("Another companion got the ID %1 in the meantime.").arg(id), {});
            }
            fresh.insert(one.persona.id);
        }
        const auto done = connection.query(
            u"INSERT INTO personas (id, revision, wall, body) VALUES (?, ?, ?, ?)"_s,
            {id, one.persona.revision, one.savedAt, QString::fromUtf8(wire::personaToBytes(one.persona))});
        if (!done)
            return tl::unexpected(done.error());
    }
    return {};
}

/// While it lives, more pages stay in memory: pages that every row changes need not be written and read
/// again. It only saves time, so whether it worked does not matter.
class LargeCache
{
public:
    explicit LargeCache(Connection &connection)
        : m_connection(connection)
    {
        (void)m_connection.run(u"PRAGMA cache_size = -16384"_s); // KiB
    }
    ~LargeCache() { (void)m_connection.run(u"PRAGMA cache_size = -2000"_s); } // SQLite's default
    LargeCache(const LargeCache &) = delete;
    LargeCache &operator=(const LargeCache &) = delete;

private:
    Connection &m_connection;
};

Result<bool> insertNext(Connection &connection, ReadAhead &source)
{
    auto ready = source.next();
    if (!ready)
        return tl::unexpected(ready.error());
    RoomSource::Piece &piece = ready->piece;
    for (const model::Attachment &picture : std::as_const(piece.pictures)) {
        const auto kept = insertAttachment(connection, picture);
        if (!kept)
            return tl::unexpected(kept.error());
    }
    if (!piece.events.isEmpty()) {
        if (const auto error = insertEvents(connection, piece.events, ready->events))
            return tl::unexpected(*error);
    }
    return !piece.isLast;
}

} // namespace

Result<model::Room> insertRoom(Connection &connection, const NewRoom &room)
{
    const LargeCache cache(connection);
    auto ready =
        refuseIfKnown(connection, room).and_then([&] { return insertPeople(connection, room.personas); });
    if (!ready)
        return tl::unexpected(ready.error());
    const auto source = room.open();
    if (!source)
        return tl::unexpected(source.error());
    if (const auto error = beginManyRows(connection))
        return tl::unexpected(*error);
    ReadAhead ahead(**source);
    for (bool isLast = false; !isLast;) {
        const auto goesOn = insertNext(connection, ahead);
        if (!goesOn)
            return tl::unexpected(goesOn.error());
        isLast = !*goesOn;
        if (const auto withdrawn = (*source)->withdrawal())
            return tl::unexpected(*withdrawn);
    }
    if (const auto error = endManyRows(connection))
        return tl::unexpected(*error);
    return room.room;
}

} // namespace studio::store
