// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/search_service.h"

#include "core/studio/services/request_ids.h"

namespace studio::services {

using base::RequestId;

SearchService::SearchService(store::SearchStore &store)
    : m_store(store)
{
}

RequestId SearchService::search(const model::SearchQuery &query)
{
    const RequestId request = nextRequestId();
    const auto tell = [this, request](const base::Result<model::SearchPage> &page) {
        if (!page) {
            Q_EMIT failed(request, page.error());
            return;
        }
        Q_EMIT found(request, *page);
        Q_EMIT done(request);
    };
    const auto work = [this, query, tell] { m_store.search(query, this, tell); };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    return request;
}

} // namespace studio::services
