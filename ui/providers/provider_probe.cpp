// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/provider_probe.h"

namespace studio::ui {

using base::Result;

/// Drops the answer to the earlier request.
QObject *ProviderProbe::ask(Question &question)
{
    question.job.cancel();
    question.asker = std::make_unique<QObject>();
    return question.asker.get();
}

void ProviderProbe::findServers()
{
    QObject *asker = ask(m_search);
    const auto tell = [this](const ports::LocalServer &server) { Q_EMIT serverFound(server); };
    const auto end = [this](const Result<void> &) {
        m_search.asker.reset();
        Q_EMIT searchEnded();
    };
    m_search.job = m_port.findLocalServers({asker, tell}, {asker, end});
}

void ProviderProbe::askModels(const model::Provider &provider, const ports::KeyInput &key)
{
    m_models = std::make_unique<QObject>();
    const auto tell = [this](const Result<QStringList> &models) {
        if (models)
            Q_EMIT modelsListed(*models);
        else
            Q_EMIT noModels(models.error().text);
    };
    m_port.listModels(provider, key, {m_models.get(), tell});
}

void ProviderProbe::test(const model::Provider &provider, const ports::KeyInput &key)
{
    QObject *asker = ask(m_test);
    const auto tell = [this](const ports::TestResult &result) { Q_EMIT stepTold(result); };
    const auto end = [this](const Result<ports::TestReport> &report) { endTest(report); };
    m_test.job = m_port.testProvider(provider, key, {asker, tell}, {asker, end});
}

void ProviderProbe::endTest(const Result<ports::TestReport> &report)
{
    m_test.asker.reset();
    if (!report)
        return Q_EMIT testEnded(report.error().text);
    if (report->corrected)
        Q_EMIT corrected(*report->corrected);
    if (report->facts)
        Q_EMIT abilitiesFound(*report->facts);
    Q_EMIT testEnded(report->notKept ? report->notKept->text : QString());
}

void ProviderProbe::stopTest() { m_test = {}; }

} // namespace studio::ui
