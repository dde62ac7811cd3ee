// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/provider_keys.h"

#include "core/base/log.h"
#include "core/llm/http/origin.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using model::KeyPlace;
using model::Provider;

namespace {

const auto kProbe = u"is-there-a-keychain"_s;

/// A vault that answers "no such entry" is usable.
template<class T>
bool isThere(const Result<T> &answer)
{
    return answer || answer.error().code == ErrorCode::NotFound;
}

/// What the vault holds for a key. No key holds an end of a line.
QByteArray bound(const Provider &provider, const QByteArray &key)
{
    return llm::http::originOf(provider.baseUrl).toUtf8() + '\n' + key;
}

} // namespace

QString ProviderKeys::entryOf(const base::ProviderId &provider) const
{
    // A database may name any id, even one that would lead to an entry of something else.
    return u"%1@%2"_s.arg(QString::fromLatin1(QUrl::toPercentEncoding(provider.value())), m_folder);
}

QByteArray ProviderKeys::ofEnvironment(const Provider &provider) const
{
    return isUnagreed(provider) ? QByteArray() : qgetenv(provider.variable.toUtf8().constData());
}

bool ProviderKeys::isUnagreed(const Provider &provider) const
{
    return provider.keyPlace == KeyPlace::Environment &&
           !m_agreed.holds(provider.variable, llm::http::originOf(provider.baseUrl));
}

void ProviderKeys::agreeTo(const Provider &provider)
{
    if (const auto kept = m_agreed.add(provider.variable, llm::http::originOf(provider.baseUrl)); !kept)
        qCWarning(base::lcStudio) << "that" << provider.variable
                                  << "may be sent holds until the program ends only:" << kept.error().text;
}

void ProviderKeys::agree(const Provider &provider, const base::ThenWork<void> &then)
{
    if (provider.keyPlace == KeyPlace::Environment) {
        const Result<void> kept = m_agreed.add(provider.variable, llm::http::originOf(provider.baseUrl));
        settle(provider);
        return then(kept);
    }
    const QByteArray key = m_held.value(provider.id).key;
    if (key.isEmpty())
        return then(
            base::failure(ErrorCode::NotFound,
                          QCoreApplication::translate("Providers", "No key is waiting for your consent.")));
    m_vault.keep(entryOf(provider.id), bound(provider, key), this,
                 [this, id = provider.id, key, then](const Result<void> &kept) {
                     if (kept) {
                         m_held.remove(id);
                         m_book.setKey(id, key);
                     }
                     then(kept);
                 });
}

void ProviderKeys::settle(const Provider &provider)
{
    using Why = model::KeyLack::Why;
    const QString origin = llm::http::originOf(provider.baseUrl);
    if (provider.keyPlace == KeyPlace::Environment) {
        const QByteArray key = ofEnvironment(provider);
        m_book.setKey(provider.id, key);
        if (key.isEmpty() && isUnagreed(provider))
            m_book.setLack(provider.id, {Why::NotAgreed, llm::http::originText(origin)});
    }
    const Held held = m_held.value(provider.id);
    if (provider.keyPlace != KeyPlace::Keychain || held.key.isEmpty())
        return;
    if (held.origin == origin) {
        m_held.remove(provider.id);
        m_book.setKey(provider.id, held.key);
    } else {
        m_book.setLack(provider.id,
                       held.origin.isEmpty()
                           ? model::KeyLack{Why::NoOrigin}
                           : model::KeyLack{Why::OtherOrigin, llm::http::originText(held.origin)});
    }
}

void ProviderKeys::take(const Provider &provider, const QByteArray &entry)
{
    const qsizetype end = entry.indexOf('\n');
    m_held.insert(provider.id,
                  {QString::fromUtf8(entry.left(std::max<qsizetype>(end, 0))), entry.mid(end + 1)});
    settle(provider);
}

void ProviderKeys::findAll(std::function<void()> then)
{
    const auto oneLess = [this, then = std::move(then)] {
        if (--m_open == 0)
            then();
    };
    ++m_open; // until all are asked for
    const QList<Provider> providers = m_book.providers();
    for (const Provider &provider : providers) {
        settle(provider);
        if (provider.keyPlace != KeyPlace::Keychain)
            continue;
        ++m_open;
        m_vault.read(entryOf(provider.id), this, [this, oneLess, provider](const Result<QByteArray> &key) {
            m_hasVault = m_hasVault || isThere(key);
            if (key)
                take(provider, *key);
            else
                qCWarning(base::lcStudio)
                    << "no key of" << provider.id.value() << "in the keychain:" << key.error().detail;
            oneLess();
        });
    }
    oneLess();
}

void ProviderKeys::look(std::function<void()> then)
{
    m_vault.read(kProbe, this, [this, then = std::move(then)](const Result<QByteArray> &answer) {
        m_hasVault = isThere(answer);
        then();
    });
}

void ProviderKeys::set(Provider provider, const QByteArray &key, std::function<void(const Provider &)> then)
{
    m_vault.keep(entryOf(provider.id), bound(provider, key), this,
                 [this, provider, then = std::move(then)](const Result<void> &kept) mutable {
                     m_held.remove(provider.id);
                     m_hasVault = kept.has_value();
                     provider.keyPlace = kept ? KeyPlace::Keychain : KeyPlace::Session;
                     provider.variable.clear();
                     then(provider);
                 });
}

void ProviderKeys::forget(const Provider &provider)
{
    m_held.remove(provider.id);
    if (provider.keyPlace != KeyPlace::Keychain)
        return;
    m_vault.forget(entryOf(provider.id), this, [id = provider.id](const Result<void> &forgotten) {
        if (!isThere(forgotten))
            qCWarning(base::lcStudio)
                << "the key of" << id.value() << "stays in the keychain:" << forgotten.error().detail;
    });
}

} // namespace studio::services
