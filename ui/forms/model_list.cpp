// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/model_list.h"

#include <algorithm>

namespace studio::ui {

ModelList::ModelList(ports::ProviderPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    connect(&port, &ports::ProviderPort::providersChanged, this, [this] {
        m_asking.clear();
        m_listed.clear(); // an address or a key may have changed
        m_facts.clear();
        refresh();
    });
    refresh();
}

void ModelList::refresh()
{
    m_port.listProviders({this, [this, edition = ++m_edition](const base::Result<ports::ProviderList> &list) {
                              if (!list || edition != m_edition)
                                  return;
                              m_providers = *list;
                              Q_EMIT changed();
                          }});
}

std::optional<Answering> ModelList::answering(const model::ModelChoice &choice) const
{
    if (!m_providers)
        return std::nullopt;
    Answering who = answeringFor(choice, *m_providers);
    if (const auto facts = m_facts.value({who.id, who.model}))
        who.abilities = facts->abilities;
    return who;
}

void ModelList::askFacts(const model::ModelChoice &choice)
{
    const std::optional<Answering> who = answering(choice);
    if (!who || !who->kind || who->model.isEmpty() || m_facts.contains({who->id, who->model}))
        return;
    m_facts.insert({who->id, who->model}, std::nullopt);
    const auto take = [this, key = ModelKey(who->id, who->model),
                       edition = m_edition](const base::Result<model::ModelFacts> &facts) {
        if (!facts || edition != m_edition)
            return;
        m_facts.insert(key, *facts);
        Q_EMIT changed();
    };
    m_port.readFacts(who->id, who->model, {this, take});
}

QStringList ModelList::modelsOf(const base::ProviderId &provider) const
{
    QStringList models = m_listed.value(provider).models;
    for (const ports::ProviderRow &row : m_providers.value_or(ports::ProviderList()).rows) {
        if (row.provider.id != provider)
            continue;
        models.append(row.provider.model);
        for (const model::ModelFacts &facts : row.models)
            models.append(facts.model);
    }
    models.removeAll(QString());
    models.removeDuplicates();
    models.sort(Qt::CaseInsensitive);
    return models;
}

bool ModelList::hasListed(const base::ProviderId &provider) const
{
    return m_listed.value(provider).isComplete;
}

QString ModelList::troubleOf(const base::ProviderId &provider) const
{
    return m_listed.value(provider).trouble;
}

void ModelList::askModels(const base::ProviderId &provider)
{
    if (!m_providers || hasListed(provider) || m_asking.contains(provider))
        return;
    for (const ports::ProviderRow &row : std::as_const(m_providers->rows)) {
        if (row.provider.id == provider)
            return askModels(row.provider);
    }
}

void ModelList::askModels(const model::Provider &provider)
{
    m_asking.insert(provider.id);
    const auto take = [this, id = provider.id, edition = m_edition](const base::Result<QStringList> &models) {
        if (edition != m_edition)
            return;
        m_asking.remove(id);
        m_listed.insert(id, models ? Listed{true, *models, {}} : Listed{false, {}, models.error().text});
        Q_EMIT changed();
    };
    m_port.listModels(provider, {}, {this, take});
}

} // namespace studio::ui
