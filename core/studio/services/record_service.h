// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/store.h"
#include "core/store/tables/call_table.h"
#include "core/studio/ports/record_port.h"
#include "core/studio/services/running_job.h"

#include <QPointer>

#include <memory>

namespace studio::services {

class RoomRecording;

/// Rooms as files. Lives on the studio thread, where a page is written between two other events; commands may
/// come from any thread.
class RecordService final : public ports::RecordPort
{
    Q_OBJECT

public:
    RecordService(store::Store &store, store::CallTable calls)
        : m_store(store)
        , m_calls(calls)
    {
    }

    base::Job exportRoom(const ports::Record &record, const QString &filePath,
                         base::Listener<base::Progress> progress, base::Then<QString> then) override;
    base::Job readRoom(const ports::Record &record, qint64 mostBytes,
                       base::Then<ports::RecordPiece> then) override;

private:
    struct Export
    {
        ports::Record record;
        QString filePath;
        base::Listener<base::Progress> progress;
        base::Then<QString> then;
        Running<RoomRecording> running;
    };

    void begin(const Export &wanted);
    void beginReading(const ports::Record &record, qint64 mostBytes, const Running<RoomRecording> &running,
                      const base::Then<ports::RecordPiece> &then);

    store::Store &m_store;
    store::CallTable m_calls;
};

} // namespace studio::services
