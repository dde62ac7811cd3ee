// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/provider_table.h"

#include "core/store/rows/provider_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void ProviderTable::providers(QObject *context, base::ThenWork<ProviderRecord> then) const
{
    m_store.read(context, readProviders, std::move(then));
}

void ProviderTable::keepProvider(const model::Provider &provider, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [provider](Connection &connection) { return replaceProvider(connection, provider); },
        std::move(then));
}

void ProviderTable::dropProvider(const base::ProviderId &provider, QObject *context,
                                 base::ThenWork<void> then)
{
    m_store.write(
        context, [provider](Connection &connection) { return deleteProvider(connection, provider); },
        std::move(then));
}

void ProviderTable::keepFacts(const model::ModelFacts &facts, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [facts](Connection &connection) { return replaceFacts(connection, facts); },
        std::move(then));
}

void ProviderTable::keepStandard(const model::ModelChoice &standard, QObject *context,
                                 base::ThenWork<void> then)
{
    m_store.write(
        context, [standard](Connection &connection) { return replaceStandard(connection, standard); },
        std::move(then));
}

void ProviderTable::keepVault(const QString &vault, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [vault](Connection &connection) { return replaceVault(connection, vault); },
        std::move(then));
}

} // namespace studio::store
