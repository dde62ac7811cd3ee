// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/model_list.h"

#include <algorithm>

namespace studio::ui {

ModelList::ModelList(ports::ProviderPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    using Port = ports::ProviderPort;
    connect(&port, &Port::providersListed, this,
            [this](const base::RequestId &request, const ports::ProviderList &list) {
                if (request != m_listing)
                    return;
                m_providers = list;
                Q_EMIT changed();
            });
    connect(&port, &Port::modelsListed, this,
            [this](const base::RequestId &request, const QStringList &models) {
                if (!m_asking.contains(request))
                    return;
                m_listed.insert(m_asking.take(request), {true, models, {}});
                Q_EMIT changed();
            });
    connect(&port, &Port::factsRead, this,
            [this](const base::RequestId &request, const model::ModelFacts &facts) {
                if (!m_askingFacts.contains(request))
                    return;
                m_facts.insert(m_askingFacts.take(request), facts);
                Q_EMIT changed();
            });
    connect(&port, &Port::failed, this, &ModelList::takeFailure);
    connect(&port, &Port::providersChanged, this, [this] {
        m_asking.clear();
        m_listed.clear(); // an address or a key may be another one now
        m_askingFacts.clear();
        m_facts.clear();
        refresh();
    });
    refresh();
}

void ModelList::refresh() { m_listing = m_port.listProviders(); }

void ModelList::takeFailure(const base::RequestId &request, const base::Error &error)
{
    if (!m_asking.contains(request))
        return;
    m_listed.insert(m_asking.take(request), {false, {}, error.text});
    Q_EMIT changed();
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
    m_askingFacts.insert(m_port.readFacts(who->id, who->model), {who->id, who->model});
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
    const QList<base::ProviderId> asked = m_asking.values();
    if (!m_providers || hasListed(provider) || asked.contains(provider))
        return;
    for (const ports::ProviderRow &row : std::as_const(m_providers->rows)) {
        if (row.provider.id == provider) {
            m_asking.insert(m_port.listModels(row.provider, {}), provider);
            return;
        }
    }
}

} // namespace studio::ui
