// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/attachment.h"
#include "core/model/past/persona_use.h"
#include "core/model/persona.h"
#include "core/model/persona_revision.h"

#include <QByteArray>
#include <QList>

namespace studio::store {

class SqliteStore;

/// Companions in all their revisions, and the pictures and files that revisions refer to. Threads as in
/// SqliteStore::read() and write().
class PersonaTable
{
public:
    PersonaTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// Stores a persona as its next revision (1 for a new persona) and returns it. Revision 0 means a new
    /// persona: Conflict if the id is taken.
    void savePersona(const model::Persona &persona, QObject *context, base::ThenWork<model::Persona> then);
    /// The same, together with the attachments that the persona names: all of it or nothing.
    void importPersona(const model::Persona &persona, const QList<model::Attachment> &attachments,
                       QObject *context, base::ThenWork<model::Persona> then);
    /// The newest revision of every persona in the library.
    void personas(QObject *context, base::ThenWork<QList<model::Persona>> then) const;
    /// The last revision of removed personas: their messages still need their names.
    void formerPersonas(QObject *context, base::ThenWork<QList<model::Persona>> then) const;
    /// Every revision of a persona, newest first; empty if the id is unknown.
    void revisions(const base::ParticipantId &persona, QObject *context,
                   base::ThenWork<QList<model::PersonaRevision>> then) const;
    /// When each persona of the library was added and last used: from the data of rooms, not from their talk.
    void personaUses(QObject *context, base::ThenWork<QList<model::PersonaUse>> then) const;
    /// Removes a persona from the library by adding a revision. Conflict: the persona is in a room's roster.
    void removePersona(const base::ParticipantId &persona, QObject *context, base::ThenWork<void> then);
    /// Equal bytes are stored once.
    void keepAttachment(const model::Attachment &attachment, QObject *context, base::ThenWork<void> then);
    void attachment(const QString &hash, QObject *context, base::ThenWork<QByteArray> then) const;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
