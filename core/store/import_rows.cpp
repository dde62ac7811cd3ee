// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/import_rows.h"

#include "core/store/event_rows.h"
#include "core/store/kept_rows.h"
#include "core/wire/persona_wire.h"

#include <QCoreApplication>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

Result<void> refuseIfKnown(Connection &connection, const NewRoom &room)
{
    const auto events =
        connection.value(u"SELECT 1 FROM events WHERE room = ? LIMIT 1"_s, {room.room.id.value()});
    if (!events)
        return tl::unexpected(events.error());
    if (events->isValid())
        return base::failure(ErrorCode::Conflict, Words::tr("This room is there already."), {});
    return {};
}

// One after another, so that the second revision of a newcomer is not taken for somebody who was there.
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
                return base::failure(ErrorCode::Conflict,
                                     Words::tr("Another companion has the id %1 meanwhile.").arg(id), {});
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

Result<bool> insertNext(Connection &connection, RoomSource &source)
{
    auto piece = source.next();
    if (!piece)
        return tl::unexpected(piece.error());
    for (const NewPicture &picture : std::as_const(piece->pictures)) {
        const auto kept = insertAttachment(connection, picture.hash, picture.mime, picture.bytes);
        if (!kept)
            return tl::unexpected(kept.error());
    }
    if (!piece->events.isEmpty()) {
        if (const auto error = insertEvents(connection, piece->events))
            return tl::unexpected(*error);
    }
    return !piece->isLast;
}

} // namespace

Result<model::Room> insertRoom(Connection &connection, const NewRoom &room)
{
    auto ready =
        refuseIfKnown(connection, room).and_then([&] { return insertPeople(connection, room.personas); });
    if (!ready)
        return tl::unexpected(ready.error());
    const auto source = room.open();
    if (!source)
        return tl::unexpected(source.error());
    for (;;) {
        const auto goesOn = insertNext(connection, **source);
        if (!goesOn)
            return tl::unexpected(goesOn.error());
        if (!*goesOn)
            return room.room;
    }
}

} // namespace studio::store
