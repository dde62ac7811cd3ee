// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/answering.h"

#include "core/explain/call_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::ui {

namespace {

struct AnsweringWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::Answering)
};

const ports::ProviderRow *rowOf(const base::ProviderId &id, const ports::ProviderList &providers)
{
    const auto row = std::find_if(providers.rows.cbegin(), providers.rows.cend(),
                                  [&id](const ports::ProviderRow &one) { return one.provider.id == id; });
    return row == providers.rows.cend() ? nullptr : &*row;
}

model::ModelAbilities abilitiesOf(const QString &model, const ports::ProviderRow &row)
{
    const auto facts = std::find_if(row.models.cbegin(), row.models.cend(),
                                    [&model](const model::ModelFacts &one) { return one.model == model; });
    return facts == row.models.cend() ? model::ModelAbilities() : facts->abilities;
}

} // namespace

Answering answeringFor(const model::ModelChoice &choice, const ports::ProviderList &providers)
{
    if (choice.provider == model::rehearsalProvider())
        return {};
    const ports::ProviderRow *named = rowOf(choice.provider, providers);
    const model::ModelChoice &asked = named ? choice : providers.standard;
    const ports::ProviderRow *row = named ? named : rowOf(asked.provider, providers);
    Answering answering;
    answering.isStandard = !named;
    answering.isGone = !named && !choice.provider.isEmpty();
    if (!row)
        return answering;
    answering.lacksKey = row->provider.keyPlace != model::KeyPlace::None && !row->hasKey;
    answering.kind = row->provider.kind;
    answering.id = row->provider.id;
    answering.provider = row->provider.name;
    answering.model = asked.model.isEmpty() ? row->provider.model : asked.model;
    answering.abilities = abilitiesOf(answering.model, *row);
    return answering;
}

QString rehearsalName() { return AnsweringWords::tr("Rehearsal (offline, not an AI)"); }

QString answeringName(const Answering &answering)
{
    return answering.kind ? explain::modelWords(answering.model, answering.provider) : rehearsalName();
}

} // namespace studio::ui
