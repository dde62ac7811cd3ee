// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/exchange_log.h"
#include "core/store/tables/exchange_table.h"
#include "core/studio/ports/inspector_port.h"

namespace studio::services {

/// Keeps and shows every model call that was made for a room. Calls of trials outside of rooms are not kept.
/// Lives on the studio thread; commands may come from any thread.
class InspectorService final : public ports::InspectorPort, public llm::ExchangeLog
{
    Q_OBJECT

public:
    /// The store outlives it.
    explicit InspectorService(store::ExchangeTable store);

    void exchanges(const base::RoomId &room, const QDateTime &since,
                   base::Then<QList<model::Exchange>> then) override;
    void exchange(qint64 id, base::Then<model::Exchange> then) override;
    void keep(const model::Exchange &exchange) override;

private:
    store::ExchangeTable m_store;
};

} // namespace studio::services
