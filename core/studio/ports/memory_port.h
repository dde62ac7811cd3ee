// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/memory_note.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// What companions remember, for everybody outside the core (a port): users may read, change and take away
/// every note.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it, after the news that the command caused.
class MemoryPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// All notes of one companion, oldest first; none for a companion that nobody knows.
    virtual void readNotes(const base::ParticipantId &companion,
                           base::Then<QList<model::MemoryNote>> then) = 0;
    /// In the user's words: a new note (id 0), or another wording of one of the companion's, whose sources
    /// stay. InvalidInput: it is empty or too long, or one too many. NotFound: the note is gone.
    virtual void writeNote(const base::ParticipantId &companion, qint64 id, const QString &text,
                           base::Then<void> then) = 0;
    /// NotFound: the note is gone.
    virtual void forgetNote(const base::ParticipantId &companion, qint64 id, base::Then<void> then) = 0;

Q_SIGNALS:
    /// All notes of one companion, oldest first, whenever one is written or taken away, by whomever.
    void notesChanged(const studio::base::ParticipantId &companion,
                      const QList<studio::model::MemoryNote> &notes);
};

} // namespace studio::ports
