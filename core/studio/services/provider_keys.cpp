// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/provider_keys.h"

#include "core/base/log.h"

namespace studio::services {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using model::KeyPlace;
using model::Provider;

namespace {

const auto kProbe = u"is-there-a-keychain"_s;

/// A vault that says "no such entry" is one.
template<class T>
bool isThere(const Result<T> &answer)
{
    return answer || answer.error().code == ErrorCode::NotFound;
}

} // namespace

QString ProviderKeys::entryOf(const base::ProviderId &provider) const
{
    return u"%1@%2"_s.arg(provider.value(), m_folder);
}

QByteArray ProviderKeys::ofEnvironment(const Provider &provider)
{
    return qgetenv(provider.variable.toUtf8().constData());
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
        if (provider.keyPlace == KeyPlace::Environment)
            m_book.setKey(provider.id, ofEnvironment(provider));
        if (provider.keyPlace != KeyPlace::Keychain)
            continue;
        ++m_open;
        m_vault.read(entryOf(provider.id), this,
                     [this, oneLess, id = provider.id](const Result<QByteArray> &key) {
                         m_hasVault = m_hasVault || isThere(key);
                         if (key)
                             m_book.setKey(id, *key);
                         else
                             qCWarning(base::lcStudio)
                                 << "no key of" << id.value() << "in the keychain:" << key.error().detail;
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
    m_vault.keep(entryOf(provider.id), key, this,
                 [this, provider, then = std::move(then)](const Result<void> &kept) mutable {
                     m_hasVault = kept.has_value();
                     provider.keyPlace = kept ? KeyPlace::Keychain : KeyPlace::Session;
                     provider.variable.clear();
                     then(provider);
                 });
}

void ProviderKeys::forget(const Provider &provider)
{
    if (provider.keyPlace != KeyPlace::Keychain)
        return;
    m_vault.forget(entryOf(provider.id), this, [id = provider.id](const Result<void> &forgotten) {
        if (!isThere(forgotten))
            qCWarning(base::lcStudio)
                << "the key of" << id.value() << "stays in the keychain:" << forgotten.error().detail;
    });
}

} // namespace studio::services
