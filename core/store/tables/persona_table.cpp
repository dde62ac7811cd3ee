// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/persona_table.h"

#include "core/store/rows/kept_rows.h"
#include "core/store/rows/persona_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void PersonaTable::savePersona(const model::Persona &persona, QObject *context,
                               base::ThenWork<model::Persona> then)
{
    m_store.write(
        context, [persona](Connection &connection) { return insertPersona(connection, persona); },
        std::move(then));
}

void PersonaTable::importPersona(const model::Persona &persona, const QList<model::Attachment> &attachments,
                                 QObject *context, base::ThenWork<model::Persona> then)
{
    const auto work = [persona, attachments](Connection &connection) -> base::Result<model::Persona> {
        for (const model::Attachment &attachment : attachments) {
            if (const auto kept = insertAttachment(connection, attachment); !kept)
                return tl::unexpected(kept.error());
        }
        return insertPersona(connection, persona);
    };
    m_store.write(context, work, std::move(then));
}

void PersonaTable::personas(QObject *context, base::ThenWork<QList<model::Persona>> then) const
{
    m_store.read(context, readPersonas, std::move(then));
}

void PersonaTable::formerPersonas(QObject *context, base::ThenWork<QList<model::Persona>> then) const
{
    m_store.read(context, readFormerPersonas, std::move(then));
}

void PersonaTable::revisions(const base::ParticipantId &persona, QObject *context,
                             base::ThenWork<QList<model::PersonaRevision>> then) const
{
    m_store.read(
        context, [persona](Connection &connection) { return readRevisions(connection, persona); },
        std::move(then));
}

void PersonaTable::personaUses(QObject *context, base::ThenWork<QList<model::PersonaUse>> then) const
{
    m_store.read(context, readUses, std::move(then));
}

void PersonaTable::removePersona(const base::ParticipantId &persona, QObject *context,
                                 base::ThenWork<void> then)
{
    m_store.write(
        context, [persona](Connection &connection) { return insertRemoval(connection, persona); },
        std::move(then));
}

void PersonaTable::keepAttachment(const model::Attachment &attachment, QObject *context,
                                  base::ThenWork<void> then)
{
    m_store.write(
        context, [attachment](Connection &connection) { return insertAttachment(connection, attachment); },
        std::move(then));
}

void PersonaTable::attachment(const QString &hash, QObject *context, base::ThenWork<QByteArray> then) const
{
    m_store.read(
        context, [hash](Connection &connection) { return readAttachment(connection, hash); },
        std::move(then));
}

} // namespace studio::store
