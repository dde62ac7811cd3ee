// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/provider_saving.h"

namespace studio::ui {

void ProviderSaving::start(const What &what)
{
    m_what = what;
    m_isRunning = true;
    m_port.saveProvider(what.provider, what.key,
                        {this, [this](const base::Result<model::Provider> &provider) { take(provider); }});
    m_what.key = {}; // do not hold the key any longer
}

void ProviderSaving::take(const base::Result<model::Provider> &provider)
{
    if (provider) {
        m_what.provider = *provider;
        Q_EMIT stored(*provider);
    }
    goOn(provider.transform([](const model::Provider &) {}));
}

void ProviderSaving::goOn(const base::Result<void> &before)
{
    const base::Then<void> next{this, [this](const base::Result<void> &answer) { goOn(answer); }};
    if (!before) {
        m_isRunning = false;
        Q_EMIT failed(before.error().text);
    } else if (m_what.facts) {
        model::ModelFacts facts = *m_what.facts;
        facts.provider = m_what.provider.id;
        m_what.facts.reset();
        m_port.saveFacts(facts, next);
    } else if (m_what.asStandard) {
        m_what.asStandard = false;
        m_port.setStandard({.provider = m_what.provider.id, .model = {}, .stop = {}}, next);
    } else {
        m_isRunning = false;
        Q_EMIT saved();
    }
}

} // namespace studio::ui
