// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/known_models.h"

#include "core/base/error.h"

#include <utility>

namespace studio::services {

using base::Error;
using base::Result;
using model::ModelFacts;
using model::Provider;

std::optional<Error> KnownModels::flawIn(const Result<void> &stored)
{
    if (stored || stored.error().code == base::ErrorCode::ReadOnly)
        return std::nullopt;
    return stored.error();
}

void KnownModels::keep(const ModelFacts &facts, std::function<void(const Result<void> &)> then)
{
    m_store.keepFacts(facts, this, [this, facts, then = std::move(then)](const Result<void> &kept) {
        if (kept) {
            m_book.setFacts(facts);
            Q_EMIT changed();
        }
        then(kept);
    });
}

void KnownModels::keepFound(const ModelFacts &facts, std::function<void(const std::optional<Error> &)> then)
{
    m_store.keepFacts(facts, this, [this, facts, then = std::move(then)](const Result<void> &kept) {
        const std::optional<Error> flaw = flawIn(kept);
        if (!flaw) {
            m_book.setFacts(facts);
            Q_EMIT changed();
        }
        then(flaw);
    });
}

void KnownModels::learn(const ModelFacts &found)
{
    if (!m_book.has(found.provider) || found.model.isEmpty())
        return;
    ModelFacts facts{.provider = found.provider, .model = found.model};
    for (const ModelFacts &one : m_book.factsOf(found.provider)) {
        if (one.model == found.model)
            facts = one;
    }
    facts.habits |= found.habits;
    if (found.context && !facts.priceIsOfUser)
        facts.context = found.context;
    m_book.setFacts(facts);
    m_store.keepFacts(facts, this, [this](const Result<void> &kept) {
        if (kept)
            Q_EMIT changed();
    });
}

void KnownModels::forgetHabits(const Provider &before, const Provider &now)
{
    if (before.kind == now.kind && before.baseUrl == now.baseUrl)
        return;
    const QList<ModelFacts> all = m_book.factsOf(now.id);
    for (ModelFacts facts : all) {
        if (!facts.habits)
            continue;
        facts.habits = {};
        m_book.setFacts(facts);
        m_store.keepFacts(facts, this, [](const Result<void> &) {});
    }
}

ModelFacts KnownModels::completed(ModelFacts found) const
{
    const auto entry = m_book.has(found.provider)
                           ? m_book.find({.provider = found.provider, .model = found.model})
                           : std::nullopt;
    if (!entry)
        return found;
    found.price = entry->facts.price;
    if (!found.context || entry->facts.priceIsOfUser)
        found.context = entry->facts.context;
    found.priceIsOfUser = entry->facts.priceIsOfUser;
    return found;
}

} // namespace studio::services
