// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/store/provider_record.h"

namespace studio::store {

class SqliteStore;

/// Model providers, facts about their models, and the standard model. They may change at any time and are not
/// part of any log. Threads as in SqliteStore::read() and write().
class ProviderTable
{
public:
    ProviderTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    void providers(QObject *context, base::ThenWork<ProviderRecord> then) const;
    /// Replaces the provider with the same id.
    void keepProvider(const model::Provider &provider, QObject *context, base::ThenWork<void> then);
    /// Removes the facts about its models too.
    void dropProvider(const base::ProviderId &provider, QObject *context, base::ThenWork<void> then);
    void keepFacts(const model::ModelFacts &facts, QObject *context, base::ThenWork<void> then);
    void keepStandard(const model::ModelChoice &standard, QObject *context, base::ThenWork<void> then);
    void keepVault(const QString &vault, QObject *context, base::ThenWork<void> then);

private:
    SqliteStore &m_store;
};

} // namespace studio::store
