// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/store.h"
#include "core/studio/ports/record_port.h"

namespace studio::services {

/// Rooms as files. Lives on the studio thread, where a page is written between two other events; commands may
/// come from any thread.
class RecordService final : public ports::RecordPort
{
    Q_OBJECT

public:
    explicit RecordService(store::Store &store)
        : m_store(store)
    {
    }

    base::RequestId exportRoom(const ports::Record &record, const QString &filePath) override;

private:
    void begin(const base::RequestId &request, const ports::Record &record, const QString &filePath);

    store::Store &m_store;
};

} // namespace studio::services
