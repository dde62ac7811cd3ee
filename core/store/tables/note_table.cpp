// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/note_table.h"

#include "core/store/rows/note_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void NoteTable::notes(QObject *context, base::ThenWork<QList<model::MemoryNote>> then)
{
    m_store.read(context, readNotes, std::move(then));
}

void NoteTable::keepNote(const model::MemoryNote &note, QObject *context,
                         base::ThenWork<model::MemoryNote> then)
{
    m_store.write(
        context, [note](Connection &connection) { return replaceNote(connection, note); }, std::move(then));
}

void NoteTable::forgetNote(qint64 id, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [id](Connection &connection) { return deleteNote(connection, id); }, std::move(then));
}

} // namespace studio::store
