// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/provider_service.h"

#include "core/base/log.h"
#include "core/base/mailbox.h"
#include "core/explain/key_words.h"
#include "core/llm/provider/model_catalogue.h"
#include "core/studio/services/providers/provider_flaws.h"

#include <algorithm>

namespace studio::services {

using base::ErrorCode;
using base::ProviderId;
using base::Result;
using base::Then;
using model::KeyPlace;
using model::ModelChoice;
using model::ModelFacts;
using model::Provider;
using ports::KeyInput;

namespace {

tl::unexpected<base::Error> noSuch(const ProviderId &provider)
{
    return base::failure(ErrorCode::NotFound, ProviderService::tr("There is no such provider."),
                         provider.value());
}

} // namespace

ProviderService::ProviderService(Needs needs)
    : m_needs(std::move(needs))
    , m_keys(m_needs.vault, m_needs.book, m_needs.dataFolder)
{
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

std::optional<Provider> ProviderService::known(const ProviderId &provider) const
{
    const QList<Provider> all = m_needs.book.providers();
    const auto found =
        std::find_if(all.cbegin(), all.cend(), [&provider](const Provider &p) { return p.id == provider; });
    return found == all.cend() ? std::nullopt : std::optional(*found);
}

// ---- the list

// Only who wants to see the list is told whether there is a keychain: asking starts it on some desktops.
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
    const std::optional<Provider> before = known(provider.id);
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
    if (const auto flaw = flawInKept(provider, key))
        return then(tl::unexpected(*flaw));
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
    store(provider, keyFor(provider, key), then);
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
    const model::KeyLack lack = m_needs.book.lackOf(provider.id);
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
        m_needs.book.has(provider.id) ? m_needs.book.find({.provider = provider.id}) : std::nullopt;
    return entry ? entry->key : QByteArray();
}

// A key that was put into the keychain for a provider that cannot be stored is taken out again, and the one
// before put back.
void ProviderService::store(const Provider &provider, const QByteArray &key, const Then<Provider> &then)
{
    const std::optional<Provider> before = known(provider.id);
    const QByteArray keyBefore = before ? keyFor(*before, {}) : QByteArray();
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
            forgetHabits(*before, provider);
        Q_EMIT providersChanged();
        then(provider);
    };
    m_needs.store.keepProvider(provider, this, kept);
}

// At another address another server answers.
void ProviderService::forgetHabits(const Provider &before, const Provider &now)
{
    if (before.kind == now.kind && before.baseUrl == now.baseUrl)
        return;
    const QList<ModelFacts> all = m_needs.book.factsOf(now.id);
    for (ModelFacts facts : all) {
        if (!facts.habits)
            continue;
        facts.habits = {};
        m_needs.book.setFacts(facts);
        m_needs.store.keepFacts(facts, this, [](const Result<void> &) {});
    }
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
    const auto found = known(provider);
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
    const auto found = known(provider);
    if (!found)
        return then(noSuch(provider));
    if (!m_needs.book.lackOf(provider).waitsForConsent())
        return then(base::failure(ErrorCode::InvalidInput,
                                  tr("%1 has no key that waits for you to agree.").arg(found->name)));
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
        return then(base::failure(ErrorCode::InvalidInput, tr("Name the model.")));
    if (isBelowZero(facts.price.input) || isBelowZero(facts.price.cachedInput) ||
        isBelowZero(facts.price.output) || (facts.context && *facts.context < 1))
        return then(
            base::failure(ErrorCode::InvalidInput, tr("A price is 0 or more, a context 1 token or more.")));
    m_needs.store.keepFacts(facts, this, [this, then, facts](const Result<void> &kept) {
        if (kept) {
            m_needs.book.setFacts(facts);
            Q_EMIT providersChanged();
        }
        then(kept);
    });
}

void ProviderService::learn(const ModelFacts &found)
{
    if (!m_needs.book.has(found.provider) || found.model.isEmpty())
        return;
    ModelFacts facts{.provider = found.provider, .model = found.model};
    for (const ModelFacts &one : m_needs.book.factsOf(found.provider)) {
        if (one.model == found.model)
            facts = one;
    }
    facts.habits |= found.habits;
    if (found.context && !facts.priceIsOfUser)
        facts.context = found.context;
    m_needs.book.setFacts(facts);
    m_needs.store.keepFacts(facts, this, [this](const Result<void> &kept) {
        if (kept)
            Q_EMIT providersChanged();
    });
}

} // namespace studio::services
