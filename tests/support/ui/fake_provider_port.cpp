// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/fake_provider_port.h"

#include <QPointer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

QString wordFor(const ports::KeyInput &key)
{
    switch (key.what) {
    case ports::KeyInput::What::Keep: return u"keep"_s;
    case ports::KeyInput::What::Forget: return u"forget"_s;
    case ports::KeyInput::What::Set: return u"set"_s;
    }
    return {};
}

} // namespace

bool FakeProviderPort::wasAsked(const QString &beginning) const
{
    return std::any_of(m_commands.cbegin(), m_commands.cend(),
                       [&](const QString &one) { return one.startsWith(beginning); });
}

// ---- answers

void FakeProviderPort::answerList(const ports::ProviderList &list)
{
    for (const auto waiting = std::exchange(m_lists, {}); const auto &then : waiting)
        giveAnswer(then, list);
}

void FakeProviderPort::answerFirstList(const ports::ProviderList &list)
{
    giveAnswer(m_lists.takeFirst(), list);
}

void FakeProviderPort::answerSaved(const base::Result<model::Provider> &provider)
{
    giveAnswer(m_saves.last(), provider);
}

void FakeProviderPort::answerModels(const base::Result<QStringList> &models, std::optional<qsizetype> number)
{
    giveAnswer(m_models.at(number.value_or(m_models.size() - 1)), models);
}

void FakeProviderPort::answerFacts(const base::Result<model::ModelFacts> &facts)
{
    giveAnswer(m_reads.last(), facts);
}

void FakeProviderPort::findServer(const ports::LocalServer &server)
{
    m_searches.last().tell(server);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
}

void FakeProviderPort::endSearch()
{
    *m_searches.last().isOver = true;
    giveAnswer(m_searches.last().then);
}

void FakeProviderPort::answerStep(ports::TestStep step, ports::TestResult::How how, const QString &text)
{
    m_tests.last().tell({step, how, text, {}});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
}

void FakeProviderPort::endTest(const base::Result<ports::TestReport> &report)
{
    *m_tests.last().isOver = true;
    giveAnswer(m_tests.last().then, report);
}

void FakeProviderPort::answerChange(const base::Result<void> &result)
{
    giveAnswer(m_changes.last(), result);
}

// ---- commands

void FakeProviderPort::listProviders(base::Then<ports::ProviderList> then)
{
    remember({u"listProviders"_s});
    m_lists.append(then);
}

void FakeProviderPort::saveProvider(const model::Provider &provider, const ports::KeyInput &key,
                                    base::Then<model::Provider> then)
{
    m_provider = provider;
    m_key = key;
    remember({u"saveProvider"_s, provider.name, wordFor(key)});
    m_saves.append(then);
}

void FakeProviderPort::removeProvider(const base::ProviderId &provider, base::Then<void> then)
{
    remember({u"removeProvider"_s, provider.value()});
    m_changes.append(then);
}

void FakeProviderPort::agreeKey(const base::ProviderId &provider, base::Then<void> then)
{
    remember({u"agreeKey"_s, provider.value()});
    m_changes.append(then);
}

void FakeProviderPort::setStandard(const model::ModelChoice &choice, base::Then<void> then)
{
    m_standard = choice;
    remember({u"setStandard"_s, choice.provider.value(), choice.model});
    m_changes.append(then);
}

void FakeProviderPort::saveFacts(const model::ModelFacts &facts, base::Then<void> then)
{
    m_facts.append(facts);
    remember({u"saveFacts"_s, facts.provider.value(), facts.model});
    m_changes.append(then);
}

void FakeProviderPort::readFacts(const base::ProviderId &provider, const QString &model,
                                 base::Then<model::ModelFacts> then)
{
    remember({u"readFacts"_s, provider.value(), model});
    m_reads.append(then);
}

base::Job FakeProviderPort::findLocalServers(base::Listener<ports::LocalServer> found, base::Then<void> then)
{
    remember({u"findLocalServers"_s});
    m_searches.append({found, then});
    return jobOf(m_searches.last(), u"findLocalServers"_s);
}

void FakeProviderPort::listModels(const model::Provider &provider, const ports::KeyInput &key,
                                  base::Then<QStringList> then)
{
    m_provider = provider;
    m_key = key;
    remember({u"listModels"_s, provider.name, wordFor(key)});
    m_models.append(then);
}

base::Job FakeProviderPort::testProvider(const model::Provider &provider, const ports::KeyInput &key,
                                         base::Listener<ports::TestResult> step,
                                         base::Then<ports::TestReport> then)
{
    m_provider = provider;
    m_key = key;
    remember({u"testProvider"_s, provider.name, wordFor(key)});
    m_tests.append({step, then});
    return jobOf(m_tests.last(), u"testProvider"_s);
}

template<class News, class T>
base::Job FakeProviderPort::jobOf(const Running<News, T> &running, const QString &what)
{
    return base::Job([port = QPointer(this), running, what] {
        if (std::exchange(*running.isOver, true))
            return;
        if (port)
            port->remember({u"cancel"_s, what});
        running.then(base::failure(base::ErrorCode::Cancelled, u"Cancelled."_s));
    });
}

} // namespace studio::tests
