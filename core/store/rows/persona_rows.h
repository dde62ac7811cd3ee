// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/persona_use.h"
#include "core/model/persona.h"
#include "core/model/persona_revision.h"
#include "core/store/connection.h"

#include <QList>

// Personas as rows: every revision is kept, the newest counts. For the store's own threads.
namespace studio::store {

/// Writes the persona as its next revision and gives it back with that number. Revision 0: Conflict if the id
/// is taken.
[[nodiscard]] base::Result<model::Persona> insertPersona(Connection &connection, model::Persona persona);

/// Writes a revision that says that the persona is out of the library. Conflict while it is in a room's
/// roster; the text names the rooms, those in the bin too.
[[nodiscard]] base::Result<void> insertRemoval(Connection &connection, const base::ParticipantId &id);

[[nodiscard]] base::Result<QList<model::Persona>> readPersonas(Connection &connection);
/// The last revision before they were removed.
[[nodiscard]] base::Result<QList<model::Persona>> readFormerPersonas(Connection &connection);

/// All revisions of one companion, the newest first; those that say that it left are not among them.
[[nodiscard]] base::Result<QList<model::PersonaRevision>> readRevisions(Connection &connection,
                                                                        const base::ParticipantId &id);

/// Of everybody who is in the library, by id. A companion that was removed and came again counts from then.
[[nodiscard]] base::Result<QList<model::PersonaUse>> readUses(Connection &connection);

} // namespace studio::store
