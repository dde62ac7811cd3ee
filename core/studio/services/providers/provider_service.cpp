// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/provider_service.h"

#include "core/base/log.h"
#include "core/base/mailbox.h"
#include "core/llm/provider/model_catalogue.h"
#include "core/studio/services/providers/provider_flaws.h"

#include <algorithm>

namespace studio::services {

using base::ErrorCode;
using base::Job;
using base::Listener;
using base::ProviderId;
using base::Result;
using base::Then;
using model::KeyPlace;
using model::ModelChoice;
using model::ModelFacts;
using model::Provider;
using ports::KeyInput;
using ports::TestReport;
using ports::TestResult;

namespace {

tl::unexpected<base::Error> noSuch(const ProviderId &provider)
{
    return base::failure(ErrorCode::NotFound, ProviderService::tr("This provider does not exist."),
                         provider.value());
}

/// Cancelled, with a text for people.
tl::unexpected<base::Error> calledOff()
{
    return base::failure(ErrorCode::Cancelled, ProviderService::tr("Cancelled."));
}

} // namespace

ProviderService::ProviderService(Needs needs)
    : m_needs(std::move(needs))
    , m_keys(m_needs.vault, m_needs.book, m_needs.dataFolder)
    , m_forms(m_needs.book, m_keys)
    , m_models(m_needs.store, m_needs.book)
    , m_errands({m_needs.transport, m_needs.clock, m_needs.makeClient})
{
    connect(&m_models, &KnownModels::changed, this, &ProviderService::providersChanged);
    load();
}

ProviderService::~ProviderService() = default;

// ---- reading what is there

void ProviderService::load()
{
    m_needs.store.providers(this, [this](const Result<store::ProviderRecord> &record) {
        if (!record) {
            qCWarning(base::lcStudio) << "providers could not be read:" << record.error().detail;
            return beReady();
        }
        fillBook(*record);
        m_keys.findAll([this] { beReady(); });
    });
}

void ProviderService::fillBook(const store::ProviderRecord &record)
{
    for (const Provider &provider : record.providers)
        m_needs.book.put(provider);
    for (const ModelFacts &facts : record.facts)
        m_needs.book.setFacts(facts);
    if (record.standard)
        m_needs.book.setStandard(*record.standard);
    m_keys.setFolder(record.vault.isEmpty() ? m_needs.ids.next() : record.vault);
    if (record.vault.isEmpty())
        m_newFolder = true;
}

void ProviderService::beReady()
{
    m_isReady = true;
    const auto waiting = std::exchange(m_waiting, {});
    for (const auto &work : waiting)
        work();
    Q_EMIT providersChanged();
}

void ProviderService::onStudio(std::function<void()> work)
{
    const auto begin = [this, work = std::move(work)] {
        if (m_isReady)
            return work();
        m_waiting.append(work);
    };
    QMetaObject::invokeMethod(this, begin, Qt::QueuedConnection);
}

void ProviderService::whenReady(QObject *context, std::function<void()> then)
{
    onStudio([mailbox = base::Mailbox(context), then = std::move(then)] { mailbox.post(then); });
}

// ---- the list

// Only a request for the list checks for a keychain: on some desktops the check starts it.
void ProviderService::listProviders(Then<ports::ProviderList> then)
{
    onStudio([this, then] { m_keys.look([this, then] { then(list()); }); });
}

ports::ProviderList ProviderService::list() const
{
    ports::ProviderList all;
    const QList<Provider> providers = m_needs.book.providers();
    for (const Provider &provider : providers) {
        ports::ProviderRow row{provider, m_needs.book.hasKey(provider.id), m_needs.book.factsOf(provider.id),
                               m_needs.book.lackOf(provider.id)};
        for (ModelFacts &facts : row.models)
            facts = llm::provider::completed(
                facts, llm::provider::factsFor(llm::provider::catalogue(), provider, facts.model));
        all.rows.append(row);
    }
    all.standard = m_needs.book.standard();
    all.keychain = m_keys.hasVault();
    return all;
}

void ProviderService::saveProvider(const Provider &provider, const KeyInput &key, Then<Provider> then)
{
    onStudio([this, provider, key, then] { save(provider, key, then); });
}

void ProviderService::save(Provider provider, const KeyInput &key, const Then<Provider> &then)
{
    const std::optional<Provider> before = m_forms.known(provider.id);
    if (!before && !provider.id.isEmpty())
        return then(noSuch(provider.id));
    const Result<Provider> checked = checkedProvider(provider, m_needs.book.providers());
    if (!checked)
        return then(checked);
    provider = *checked;
    if (!before)
        provider.id = freeProviderId(provider.name, m_needs.book.providers());
    if (key.what == KeyInput::What::Set) {
        if (const auto flaw = flawInKey(key.key))
            return then(tl::unexpected(*flaw));
        return m_keys.set(provider, key.key, [this, then, secret = key.key](const Provider &kept) {
            store(kept, secret, then);
        });
    }
    if (const auto flaw = m_forms.flawInKept(provider, key))
        return then(tl::unexpected(*flaw));
    const bool keeps = key.what == KeyInput::What::Keep && provider.keyPlace != KeyPlace::Environment;
    if (keeps) {
        provider.keyPlace = before ? before->keyPlace : KeyPlace::None;
        provider.variable = before ? before->variable : QString();
    } else if (provider.keyPlace != KeyPlace::Environment) {
        provider.keyPlace = KeyPlace::None;
        provider.variable.clear();
    }
    if (m_forms.isWrittenNow(provider))
        m_keys.agreeTo(provider);
    store(provider, m_forms.keyFor(provider, key), then);
}

// If the provider cannot be stored, its new key is removed from the keychain, and the previous key is put
// back.
void ProviderService::store(const Provider &provider, const QByteArray &key, const Then<Provider> &then)
{
    const std::optional<Provider> before = m_forms.known(provider.id);
    const QByteArray keyBefore = before ? m_forms.keyFor(*before, {}) : QByteArray();
    keepFolder(provider);
    const auto kept = [this, then, provider, key, before, keyBefore](const Result<void> &stored) {
        if (!stored) {
            if (!before)
                m_keys.forget(provider);
            else if (before->keyPlace == KeyPlace::Keychain && !keyBefore.isEmpty() && key != keyBefore)
                m_keys.set(*before, keyBefore, [](const Provider &) {});
            return then(tl::unexpected(stored.error()));
        }
        if (before && provider.keyPlace != KeyPlace::Keychain)
            m_keys.forget(*before);
        m_needs.book.put(provider);
        m_needs.book.setKey(provider.id, key);
        m_keys.settle(provider);
        if (before)
            m_models.forgetHabits(*before, provider);
        Q_EMIT providersChanged();
        then(provider);
    };
    m_needs.store.keepProvider(provider, this, kept);
}

void ProviderService::keepFolder(const Provider &provider)
{
    if (provider.keyPlace != KeyPlace::Keychain || !std::exchange(m_newFolder, false))
        return;
    m_needs.store.keepVault(m_keys.folder(), this, [this](const Result<void> &kept) { m_newFolder = !kept; });
}

void ProviderService::removeProvider(const ProviderId &provider, Then<void> then)
{
    onStudio([this, provider, then] { remove(provider, then); });
}

void ProviderService::remove(const ProviderId &provider, const Then<void> &then)
{
    const auto found = m_forms.known(provider);
    if (!found)
        return then(noSuch(provider));
    m_needs.store.dropProvider(provider, this, [this, then, found](const Result<void> &dropped) {
        if (!dropped)
            return then(dropped);
        m_keys.forget(*found);
        m_needs.book.remove(found->id);
        Q_EMIT providersChanged();
        if (m_needs.book.standard().provider == found->id)
            return keepStandard({.provider = model::rehearsalProvider()}, then);
        then({});
    });
}

void ProviderService::agreeKey(const ProviderId &provider, Then<void> then)
{
    onStudio([this, provider, then] { agree(provider, then); });
}

void ProviderService::agree(const ProviderId &provider, const Then<void> &then)
{
    const auto found = m_forms.known(provider);
    if (!found)
        return then(noSuch(provider));
    if (!m_needs.book.lackOf(provider).waitsForConsent())
        return then(base::failure(ErrorCode::InvalidInput,
                                  tr("%1 has no key waiting for your consent.").arg(found->name)));
    m_keys.agree(*found, [this, then](const Result<void> &kept) {
        Q_EMIT providersChanged();
        then(kept);
    });
}

void ProviderService::setStandard(const ModelChoice &choice, Then<void> then)
{
    onStudio([this, choice, then] {
        const bool isThere =
            choice.provider == model::rehearsalProvider() || m_needs.book.has(choice.provider);
        if (!isThere)
            return then(noSuch(choice.provider));
        keepStandard({.provider = choice.provider, .model = choice.model.trimmed()}, then);
    });
}

void ProviderService::keepStandard(const ModelChoice &choice, const Then<void> &then)
{
    m_needs.store.keepStandard(choice, this, [this, then, choice](const Result<void> &kept) {
        if (kept) {
            m_needs.book.setStandard(choice);
            Q_EMIT providersChanged();
        }
        then(kept);
    });
}

void ProviderService::saveFacts(const ModelFacts &facts, Then<void> then)
{
    onStudio([this, facts, then] { keepFacts(facts, then); });
}

void ProviderService::readFacts(const ProviderId &provider, const QString &model, Then<ModelFacts> then)
{
    onStudio([this, provider, model, then] {
        const auto entry = m_needs.book.find({.provider = provider, .model = model});
        if (entry && entry->provider.id == provider)
            then(entry->facts);
        else
            then(noSuch(provider));
    });
}

void ProviderService::keepFacts(const ModelFacts &facts, const Then<void> &then)
{
    const auto isBelowZero = [](const std::optional<qint64> &price) { return price && *price < 0; };
    if (!m_needs.book.has(facts.provider))
        return then(noSuch(facts.provider));
    if (facts.model.trimmed().isEmpty())
        return then(base::failure(ErrorCode::InvalidInput, tr("Enter the model name.")));
    if (isBelowZero(facts.price.input) || isBelowZero(facts.price.cachedInput) ||
        isBelowZero(facts.price.output) || (facts.context && *facts.context < 1))
        return then(base::failure(ErrorCode::InvalidInput,
                                  tr("A price must be 0 or more, a context 1 token or more.")));
    m_models.keep(facts, [then](const Result<void> &kept) { then(kept); });
}

// ---- asking servers

Job ProviderService::findLocalServers(Listener<ports::LocalServer> found, Then<void> then)
{
    const auto running = std::make_shared<ServerErrands::Errand>(
        ServerErrands::Errand{.tellCancelled = [then] { then(calledOff()); }});
    onStudio([this, running, found, then] { m_errands.search(running, found, then); });
    return m_errands.jobOf(running);
}

void ProviderService::listModels(const Provider &provider, const KeyInput &key, Then<QStringList> then)
{
    onStudio([this, provider, key, then] {
        const bool isAtForm = key.isAtHand || key.what != KeyInput::What::Keep;
        const auto place = isAtForm ? explain::AdvicePlace::ProviderForm : explain::AdvicePlace::Room;
        if (const auto endpoint = m_forms.endpointOf(provider, key))
            m_errands.list(provider, *endpoint, place, then);
        else
            then(tl::unexpected(endpoint.error()));
    });
}

Job ProviderService::testProvider(const Provider &provider, const KeyInput &key, Listener<TestResult> step,
                                  Then<TestReport> then)
{
    const auto running = std::make_shared<ServerErrands::Errand>(
        ServerErrands::Errand{.tellCancelled = [then] { then(calledOff()); }});
    onStudio([this, running, provider, key, step, then] { test(running, provider, key, step, then); });
    return m_errands.jobOf(running);
}

void ProviderService::test(const ServerErrands::Running &running, const Provider &provider,
                           const KeyInput &key, const Listener<TestResult> &step,
                           const Then<TestReport> &then)
{
    if (running->isOver)
        return;
    const auto endpoint = m_forms.endpointOf(provider, key);
    if (!endpoint) {
        m_errands.end(running);
        return then(tl::unexpected(endpoint.error()));
    }
    Provider given = provider;
    given.baseUrl = endpoint->baseUrl;
    given.model = provider.model.trimmed();
    const auto tested = [this, given, then](const Provider &now, const std::optional<ModelFacts> &found) {
        TestReport report;
        if (!found)
            return then(report);
        if (now != given)
            report.corrected = now;
        report.facts = m_models.completed(*found);
        keepReport(given, report, then);
    };
    m_errands.test(running, given, endpoint->key, step, tested);
}

// Facts about a provider in the book are stored at once; but not if the form has another address, which is
// not saved yet. Of the provider itself only the address and the model are stored: the rest of the form is
// not saved yet.
void ProviderService::keepReport(const Provider &given, TestReport report, const Then<TestReport> &then)
{
    std::optional<Provider> stored = m_forms.known(given.id);
    if (!stored || stored->kind != given.kind || stored->baseUrl != given.baseUrl)
        return then(report);
    if (!report.corrected)
        return keepFound(report, then);
    stored->baseUrl = report.corrected->baseUrl;
    if (stored->model.isEmpty())
        stored->model = report.corrected->model;
    m_needs.store.keepProvider(*stored, this, [this, stored, report, then](const Result<void> &kept) mutable {
        report.notKept = KnownModels::flawIn(kept);
        if (report.notKept)
            return then(report);
        m_needs.book.put(*stored);
        keepFound(report, then);
    });
}

void ProviderService::keepFound(TestReport report, const Then<TestReport> &then)
{
    m_models.keepFound(*report.facts, [report, then](const std::optional<base::Error> &flaw) mutable {
        report.notKept = flaw;
        then(report);
    });
}

} // namespace studio::services
