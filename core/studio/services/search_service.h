// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/tables/search_table.h"
#include "core/studio/ports/search_port.h"

namespace studio::services {

/// Passes queries from any thread to the store's index. Lives on the studio thread.
class SearchService final : public ports::SearchPort
{
    Q_OBJECT

public:
    explicit SearchService(store::SearchTable store); ///< outlives it

    void search(const model::SearchQuery &query, base::Then<model::SearchPage> then) override;
    void listSpeakers(base::Then<QList<model::NamedSpeaker>> then) override;

private:
    store::SearchTable m_store;
};

} // namespace studio::services
