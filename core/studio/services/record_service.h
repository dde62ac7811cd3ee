// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/call_store.h"
#include "core/store/store.h"
#include "core/studio/ports/record_port.h"

#include <QPointer>

namespace studio::services {

class RoomRecording;
class DocumentFile;

/// Rooms as files. Lives on the studio thread, where a page is written between two other events; commands may
/// come from any thread.
class RecordService final : public ports::RecordPort
{
    Q_OBJECT

public:
    RecordService(store::Store &store, store::CallStore &calls)
        : m_store(store)
        , m_calls(calls)
    {
    }

    base::RequestId exportRoom(const ports::Record &record, const QString &filePath) override;
    base::RequestId readRoom(const ports::Record &record, qint64 mostBytes) override;
    void stop(const base::RequestId &request) override;

private:
    void begin(const base::RequestId &request, const ports::Record &record, const QString &filePath);
    void beginReading(const base::RequestId &request, const ports::Record &record, qint64 mostBytes);
    void end(const base::RequestId &request, DocumentFile &file, const QString &filePath);

    store::Store &m_store;
    store::CallStore &m_calls;
    QHash<base::RequestId, QPointer<RoomRecording>> m_running;
};

} // namespace studio::services
