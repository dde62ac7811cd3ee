// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/memory_note.h"
#include "core/store/connection.h"

#include <QList>

// What companions remember, as rows. For the store's own threads.
namespace studio::store {

/// Of all companions, oldest first.
[[nodiscard]] base::Result<QList<model::MemoryNote>> readNotes(Connection &connection);
/// A new one (id 0) gets its id; else it takes the place of the one of that id. NotFound: there is none.
[[nodiscard]] base::Result<model::MemoryNote> replaceNote(Connection &connection,
                                                          const model::MemoryNote &note);
[[nodiscard]] base::Result<void> deleteNote(Connection &connection, qint64 id);

} // namespace studio::store
