// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/persona_use.h"
#include "core/model/persona.h"
#include "core/model/persona_revision.h"
#include "core/store/connection.h"

#include <QList>

// Personas as rows: every revision is stored, the newest counts. For the store's own threads.
namespace studio::store {

/// Writes the persona as its next revision and returns it with that number. Revision 0: Conflict if the id is
/// taken.
[[nodiscard]] base::Result<model::Persona> insertPersona(Connection &connection, model::Persona persona);

/// Writes a revision that removes the persona from the library. Conflict while the persona is in a room's
/// roster; the text names the rooms, deleted rooms too.
[[nodiscard]] base::Result<void> insertRemoval(Connection &connection, const base::ParticipantId &id);

[[nodiscard]] base::Result<QList<model::Persona>> readPersonas(Connection &connection);
/// The last revision of each persona before its removal.
[[nodiscard]] base::Result<QList<model::Persona>> readFormerPersonas(Connection &connection);

/// All revisions of a companion, newest first, without the revisions that mark a removal.
[[nodiscard]] base::Result<QList<model::PersonaRevision>> readRevisions(Connection &connection,
                                                                        const base::ParticipantId &id);

/// All personas of the library, by id. For a companion that was removed and added again, the second time
/// counts.
[[nodiscard]] base::Result<QList<model::PersonaUse>> readUses(Connection &connection);

} // namespace studio::store
