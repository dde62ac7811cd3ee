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

template<class Value>
store::Then<Value> SearchService::teller(const RequestId &request,
                                         void (SearchPort::*tell)(const RequestId &, const Value &))
{
    return [this, request, tell](const base::Result<Value> &value) {
        if (!value) {
            Q_EMIT failed(request, value.error());
            return;
        }
        Q_EMIT(this->*tell)(request, *value);
        Q_EMIT done(request);
    };
}

RequestId SearchService::search(const model::SearchQuery &query)
{
    const RequestId request = nextRequestId();
    const auto work = [this, query, request] {
        m_store.search(query, this, teller<model::SearchPage>(request, &SearchPort::found));
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    return request;
}

RequestId SearchService::listSpeakers()
{
    const RequestId request = nextRequestId();
    const auto work = [this, request] {
        m_store.speakers(this, teller<QList<model::NamedSpeaker>>(request, &SearchPort::speakersListed));
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    return request;
}

} // namespace studio::services
