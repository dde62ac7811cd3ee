// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/note_store.h"

namespace studio::store {

class SqliteStore;

/// The notes of all companions, stored on disk.
class NoteTable final : public NoteStore
{
public:
    NoteTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    void notes(QObject *context, base::ThenWork<QList<model::MemoryNote>> then) override;
    void keepNote(const model::MemoryNote &note, QObject *context,
                  base::ThenWork<model::MemoryNote> then) override;
    void forgetNote(qint64 id, QObject *context, base::ThenWork<void> then) override;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
