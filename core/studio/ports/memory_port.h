// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/memory_note.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// What companions remember, for everybody outside the core (a port): users may read, change and take away
/// every note. How commands and their answers come: see RoomPort.
class MemoryPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// notesChanged, then done.
    virtual base::RequestId readNotes(const base::ParticipantId &companion) = 0;
    /// In the user's words: a new note (id 0), or another wording of one of the companion's, whose sources
    /// stay. failed() with InvalidInput if it is empty or too long, or one too many; with NotFound if it is
    /// gone.
    virtual base::RequestId writeNote(const base::ParticipantId &companion, qint64 id,
                                      const QString &text) = 0;
    virtual base::RequestId forgetNote(const base::ParticipantId &companion, qint64 id) = 0;

Q_SIGNALS:
    /// All notes of one companion, oldest first, whenever one is written or taken away, by whomever.
    void notesChanged(const studio::base::ParticipantId &companion,
                      const QList<studio::model::MemoryNote> &notes);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
