// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/search_store.h"
#include "core/studio/ports/search_port.h"

namespace studio::services {

/// The search in all rooms for the outside. Lives on the studio thread; commands may come from any thread.
class SearchService final : public ports::SearchPort
{
    Q_OBJECT

public:
    explicit SearchService(store::SearchStore &store); ///< outlives it

    base::RequestId search(const model::SearchQuery &query) override;
    base::RequestId listSpeakers() override;

private:
    /// Tells what came of a request.
    template<class Value>
    store::Then<Value> teller(const base::RequestId &request,
                              void (SearchPort::*tell)(const base::RequestId &, const Value &));

    store::SearchStore &m_store;
};

} // namespace studio::services
