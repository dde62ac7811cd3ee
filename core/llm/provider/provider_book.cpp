// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/provider_book.h"

#include "core/llm/provider/model_catalogue.h"

#include <algorithm>

namespace studio::llm::provider {

using base::ProviderId;
using model::ModelChoice;
using model::ModelFacts;
using model::Provider;

void ProviderBook::put(const Provider &provider) { m_kept[provider.id].provider = provider; }

void ProviderBook::remove(const ProviderId &provider) { m_kept.remove(provider); }

void ProviderBook::setKey(const ProviderId &provider, const QByteArray &key)
{
    const auto kept = m_kept.find(provider);
    if (kept == m_kept.end())
        return;
    kept->key = key;
    kept->lack = {};
}

void ProviderBook::setLack(const ProviderId &provider, const model::KeyLack &lack)
{
    if (const auto kept = m_kept.find(provider); kept != m_kept.end())
        kept->lack = lack;
}

model::KeyLack ProviderBook::lackOf(const ProviderId &provider) const
{
    const Kept kept = m_kept.value(provider);
    if (kept.provider.keyPlace == model::KeyPlace::None || !kept.key.isEmpty())
        return {};
    return kept.lack.why == model::KeyLack::Why::None ? model::KeyLack{model::KeyLack::Why::Missing}
                                                      : kept.lack;
}

void ProviderBook::setFacts(const ModelFacts &facts)
{
    if (const auto kept = m_kept.find(facts.provider); kept != m_kept.end())
        kept->facts.insert(facts.model, facts);
}

void ProviderBook::setStandard(const ModelChoice &choice) { m_standard = choice; }

bool ProviderBook::has(const ProviderId &provider) const { return m_kept.contains(provider); }

bool ProviderBook::hasKey(const ProviderId &provider) const { return !m_kept.value(provider).key.isEmpty(); }

QList<Provider> ProviderBook::providers() const
{
    QList<Provider> all;
    for (const Kept &kept : m_kept)
        all.append(kept.provider);
    std::sort(all.begin(), all.end(), [](const Provider &a, const Provider &b) {
        return a.name == b.name ? a.id < b.id : a.name < b.name;
    });
    return all;
}

QList<ModelFacts> ProviderBook::factsOf(const ProviderId &provider) const
{
    QList<ModelFacts> all = m_kept.value(provider).facts.values();
    std::sort(all.begin(), all.end(),
              [](const ModelFacts &a, const ModelFacts &b) { return a.model < b.model; });
    return all;
}

std::optional<ProviderBook::Entry> ProviderBook::find(const ModelChoice &choice) const
{
    if (choice.provider == model::rehearsalProvider())
        return std::nullopt;
    const bool named = m_kept.contains(choice.provider);
    const auto kept = m_kept.constFind(named ? choice.provider : m_standard.provider);
    if (kept == m_kept.cend())
        return std::nullopt;
    Entry entry{.provider = kept->provider,
                .key = kept->key,
                .lack = kept->lack,
                .model = named ? choice.model : QString()};
    if (entry.model.isEmpty() && !named)
        entry.model = m_standard.model;
    if (entry.model.isEmpty())
        entry.model = kept->provider.model;
    const ModelFacts listed = factsFor(catalogue(), entry.provider, entry.model);
    entry.facts = completed(kept->facts.value(entry.model, listed), listed);
    return entry;
}

} // namespace studio::llm::provider
