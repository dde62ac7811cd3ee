// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/search_service.h"

namespace studio::services {

SearchService::SearchService(store::SearchTable store)
    : m_store(store)
{
}

void SearchService::search(const model::SearchQuery &query, base::Then<model::SearchPage> then)
{
    QMetaObject::invokeMethod(
        this, [this, query, then] { m_store.search(query, this, then); }, Qt::QueuedConnection);
}

void SearchService::listSpeakers(base::Then<QList<model::NamedSpeaker>> then)
{
    QMetaObject::invokeMethod(
        this, [this, then] { m_store.speakers(this, then); }, Qt::QueuedConnection);
}

} // namespace studio::services
