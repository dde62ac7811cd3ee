// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"
#include "core/studio/services/room_recording.h"
#include "core/studio/services/running_job.h"

namespace studio::services {

/// Rooms as files. Lives on the studio thread and writes one page at a time between other events; commands
/// may come from any thread.
class RecordService final : public ports::RecordPort
{
    Q_OBJECT

public:
    explicit RecordService(const RoomRecording::Needs &needs)
        : m_needs(needs)
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

    RoomRecording::Needs m_needs;
};

} // namespace studio::services
