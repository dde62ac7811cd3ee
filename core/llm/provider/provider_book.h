// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/key_lack.h"
#include "core/model/model_choice.h"
#include "core/model/provider.h"

#include <QByteArray>
#include <QHash>

#include <optional>

namespace studio::llm::provider {

/// The current providers with their keys, in memory: what ProviderClient reads. Not a store, and not used
/// outside the core. Lives on the studio thread.
class ProviderBook
{
public:
    /// The provider and model for a choice.
    struct Entry
    {
        model::Provider provider;
        QByteArray key; ///< a secret: never logged, never stored from here
        model::KeyLack lack;
        QString model;
        model::ModelFacts facts; ///< missing facts come from the catalogue
    };

    void put(const model::Provider &provider);
    void remove(const base::ProviderId &provider);                              ///< with its key and facts
    void setKey(const base::ProviderId &provider, const QByteArray &key);       ///< empty: none
    void setLack(const base::ProviderId &provider, const model::KeyLack &lack); ///< until setKey()
    void setFacts(const model::ModelFacts &facts);
    /// For choices that name no provider, or one that no longer exists.
    void setStandard(const model::ModelChoice &choice);

    [[nodiscard]] bool has(const base::ProviderId &provider) const;
    [[nodiscard]] bool hasKey(const base::ProviderId &provider) const;
    [[nodiscard]] model::KeyLack lackOf(const base::ProviderId &provider) const;
    [[nodiscard]] QList<model::Provider> providers() const; ///< by name
    [[nodiscard]] QList<model::ModelFacts> factsOf(const base::ProviderId &provider) const;
    [[nodiscard]] const model::ModelChoice &standard() const { return m_standard; }
    /// None: use Rehearsal.
    [[nodiscard]] std::optional<Entry> find(const model::ModelChoice &choice) const;

private:
    struct Kept
    {
        model::Provider provider;
        QByteArray key;
        model::KeyLack lack;                     ///< with an empty key
        QHash<QString, model::ModelFacts> facts; ///< by model
    };
    QHash<base::ProviderId, Kept> m_kept;
    model::ModelChoice m_standard{.provider = model::rehearsalProvider()};
};

} // namespace studio::llm::provider
