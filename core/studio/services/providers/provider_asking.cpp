// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/provider_service.h"

#include "core/explain/call_words.h"
#include "core/studio/services/providers/local_servers.h"
#include "core/studio/services/providers/model_listing.h"
#include "core/studio/services/providers/provider_flaws.h"
#include "core/studio/services/providers/provider_test.h"

// The part of ProviderService that asks servers.
namespace studio::services {

using base::ErrorCode;
using base::RequestId;
using base::Result;
using model::ModelFacts;
using model::Provider;
using ports::KeyInput;

RequestId ProviderService::findLocalServers()
{
    return onStudio([this](const RequestId &request) {
        auto *search = new LocalServers(m_house.transport, m_house.clock, this);
        begin(request, search);
        connect(search, &LocalServers::found, this,
                [this, request](const ports::LocalServer &server) { Q_EMIT serverFound(request, server); });
        connect(search, &LocalServers::finished, this, [this, request] {
            end(request);
            Q_EMIT done(request);
        });
    });
}

RequestId ProviderService::listModels(const Provider &provider, const KeyInput &key)
{
    return onStudio([this, provider, key](const RequestId &request) {
        const auto endpoint = endpointOf(provider, key);
        if (!endpoint)
            return refuse(request, endpoint.error());
        auto *listing = new ModelListing(m_house.transport, m_house.clock, *endpoint, this);
        begin(request, listing);
        connect(listing, &ModelListing::ended, this,
                [this, request, name = provider.name](const ModelListing::Answer &answer) {
                    end(request);
                    if (answer.trouble)
                        return refuse(request,
                                      {ErrorCode::Network, explain::troubleSentence(*answer.trouble, name),
                                       answer.trouble->detail});
                    Q_EMIT modelsListed(request, answer.models);
                    Q_EMIT done(request);
                });
    });
}

/// Where a provider of a form is asked; refused as in saving, but for its name.
Result<llm::http::Endpoint> ProviderService::endpointOf(const Provider &provider, const KeyInput &key) const
{
    const Result<QUrl> address = llm::http::checkedBaseUrl(provider.baseUrl.toString(QUrl::FullyEncoded));
    if (!address)
        return tl::unexpected(address.error());
    if (key.what == KeyInput::What::Set) {
        if (const auto flaw = flawInKey(key.key))
            return tl::unexpected(*flaw);
    }
    if (const auto flaw = flawInKept(provider, key))
        return tl::unexpected(*flaw);
    if (const auto flaw = flawInSending(provider, key))
        return tl::unexpected(*flaw);
    return llm::http::Endpoint{provider.kind, *address, keyFor(provider, key)};
}

RequestId ProviderService::testProvider(const Provider &provider, const KeyInput &key)
{
    return onStudio([this, provider, key](const RequestId &request) {
        const auto endpoint = endpointOf(provider, key);
        if (!endpoint)
            return refuse(request, endpoint.error());
        Provider tested = provider;
        tested.baseUrl = endpoint->baseUrl;
        tested.model = provider.model.trimmed();
        test(request, tested, endpoint->key);
    });
}

// What was found of a provider that is in the book is kept at once; not what a form found elsewhere, that is
// not saved yet.
void ProviderService::test(const RequestId &request, const Provider &provider, const QByteArray &key)
{
    auto *run = new ProviderTest({m_house.transport, m_house.clock, m_house.makeClient}, provider, key, this);
    begin(request, run);
    connect(run, &ProviderTest::told, this,
            [this, request](const ports::TestResult &result) { Q_EMIT tested(request, result); });
    connect(run, &ProviderTest::finished, this,
            [this, request, provider, run](const std::optional<ModelFacts> &found) {
                const Provider tested = run->provider();
                end(request);
                if (!found) {
                    Q_EMIT done(request);
                    return;
                }
                const auto stored = known(found->provider);
                const bool isStored =
                    stored && stored->kind == provider.kind && stored->baseUrl == provider.baseUrl;
                const auto entry =
                    stored ? m_house.book.find({.provider = found->provider, .model = found->model})
                           : std::nullopt;
                ModelFacts facts = *found;
                if (entry) {
                    facts.price = entry->facts.price;
                    if (!facts.context || entry->facts.priceIsOfUser)
                        facts.context = entry->facts.context;
                    facts.priceIsOfUser = entry->facts.priceIsOfUser;
                }
                if (tested != provider)
                    Q_EMIT providerCorrected(request, tested);
                Q_EMIT abilitiesFound(request, facts);
                if (isStored && tested != provider)
                    return keepCorrected(request, provider, tested, facts);
                if (isStored)
                    return keepFound(request, facts);
                Q_EMIT done(request);
            });
    run->start();
}

// Only the address and the model: what else stands in the form is not saved yet.
void ProviderService::keepCorrected(const RequestId &request, const Provider &given, const Provider &tested,
                                    const ModelFacts &facts)
{
    Provider stored = known(given.id).value_or(given);
    stored.baseUrl = tested.baseUrl;
    if (stored.model.isEmpty())
        stored.model = tested.model;
    m_house.store.keepProvider(stored, this, [this, request, stored, facts](const Result<void> &kept) {
        if (!kept && kept.error().code != ErrorCode::ReadOnly)
            return refuse(request, kept.error());
        m_house.book.put(stored);
        keepFound(request, facts);
    });
}

// A studio that only reads has been tested all the same.
void ProviderService::keepFound(const RequestId &request, const ModelFacts &facts)
{
    m_house.store.keepFacts(facts, this, [this, request, facts](const Result<void> &kept) {
        if (!kept && kept.error().code != ErrorCode::ReadOnly)
            return refuse(request, kept.error());
        m_house.book.setFacts(facts);
        Q_EMIT done(request);
        Q_EMIT providersChanged();
    });
}

void ProviderService::cancel(const RequestId &request)
{
    const auto work = [this, request] {
        const QPointer<QObject> running = m_running.take(request);
        if (!running)
            return;
        running->disconnect(this);
        running->deleteLater();
        refuse(request, {ErrorCode::Cancelled, tr("This was called off."), {}});
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
}

void ProviderService::begin(const RequestId &request, QObject *work) { m_running.insert(request, work); }

void ProviderService::end(const RequestId &request)
{
    if (const QPointer<QObject> over = m_running.take(request))
        over->deleteLater();
}

} // namespace studio::services
