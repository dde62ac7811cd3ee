// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/memory_note.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// The notes that companions remember, for code outside the core (a port): users may read, change and remove
/// every note.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once, after the news that the command caused.
class MemoryPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// All notes of a companion, oldest first; empty if the companion is unknown.
    virtual void readNotes(const base::ParticipantId &companion,
                           base::Then<QList<model::MemoryNote>> then) = 0;
    /// Writes the user's text as a new note (id 0), or replaces the text of a note, whose sources stay.
    /// InvalidInput: the text is empty or too long, or the companion has too many notes. NotFound: the note
    /// is gone.
    virtual void writeNote(const base::ParticipantId &companion, qint64 id, const QString &text,
                           base::Then<void> then) = 0;
    /// NotFound: the note is gone.
    virtual void forgetNote(const base::ParticipantId &companion, qint64 id, base::Then<void> then) = 0;

Q_SIGNALS:
    /// All notes of a companion, oldest first, whenever anybody writes or removes a note.
    void notesChanged(const studio::base::ParticipantId &companion,
                      const QList<studio::model::MemoryNote> &notes);
};

} // namespace studio::ports
