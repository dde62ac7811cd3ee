// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/fake_provider_port.h"

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

QStringList FakeProviderPort::commands() const
{
    QStringList words;
    for (const Call &call : m_calls)
        words.append(call.what);
    return words;
}

base::RequestId FakeProviderPort::requestOf(const QString &beginning) const
{
    const auto call = std::find_if(m_calls.rbegin(), m_calls.rend(),
                                   [&](const Call &one) { return one.what.startsWith(beginning); });
    return call == m_calls.rend() ? base::RequestId() : call->request;
}

void FakeProviderPort::answerList(const ports::ProviderList &list)
{
    const QList<base::RequestId> waiting = std::exchange(m_listing, {});
    for (const base::RequestId &request : waiting) {
        Q_EMIT providersListed(request, list);
        Q_EMIT done(request);
    }
}

void FakeProviderPort::answerModels(const QStringList &models)
{
    const base::RequestId request = requestOf(u"listModels"_s);
    Q_EMIT modelsListed(request, models);
    Q_EMIT done(request);
}

void FakeProviderPort::answerStep(ports::TestStep step, ports::TestResult::How how, const QString &text)
{
    Q_EMIT tested(requestOf(u"testProvider"_s), {step, how, text, {}});
}

void FakeProviderPort::end(const QString &beginning) { Q_EMIT done(requestOf(beginning)); }

void FakeProviderPort::fail(const QString &beginning, const QString &text)
{
    Q_EMIT failed(requestOf(beginning), {base::ErrorCode::Refused, text, {}});
}

base::RequestId FakeProviderPort::remember(const QStringList &words)
{
    const base::RequestId request(u"v%1"_s.arg(++m_number));
    m_calls.append({words.join(u' '), request});
    return request;
}

base::RequestId FakeProviderPort::listProviders()
{
    m_listing.append(remember({u"listProviders"_s}));
    return m_listing.last();
}

base::RequestId FakeProviderPort::saveProvider(const model::Provider &provider, const ports::KeyInput &key)
{
    m_provider = provider;
    m_key = key;
    return remember({u"saveProvider"_s, provider.name, wordFor(key)});
}

base::RequestId FakeProviderPort::removeProvider(const base::ProviderId &provider)
{
    return remember({u"removeProvider"_s, provider.value()});
}

base::RequestId FakeProviderPort::agreeKey(const base::ProviderId &provider)
{
    return remember({u"agreeKey"_s, provider.value()});
}

base::RequestId FakeProviderPort::setStandard(const model::ModelChoice &choice)
{
    m_standard = choice;
    return remember({u"setStandard"_s, choice.provider.value(), choice.model});
}

base::RequestId FakeProviderPort::saveFacts(const model::ModelFacts &facts)
{
    m_facts.append(facts);
    return remember({u"saveFacts"_s, facts.provider.value(), facts.model});
}

base::RequestId FakeProviderPort::readFacts(const base::ProviderId &provider, const QString &model)
{
    return remember({u"readFacts"_s, provider.value(), model});
}

base::RequestId FakeProviderPort::findLocalServers() { return remember({u"findLocalServers"_s}); }

base::RequestId FakeProviderPort::listModels(const model::Provider &provider, const ports::KeyInput &key)
{
    m_provider = provider;
    m_key = key;
    return remember({u"listModels"_s, provider.name, wordFor(key)});
}

base::RequestId FakeProviderPort::testProvider(const model::Provider &provider, const ports::KeyInput &key)
{
    m_provider = provider;
    m_key = key;
    return remember({u"testProvider"_s, provider.name, wordFor(key)});
}

void FakeProviderPort::cancel(const base::RequestId &request) { remember({u"cancel"_s, request.value()}); }

} // namespace studio::tests
