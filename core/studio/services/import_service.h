// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/import_port.h"
#include "core/studio/services/room_import.h"
#include "core/studio/services/running_job.h"

#include <QHash>
#include <QPointer>
#include <QTimer>

#include <memory>

namespace studio::services {

/// Imports conversations as rooms. Lives on the studio thread; commands may come from any thread.
class ImportService final : public ports::ImportPort
{
    Q_OBJECT

public:
    explicit ImportService(const RoomImport::Needs &needs);

    void look(const QString &file, const QString &writer, int conversation, const QStringList &vouched,
              base::Then<model::ImportedFile> then) override;
    base::Job importFile(const model::ImportWish &wish, base::Listener<base::Progress> progress,
                         base::Then<ports::ImportedRoom> then) override;

Q_SIGNALS:
    /// Emitted before roomCame(), for companions that are now in the library.
    void peopleCame(const QList<studio::model::Persona> &personas);
    /// Emitted before the answer: there is a new room.
    void roomCame();

private:
    struct Import
    {
        model::ImportWish wish;
        base::Listener<base::Progress> progress;
        base::Then<ports::ImportedRoom> then;
        Running<RoomImport> running;
    };

    void lookWith(const QString &file, const intake::LookWish &wish, const QList<model::Persona> &library,
                  const base::Then<model::ImportedFile> &then);
    void begin(const Import &wanted);
    void tellProgress();

    RoomImport::Needs m_needs;
    QHash<RoomImport *, base::Listener<base::Progress>> m_running;
    QTimer m_progress;
};

} // namespace studio::services
