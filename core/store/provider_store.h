// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_choice.h"
#include "core/model/provider.h"
#include "core/store/store.h"

namespace studio::store {

/// All that is kept of providers. No keys.
struct ProviderRecord
{
    QList<model::Provider> providers;
    QList<model::ModelFacts> facts;
    std::optional<model::ModelChoice> standard; ///< none was chosen yet
    QString vault; ///< what tells the keys of this folder apart from those of others; empty: none yet
    bool operator==(const ProviderRecord &) const = default;
};

/// Providers of models, what is known of their models, and who is the standard (a port). They change at will
/// and are no part of any log. Threads as in Store.
class ProviderStore
{
public:
    ProviderStore() = default;
    virtual ~ProviderStore() = default;
    ProviderStore(const ProviderStore &) = delete;
    ProviderStore &operator=(const ProviderStore &) = delete;

    virtual void providers(QObject *context, Then<ProviderRecord> then) = 0;
    /// In the place of the one of that id.
    virtual void keepProvider(const model::Provider &provider, QObject *context, Then<void> then) = 0;
    /// And what is known of its models.
    virtual void dropProvider(const base::ProviderId &provider, QObject *context, Then<void> then) = 0;
    virtual void keepFacts(const model::ModelFacts &facts, QObject *context, Then<void> then) = 0;
    virtual void keepStandard(const model::ModelChoice &standard, QObject *context, Then<void> then) = 0;
    virtual void keepVault(const QString &vault, QObject *context, Then<void> then) = 0;
};

} // namespace studio::store
