// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/provider_saving.h"

namespace studio::ui {

using ports::ProviderPort;

ProviderSaving::ProviderSaving(ProviderPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    connect(&port, &ProviderPort::providerSaved, this,
            [this](const auto &request, const model::Provider &provider) {
                if (request != m_step)
                    return;
                m_what.provider = provider;
                Q_EMIT stored(provider);
            });
    connect(&port, &ProviderPort::done, this, [this](const auto &request) {
        if (!request.isEmpty() && request == m_step)
            goOn();
    });
    connect(&port, &ProviderPort::failed, this, [this](const auto &request, const base::Error &error) {
        if (request.isEmpty() || request != m_step)
            return;
        m_step = {};
        Q_EMIT failed(error.text);
    });
}

void ProviderSaving::start(const What &what)
{
    m_what = what;
    m_step = m_port.saveProvider(what.provider, what.key);
    m_what.key = {}; // it is out of our hands
}

void ProviderSaving::goOn()
{
    if (m_what.facts) {
        model::ModelFacts facts = *m_what.facts;
        facts.provider = m_what.provider.id;
        m_what.facts.reset();
        m_step = m_port.saveFacts(facts);
    } else if (m_what.asStandard) {
        m_what.asStandard = false;
        m_step = m_port.setStandard({.provider = m_what.provider.id, .model = {}, .stop = {}});
    } else {
        m_step = {};
        Q_EMIT saved();
    }
}

} // namespace studio::ui
