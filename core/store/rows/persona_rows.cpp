// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/persona_rows.h"

#include "core/base/log.h"
#include "core/store/store_words.h"
#include "core/wire/persona_wire.h"

#include <QDateTime>
#include <QStringList>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::ParticipantId;
using base::Result;
using model::Persona;

namespace {

/// The body of a revision that takes the persona out of the library.
const auto kRemoved = u"{\"removed\":true}"_s;

/// The newest revision of each id, found by the key alone: bodies are long, and most revisions are old.
const auto kNewest = u"WITH newest AS (SELECT id, max(revision) AS revision FROM personas GROUP BY id)"_s;

std::optional<Error> insertRow(Connection &connection, const ParticipantId &id, int revision,
                               const QString &body)
{
    const auto done =
        connection.query(u"INSERT INTO personas (id, revision, wall, body) VALUES (?, ?, ?, ?)"_s,
                         {id.value(), revision, QDateTime::currentMSecsSinceEpoch(), body});
    return done ? std::nullopt : std::optional(done.error());
}

Result<QVariant> newestRevision(Connection &connection, const ParticipantId &id)
{
    return connection.value(u"SELECT max(revision) FROM personas WHERE id = ?"_s, {id.value()});
}

Result<bool> isInLibrary(Connection &connection, const ParticipantId &id)
{
    return connection
        .value(u"SELECT body FROM personas WHERE id = ? ORDER BY revision DESC LIMIT 1"_s, {id.value()})
        .transform([](const QVariant &body) { return body.isValid() && body.toString() != kRemoved; });
}

Result<QStringList> roomsWith(Connection &connection, const ParticipantId &id)
{
    return connection
        .query(u"SELECT json_extract(e.body, '$.name'), json_extract(e.body, '$.deleted') FROM events e"
               " WHERE e.kind = 'room' AND e.seq ="
               "  (SELECT max(n.seq) FROM events n WHERE n.room = e.room AND n.kind = 'room')"
               " AND EXISTS (SELECT 1 FROM json_each(e.body, '$.roster') r WHERE r.value = ?) ORDER BY 1"_s,
               {id.value()})
        .transform([](QSqlQuery *row) {
            QStringList names;
            while (row->next()) {
                const QString name = row->value(0).toString();
                //: A room that was deleted and can be restored; %1 is its name
                names.append(row->value(1).toBool() ? StoreWords::tr("%1 (in the bin)").arg(name) : name);
            }
            return names;
        });
}

Result<QList<Persona>> personasOf(Connection &connection, const QString &sql, const QVariantList &values)
{
    return connection.query(sql, values).transform([](QSqlQuery *row) {
        QList<Persona> personas;
        while (row->next()) {
            const auto persona = wire::personaFromBytes(row->value(0).toByteArray());
            if (persona)
                personas.append(*persona);
            else
                qCWarning(base::lcStore) << "a persona was left out:" << persona.error().text;
        }
        return personas;
    });
}

} // namespace

Result<Persona> insertPersona(Connection &connection, Persona persona)
{
    const auto newest = newestRevision(connection, persona.id);
    if (!newest)
        return tl::unexpected(newest.error());
    if (persona.revision == 0) {
        const auto known = isInLibrary(connection, persona.id);
        if (!known)
            return tl::unexpected(known.error());
        if (*known) {
            return base::failure(ErrorCode::Conflict,
                                 StoreWords::tr("A companion already has the ID %1.").arg(persona.id.value()),
                                 persona.id.value());
        }
    }
    persona.revision = newest->toInt() + 1;
    const QString body = QString::fromUtf8(wire::personaToBytes(persona));
    if (const auto error = insertRow(connection, persona.id, persona.revision, body))
        return tl::unexpected(*error);
    return persona;
}

Result<void> insertRemoval(Connection &connection, const ParticipantId &id)
{
    const auto known = isInLibrary(connection, id);
    const auto newest = newestRevision(connection, id);
    const auto rooms = roomsWith(connection, id);
    for (const auto *error : {known ? nullptr : &known.error(), newest ? nullptr : &newest.error(),
                              rooms ? nullptr : &rooms.error()}) {
        if (error)
            return tl::unexpected(*error);
    }
    if (!*known)
        return base::failure(ErrorCode::NotFound, StoreWords::tr("This companion does not exist."),
                             id.value());
    if (!rooms->isEmpty()) {
        //: %1 is a list of room names
        const QString text = StoreWords::tr("This companion is still in a room: %1. Remove the companion "
                                            "from the room first, or archive.")
                                 .arg(rooms->join(StoreWords::tr(", ")));
        return base::failure(ErrorCode::Conflict, text, id.value());
    }
    if (const auto error = insertRow(connection, id, newest->toInt() + 1, kRemoved))
        return tl::unexpected(*error);
    return {};
}

Result<QList<Persona>> readPersonas(Connection &connection)
{
    return personasOf(connection,
                      kNewest + u" SELECT p.body FROM newest JOIN personas p USING (id, revision)"
                                " WHERE p.body <> ? ORDER BY id"_s,
                      {kRemoved});
}

Result<QList<Persona>> readFormerPersonas(Connection &connection)
{
    return personasOf(connection,
                      kNewest + u" SELECT (SELECT b.body FROM personas b WHERE b.id = p.id AND b.body <> ?"
                                "  ORDER BY b.revision DESC LIMIT 1)"
                                " FROM newest JOIN personas p USING (id, revision)"
                                " WHERE p.body = ? ORDER BY id"_s,
                      {kRemoved, kRemoved});
}

Result<QList<model::PersonaRevision>> readRevisions(Connection &connection, const ParticipantId &id)
{
    return connection
        .query(u"SELECT body, wall FROM personas WHERE id = ? AND body <> ? ORDER BY revision DESC"_s,
               {id.value(), kRemoved})
        .transform([](QSqlQuery *row) {
            QList<model::PersonaRevision> revisions;
            while (row->next()) {
                if (const auto persona = wire::personaFromBytes(row->value(0).toByteArray()))
                    revisions.append({*persona, row->value(1).toLongLong()});
            }
            return revisions;
        });
}

/// Reads one event of each room, the newest that says who takes part; there is an index for those.
Result<QList<model::PersonaUse>> readUses(Connection &connection)
{
    return connection
        .query(u"WITH uses AS (SELECT r.value AS id, max(rooms.last_wall) AS wall"
               "  FROM rooms JOIN events e ON e.room = rooms.id AND e.kind = 'room' AND e.seq ="
               "   (SELECT max(n.seq) FROM events n WHERE n.room = rooms.id AND n.kind = 'room'),"
               "   json_each(e.body, '$.roster') r GROUP BY r.value),"
               " removals AS (SELECT id, max(revision) AS revision FROM personas WHERE body = ? GROUP BY id)"
               " SELECT p.id, min(p.wall), ifnull(u.wall, 0) FROM personas p"
               "  LEFT JOIN removals x ON x.id = p.id LEFT JOIN uses u ON u.id = p.id"
               " WHERE p.revision > ifnull(x.revision, 0) GROUP BY p.id ORDER BY p.id"_s,
               {kRemoved})
        .transform([](QSqlQuery *row) {
            QList<model::PersonaUse> uses;
            while (row->next())
                uses.append({ParticipantId(row->value(0).toString()), row->value(1).toLongLong(),
                             row->value(2).toLongLong()});
            return uses;
        });
}

} // namespace studio::store
