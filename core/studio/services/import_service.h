// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/import_port.h"
#include "core/studio/services/room_import.h"

#include <QHash>
#include <QTimer>

namespace studio::services {

/// Conversations of elsewhere as rooms. Lives on the studio thread; commands may come from any thread.
class ImportService final : public ports::ImportPort
{
    Q_OBJECT

public:
    explicit ImportService(const RoomImport::Needs &house);

    base::RequestId look(const QString &file, const QString &writer, int conversation,
                         const QStringList &vouched) override;
    base::RequestId importFile(const model::ImportWish &wish) override;
    void cancel(const base::RequestId &import) override;

Q_SIGNALS:
    /// Before imported(): companions that are in the library now.
    void peopleCame(const QList<studio::model::Persona> &personas);

private:
    void lookWith(const base::RequestId &request, const QString &file, const intake::LookWish &wish,
                  const QList<model::Persona> &library);
    void begin(const base::RequestId &request, const model::ImportWish &wish);
    void tellProgress();

    RoomImport::Needs m_house;
    QHash<base::RequestId, RoomImport *> m_running;
    QTimer m_progress;
};

} // namespace studio::services
