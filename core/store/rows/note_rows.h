// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/memory_note.h"
#include "core/store/connection.h"

#include <QList>

// Notes that companions remember, as rows. For the store's own threads.
namespace studio::store {

/// Notes of all companions, oldest first.
[[nodiscard]] base::Result<QList<model::MemoryNote>> readNotes(Connection &connection);
/// Stores a new note (id 0) under a new id, or replaces the note with that id. NotFound: there is none.
[[nodiscard]] base::Result<model::MemoryNote> replaceNote(Connection &connection,
                                                          const model::MemoryNote &note);
[[nodiscard]] base::Result<void> deleteNote(Connection &connection, qint64 id);

} // namespace studio::store
