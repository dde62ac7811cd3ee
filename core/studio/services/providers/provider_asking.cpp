// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/provider_service.h"

#include "core/base/mailbox.h"
#include "core/explain/call_words.h"
#include "core/studio/services/providers/local_servers.h"
#include "core/studio/services/providers/model_listing.h"
#include "core/studio/services/providers/provider_flaws.h"
#include "core/studio/services/providers/provider_test.h"

// The part of ProviderService that asks servers.
namespace studio::services {

using base::ErrorCode;
using base::Job;
using base::Listener;
using base::Result;
using base::Then;
using model::ModelFacts;
using model::Provider;
using ports::KeyInput;
using ports::TestReport;
using ports::TestResult;

namespace {

/// Cancelled, in the words that people read.
tl::unexpected<base::Error> calledOff()
{
    return base::failure(ErrorCode::Cancelled, ProviderService::tr("This was called off."));
}

/// What `stored` answers, unless it only reads: a studio that only reads has been tested all the same.
std::optional<base::Error> flawIn(const Result<void> &stored)
{
    if (stored || stored.error().code == ErrorCode::ReadOnly)
        return std::nullopt;
    return stored.error();
}

} // namespace

Job ProviderService::findLocalServers(Listener<ports::LocalServer> found, Then<void> then)
{
    const auto running = std::make_shared<Errand>(Errand{.tellCancelled = [then] { then(calledOff()); }});
    onStudio([this, running, found, then] {
        if (running->isOver)
            return;
        auto *search = new LocalServers(m_needs.transport, m_needs.clock, this);
        running->work = search;
        connect(search, &LocalServers::found, this,
                [found](const ports::LocalServer &server) { found(server); });
        connect(search, &LocalServers::finished, this, [this, running, then] {
            end(running);
            then({});
        });
    });
    return jobOf(running);
}

void ProviderService::listModels(const Provider &provider, const KeyInput &key, Then<QStringList> then)
{
    onStudio([this, provider, key, then] {
        if (const auto endpoint = endpointOf(provider, key))
            list(provider, *endpoint, then);
        else
            then(tl::unexpected(endpoint.error()));
    });
}

void ProviderService::list(const Provider &provider, const llm::http::Endpoint &endpoint,
                           const Then<QStringList> &then)
{
    auto *listing = new ModelListing(m_needs.transport, m_needs.clock, endpoint, this);
    connect(listing, &ModelListing::ended, this,
            [listing, then, name = provider.name](const ModelListing::Answer &answer) {
                listing->deleteLater();
                if (answer.trouble)
                    then(base::failure(ErrorCode::Network, explain::troubleSentence(*answer.trouble, name),
                                       answer.trouble->detail));
                else
                    then(answer.models);
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

Job ProviderService::testProvider(const Provider &provider, const KeyInput &key, Listener<TestResult> step,
                                  Then<TestReport> then)
{
    const auto running = std::make_shared<Errand>(Errand{.tellCancelled = [then] { then(calledOff()); }});
    onStudio([this, running, provider, key, step, then] {
        if (running->isOver)
            return;
        const auto endpoint = endpointOf(provider, key);
        if (!endpoint) {
            end(running);
            return then(tl::unexpected(endpoint.error()));
        }
        Provider tested = provider;
        tested.baseUrl = endpoint->baseUrl;
        tested.model = provider.model.trimmed();
        test(running, tested, endpoint->key, step, then);
    });
    return jobOf(running);
}

void ProviderService::test(const Running &running, const Provider &provider, const QByteArray &key,
                           const Listener<TestResult> &step, const Then<TestReport> &then)
{
    auto *run = new ProviderTest({m_needs.transport, m_needs.clock, m_needs.makeClient}, provider, key, this);
    running->work = run;
    connect(run, &ProviderTest::told, this, [step](const TestResult &result) { step(result); });
    connect(run, &ProviderTest::finished, this,
            [this, running, provider, run, then](const std::optional<ModelFacts> &found) {
                const Provider tested = run->provider();
                end(running);
                TestReport report;
                if (!found)
                    return then(report);
                if (tested != provider)
                    report.corrected = tested;
                report.facts = completed(*found);
                keepReport(provider, tested, report, then);
            });
    run->start();
}

/// With what the user wrote of that model, or the data file knows.
ModelFacts ProviderService::completed(ModelFacts found) const
{
    const auto entry = known(found.provider)
                           ? m_needs.book.find({.provider = found.provider, .model = found.model})
                           : std::nullopt;
    if (!entry)
        return found;
    found.price = entry->facts.price;
    if (!found.context || entry->facts.priceIsOfUser)
        found.context = entry->facts.context;
    found.priceIsOfUser = entry->facts.priceIsOfUser;
    return found;
}

// What was found of a provider that is in the book is kept at once; not what a form found elsewhere, that is
// not saved yet. Of the provider itself only the address and the model are kept: what else stands in the form
// is not saved yet.
void ProviderService::keepReport(const Provider &given, const Provider &tested, TestReport report,
                                 const Then<TestReport> &then)
{
    std::optional<Provider> stored = known(given.id);
    if (!stored || stored->kind != given.kind || stored->baseUrl != given.baseUrl)
        return then(report);
    if (!report.corrected)
        return keepFound(report, then);
    stored->baseUrl = tested.baseUrl;
    if (stored->model.isEmpty())
        stored->model = tested.model;
    m_needs.store.keepProvider(*stored, this, [this, stored, report, then](const Result<void> &kept) mutable {
        report.notKept = flawIn(kept);
        if (report.notKept)
            return then(report);
        m_needs.book.put(*stored);
        keepFound(report, then);
    });
}

void ProviderService::keepFound(TestReport report, const Then<TestReport> &then)
{
    m_needs.store.keepFacts(*report.facts, this, [this, report, then](const Result<void> &kept) mutable {
        report.notKept = flawIn(kept);
        if (!report.notKept) {
            m_needs.book.setFacts(*report.facts);
            Q_EMIT providersChanged();
        }
        then(report);
    });
}

Job ProviderService::jobOf(const Running &running)
{
    return Job([this, mailbox = base::Mailbox(this), running] {
        mailbox.post([this, running] {
            if (running->isOver)
                return;
            end(running);
            running->tellCancelled();
        });
    });
}

/// Nothing is told of it any more.
void ProviderService::end(const Running &running)
{
    running->isOver = true;
    if (!running->work)
        return;
    running->work->disconnect(this);
    running->work->deleteLater();
}

} // namespace studio::services
