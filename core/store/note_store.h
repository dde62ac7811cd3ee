// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/memory_note.h"

namespace studio::store {

/// What companions remember (a port). Threads as in Store.
class NoteStore
{
public:
    NoteStore() = default;
    virtual ~NoteStore() = default;
    NoteStore(const NoteStore &) = delete;
    NoteStore &operator=(const NoteStore &) = delete;

    /// Notes of all companions, oldest first.
    virtual void notes(QObject *context, base::ThenWork<QList<model::MemoryNote>> then) = 0;
    /// Stores a new note (id 0) under a new id, or replaces the note with that id. NotFound: there is none.
    virtual void keepNote(const model::MemoryNote &note, QObject *context,
                          base::ThenWork<model::MemoryNote> then) = 0;
    virtual void forgetNote(qint64 id, QObject *context, base::ThenWork<void> then) = 0;
};

} // namespace studio::store
