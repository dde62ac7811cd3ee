// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/memory_note.h"
#include "core/store/note_store.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace studio::memory {

/// What all companions remember, as it is on disk: read once, then kept beside it. Nobody is told of
/// another's notes by it: whoever asks names the companion. On the studio thread; what is on disk is told by
/// changed().
class NoteBook : public QObject
{
    Q_OBJECT

public:
    /// The store outlives it.
    explicit NoteBook(store::NoteStore &store);

    /// Oldest first; none until they have been read, which is soon after the start.
    [[nodiscard]] QList<model::MemoryNote> of(const base::ParticipantId &companion) const
    {
        return m_notes.value(companion);
    }

    /// A new one (id 0), or another wording of one of this companion's. InvalidInput: it is empty, longer
    /// than model::kLongestNote, or one too many. NotFound: this companion has none of that id.
    void keep(const model::MemoryNote &note, QObject *context, base::ThenWork<model::MemoryNote> then);
    /// NotFound: this companion has none of that id.
    void forget(const base::ParticipantId &companion, qint64 id, QObject *context, base::ThenWork<void> then);
    /// All notes of a companion that left for good: its id may come back as somebody else's.
    void forgetAll(const base::ParticipantId &companion);
    /// Once the notes have been read; at once if they have.
    void whenRead(QObject *context, const std::function<void()> &then);

Q_SIGNALS:
    void changed(const studio::base::ParticipantId &companion);
    void wasRead();

private:
    void read(const base::Result<QList<model::MemoryNote>> &notes);
    [[nodiscard]] base::Result<void> check(const model::MemoryNote &note) const;
    [[nodiscard]] bool has(const base::ParticipantId &companion, qint64 id) const;
    void put(const model::MemoryNote &note);
    void drop(const base::ParticipantId &companion, qint64 id);

    store::NoteStore &m_store;
    bool m_isRead = false;
    QHash<base::ParticipantId, QList<model::MemoryNote>> m_notes; ///< oldest first
};

} // namespace studio::memory
