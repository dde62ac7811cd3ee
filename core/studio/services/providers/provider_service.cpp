// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/provider_service.h"

#include "core/base/log.h"
#include "core/explain/key_words.h"
#include "core/llm/provider/model_catalogue.h"
#include "core/studio/services/providers/provider_flaws.h"
#include "core/studio/services/request_ids.h"

#include <algorithm>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::ProviderId;
using base::RequestId;
using base::Result;
using model::KeyPlace;
using model::ModelChoice;
using model::ModelFacts;
using model::Provider;
using ports::KeyInput;

ProviderService::ProviderService(Needs house)
    : m_house(std::move(house))
    , m_keys(m_house.vault, m_house.book, m_house.dataFolder)
{
    load();
}

ProviderService::~ProviderService() = default;

// ---- reading what is there

void ProviderService::load()
{
    m_house.store.providers(this, [this](const Result<store::ProviderRecord> &record) {
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
        m_house.book.put(provider);
    for (const ModelFacts &facts : record.facts)
        m_house.book.setFacts(facts);
    if (record.standard)
        m_house.book.setStandard(*record.standard);
    m_keys.setFolder(record.vault.isEmpty() ? m_house.ids.next() : record.vault);
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

RequestId ProviderService::onStudio(Work work)
{
    const RequestId request = nextRequestId();
    const auto begin = [this, work = std::move(work), request] {
        if (m_isReady)
            return work(request);
        m_waiting.append([work, request] { work(request); });
    };
    QMetaObject::invokeMethod(this, begin, Qt::QueuedConnection);
    return request;
}

void ProviderService::whenReady(QObject *context, std::function<void()> then)
{
    onStudio([asker = QPointer<QObject>(context), then = std::move(then)](const RequestId &) {
        if (asker)
            QMetaObject::invokeMethod(asker, then, Qt::QueuedConnection);
    });
}

std::optional<Provider> ProviderService::known(const ProviderId &provider) const
{
    const QList<Provider> all = m_house.book.providers();
    const auto found =
        std::find_if(all.cbegin(), all.cend(), [&provider](const Provider &p) { return p.id == provider; });
    return found == all.cend() ? std::nullopt : std::optional(*found);
}

// ---- the list

// Only who wants to see the list is told whether there is a keychain: asking starts it on some desktops.
RequestId ProviderService::listProviders()
{
    return onStudio([this](const RequestId &request) { m_keys.look([this, request] { list(request); }); });
}

void ProviderService::list(const RequestId &request)
{
    ports::ProviderList all;
    const QList<Provider> providers = m_house.book.providers();
    for (const Provider &provider : providers) {
        ports::ProviderRow row{provider, m_house.book.hasKey(provider.id), m_house.book.factsOf(provider.id),
                               m_house.book.lackOf(provider.id)};
        for (ModelFacts &facts : row.models)
            facts = llm::provider::completed(
                facts, llm::provider::factsFor(llm::provider::catalogue(), provider, facts.model));
        all.rows.append(row);
    }
    all.standard = m_house.book.standard();
    all.keychain = m_keys.hasVault();
    Q_EMIT providersListed(request, all);
    Q_EMIT done(request);
}

RequestId ProviderService::saveProvider(const Provider &provider, const KeyInput &key)
{
    return onStudio([this, provider, key](const RequestId &request) { save(request, provider, key); });
}

void ProviderService::save(const RequestId &request, Provider provider, const KeyInput &key)
{
    const std::optional<Provider> before = known(provider.id);
    if (!before && !provider.id.isEmpty())
        return refuse(request, {ErrorCode::NotFound, tr("There is no such provider."), provider.id.value()});
    const Result<Provider> checked = checkedProvider(provider, m_house.book.providers());
    if (!checked)
        return refuse(request, checked.error());
    provider = *checked;
    if (!before)
        provider.id = freeProviderId(provider.name, m_house.book.providers());
    if (key.what == KeyInput::What::Set) {
        if (const auto flaw = flawInKey(key.key))
            return refuse(request, *flaw);
        return m_keys.set(provider, key.key, [this, request, secret = key.key](const Provider &kept) {
            store(request, kept, secret);
        });
    }
    if (const auto flaw = flawInKept(provider, key))
        return refuse(request, *flaw);
    const bool keeps = key.what == KeyInput::What::Keep && provider.keyPlace != KeyPlace::Environment;
    if (keeps) {
        provider.keyPlace = before ? before->keyPlace : KeyPlace::None;
        provider.variable = before ? before->variable : QString();
    } else if (provider.keyPlace != KeyPlace::Environment) {
        provider.keyPlace = KeyPlace::None;
        provider.variable.clear();
    }
    if (isWrittenNow(provider))
        m_keys.agreeTo(provider);
    store(request, provider, keyFor(provider, key));
}

/// A key that is there goes nowhere else because a form was edited.
std::optional<base::Error> ProviderService::flawInKept(const Provider &provider, const KeyInput &key) const
{
    const std::optional<Provider> before = known(provider.id);
    const bool keeps = key.what == KeyInput::What::Keep && provider.keyPlace != KeyPlace::Environment;
    if (!keeps || !before || keyFor(*before, {}).isEmpty())
        return std::nullopt;
    return flawInKeeping(*before, provider);
}

/// The user has written the variable or the address of this form; what is stored may be somebody else's.
bool ProviderService::isWrittenNow(const Provider &provider) const
{
    if (provider.keyPlace != KeyPlace::Environment)
        return false;
    const std::optional<Provider> before = known(provider.id);
    return !before || before->keyPlace != KeyPlace::Environment || before->variable != provider.variable ||
           flawInKeeping(*before, provider);
}

/// What a form would send waits for the user to agree.
std::optional<base::Error> ProviderService::flawInSending(const Provider &provider, const KeyInput &key) const
{
    const model::KeyLack lack = m_house.book.lackOf(provider.id);
    const bool sendsStored = key.what == KeyInput::What::Keep && provider.keyPlace != KeyPlace::None;
    if (!sendsStored || isWrittenNow(provider) || !lack.waitsForConsent())
        return std::nullopt;
    return base::Error{ErrorCode::Refused, explain::keyLackSentence(lack, provider), {}};
}

/// Of a provider as it stands in a form.
QByteArray ProviderService::keyFor(const Provider &provider, const KeyInput &key) const
{
    if (key.what == KeyInput::What::Set)
        return key.key;
    if (provider.keyPlace == KeyPlace::Environment)
        return isWrittenNow(provider) ? qgetenv(provider.variable.toUtf8().constData())
                                      : m_keys.ofEnvironment(provider);
    if (key.what == KeyInput::What::Forget)
        return {};
    const auto entry =
        m_house.book.has(provider.id) ? m_house.book.find({.provider = provider.id}) : std::nullopt;
    return entry ? entry->key : QByteArray();
}

// A key that was put into the keychain for a provider that cannot be stored is taken out again, and the one
// before put back.
void ProviderService::store(const RequestId &request, const Provider &provider, const QByteArray &key)
{
    const std::optional<Provider> before = known(provider.id);
    const QByteArray keyBefore = before ? keyFor(*before, {}) : QByteArray();
    keepFolder(provider);
    const auto kept = [this, request, provider, key, before, keyBefore](const Result<void> &stored) {
        if (!stored) {
            if (!before)
                m_keys.forget(provider);
            else if (before->keyPlace == KeyPlace::Keychain && !keyBefore.isEmpty() && key != keyBefore)
                m_keys.set(*before, keyBefore, [](const Provider &) {});
            return refuse(request, stored.error());
        }
        if (before && provider.keyPlace != KeyPlace::Keychain)
            m_keys.forget(*before);
        m_house.book.put(provider);
        m_house.book.setKey(provider.id, key);
        m_keys.settle(provider);
        if (before)
            forgetHabits(*before, provider);
        Q_EMIT providerSaved(request, provider);
        Q_EMIT done(request);
        Q_EMIT providersChanged();
    };
    m_house.store.keepProvider(provider, this, kept);
}

// At another address another server answers.
void ProviderService::forgetHabits(const Provider &before, const Provider &now)
{
    if (before.kind == now.kind && before.baseUrl == now.baseUrl)
        return;
    const QList<ModelFacts> all = m_house.book.factsOf(now.id);
    for (ModelFacts facts : all) {
        if (!facts.habits)
            continue;
        facts.habits = {};
        m_house.book.setFacts(facts);
        m_house.store.keepFacts(facts, this, [](const Result<void> &) {});
    }
}

void ProviderService::keepFolder(const Provider &provider)
{
    if (provider.keyPlace != KeyPlace::Keychain || !std::exchange(m_newFolder, false))
        return;
    m_house.store.keepVault(m_keys.folder(), this, [this](const Result<void> &kept) { m_newFolder = !kept; });
}

RequestId ProviderService::removeProvider(const ProviderId &provider)
{
    return onStudio([this, provider](const RequestId &request) { remove(request, provider); });
}

void ProviderService::remove(const RequestId &request, const ProviderId &provider)
{
    const auto found = known(provider);
    if (!found)
        return refuse(request, {ErrorCode::NotFound, tr("There is no such provider."), provider.value()});
    m_house.store.dropProvider(provider, this, [this, request, found](const Result<void> &dropped) {
        if (!dropped)
            return refuse(request, dropped.error());
        m_keys.forget(*found);
        m_house.book.remove(found->id);
        if (m_house.book.standard().provider == found->id)
            return keepStandard(request, {.provider = model::rehearsalProvider()});
        answer(request, dropped);
        Q_EMIT providersChanged();
    });
}

RequestId ProviderService::agreeKey(const ProviderId &provider)
{
    return onStudio([this, provider](const RequestId &request) { agree(request, provider); });
}

void ProviderService::agree(const RequestId &request, const ProviderId &provider)
{
    const auto found = known(provider);
    if (!found)
        return refuse(request, {ErrorCode::NotFound, tr("There is no such provider."), provider.value()});
    if (!m_house.book.lackOf(provider).waitsForConsent())
        return refuse(
            request,
            {ErrorCode::InvalidInput, tr("%1 has no key that waits for you to agree.").arg(found->name), {}});
    m_keys.agree(*found, [this, request](const Result<void> &kept) {
        answer(request, kept);
        Q_EMIT providersChanged();
    });
}

RequestId ProviderService::setStandard(const ModelChoice &choice)
{
    return onStudio([this, choice](const RequestId &request) {
        const bool isThere =
            choice.provider == model::rehearsalProvider() || m_house.book.has(choice.provider);
        if (!isThere)
            return refuse(request,
                          {ErrorCode::NotFound, tr("There is no such provider."), choice.provider.value()});
        keepStandard(request, {.provider = choice.provider, .model = choice.model.trimmed()});
    });
}

void ProviderService::keepStandard(const RequestId &request, const ModelChoice &choice)
{
    m_house.store.keepStandard(choice, this, [this, request, choice](const Result<void> &kept) {
        if (kept)
            m_house.book.setStandard(choice);
        answer(request, kept);
        if (kept)
            Q_EMIT providersChanged();
    });
}

RequestId ProviderService::saveFacts(const ModelFacts &facts)
{
    return onStudio([this, facts](const RequestId &request) { keepFacts(request, facts); });
}

RequestId ProviderService::readFacts(const ProviderId &provider, const QString &model)
{
    return onStudio([this, provider, model](const RequestId &request) {
        const auto entry = m_house.book.find({.provider = provider, .model = model});
        if (!entry || entry->provider.id != provider)
            return refuse(request, {ErrorCode::NotFound, tr("There is no such provider."), provider.value()});
        Q_EMIT factsRead(request, entry->facts);
        Q_EMIT done(request);
    });
}

void ProviderService::keepFacts(const RequestId &request, const ModelFacts &facts)
{
    const auto isBelowZero = [](const std::optional<qint64> &price) { return price && *price < 0; };
    if (!m_house.book.has(facts.provider))
        return refuse(request,
                      {ErrorCode::NotFound, tr("There is no such provider."), facts.provider.value()});
    if (facts.model.trimmed().isEmpty())
        return refuse(request, {ErrorCode::InvalidInput, tr("Name the model."), {}});
    if (isBelowZero(facts.price.input) || isBelowZero(facts.price.cachedInput) ||
        isBelowZero(facts.price.output) || (facts.context && *facts.context < 1))
        return refuse(request,
                      {ErrorCode::InvalidInput, tr("A price is 0 or more, a context 1 token or more."), {}});
    m_house.store.keepFacts(facts, this, [this, request, facts](const Result<void> &kept) {
        if (kept)
            m_house.book.setFacts(facts);
        answer(request, kept);
        if (kept)
            Q_EMIT providersChanged();
    });
}

void ProviderService::learn(const ModelFacts &found)
{
    if (!m_house.book.has(found.provider) || found.model.isEmpty())
        return;
    ModelFacts facts{.provider = found.provider, .model = found.model};
    for (const ModelFacts &one : m_house.book.factsOf(found.provider)) {
        if (one.model == found.model)
            facts = one;
    }
    facts.habits |= found.habits;
    if (found.context && !facts.priceIsOfUser)
        facts.context = found.context;
    m_house.book.setFacts(facts);
    m_house.store.keepFacts(facts, this, [this](const Result<void> &kept) {
        if (kept)
            Q_EMIT providersChanged();
    });
}

void ProviderService::answer(const RequestId &request, const Result<void> &result)
{
    if (!result)
        return refuse(request, result.error());
    Q_EMIT done(request);
}

void ProviderService::refuse(const RequestId &request, const Error &error) { Q_EMIT failed(request, error); }

} // namespace studio::services
