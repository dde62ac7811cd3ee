// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/provider_probe.h"

#include <utility>

namespace studio::ui {

using ports::ProviderPort;

ProviderProbe::ProviderProbe(ProviderPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    connect(&port, &ProviderPort::serverFound, this, [this](const auto &request, const auto &server) {
        if (request == m_search)
            Q_EMIT serverFound(server);
    });
    connect(&port, &ProviderPort::modelsListed, this, [this](const auto &request, const QStringList &models) {
        if (request == m_models)
            Q_EMIT modelsListed(models);
    });
    connect(&port, &ProviderPort::tested, this, [this](const auto &request, const auto &result) {
        if (request == m_test)
            Q_EMIT stepTold(result);
    });
    connect(&port, &ProviderPort::providerCorrected, this, [this](const auto &request, const auto &provider) {
        if (request == m_test)
            Q_EMIT corrected(provider);
    });
    connect(&port, &ProviderPort::abilitiesFound, this, [this](const auto &request, const auto &facts) {
        if (request == m_test)
            Q_EMIT abilitiesFound(facts);
    });
    connect(&port, &ProviderPort::done, this, [this](const auto &request) { over(request, {}); });
    connect(&port, &ProviderPort::failed, this,
            [this](const auto &request, const base::Error &error) { over(request, error.text); });
}

ProviderProbe::~ProviderProbe()
{
    drop(m_search);
    drop(m_test);
}

void ProviderProbe::findServers()
{
    drop(m_search);
    m_search = m_port.findLocalServers();
}

void ProviderProbe::askModels(const model::Provider &provider, const ports::KeyInput &key)
{
    m_models = m_port.listModels(provider, key);
}

void ProviderProbe::test(const model::Provider &provider, const ports::KeyInput &key)
{
    drop(m_test);
    m_test = m_port.testProvider(provider, key);
}

void ProviderProbe::stopTest() { drop(m_test); }

void ProviderProbe::over(const base::RequestId &request, const QString &problem)
{
    if (request.isEmpty())
        return;
    if (request == m_search) {
        m_search = {};
        Q_EMIT searchEnded();
    } else if (request == m_models) {
        m_models = {};
        if (!problem.isEmpty())
            Q_EMIT noModels(problem);
    } else if (request == m_test) {
        m_test = {};
        Q_EMIT testEnded(problem);
    }
}

void ProviderProbe::drop(base::RequestId &request)
{
    if (!request.isEmpty())
        m_port.cancel(std::exchange(request, {}));
}

} // namespace studio::ui
