// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/form_keys.h"

#include "core/explain/key_words.h"
#include "core/studio/services/providers/provider_flaws.h"

#include <algorithm>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::ProviderId;
using base::Result;
using model::KeyPlace;
using model::Provider;
using ports::KeyInput;

std::optional<Provider> FormKeys::known(const ProviderId &provider) const
{
    const QList<Provider> all = m_book.providers();
    const auto found =
        std::find_if(all.cbegin(), all.cend(), [&provider](const Provider &p) { return p.id == provider; });
    return found == all.cend() ? std::nullopt : std::optional(*found);
}

std::optional<Error> FormKeys::flawInKept(const Provider &provider, const KeyInput &key) const
{
    const std::optional<Provider> before = known(provider.id);
    const bool keeps = key.what == KeyInput::What::Keep && provider.keyPlace != KeyPlace::Environment;
    if (!keeps || !before || keyFor(*before, {}).isEmpty())
        return std::nullopt;
    return flawInKeeping(*before, provider);
}

bool FormKeys::isWrittenNow(const Provider &provider) const
{
    if (provider.keyPlace != KeyPlace::Environment)
        return false;
    const std::optional<Provider> before = known(provider.id);
    return !before || before->keyPlace != KeyPlace::Environment || before->variable != provider.variable ||
           flawInKeeping(*before, provider);
}

/// The key of the form waits for the user's consent.
std::optional<Error> FormKeys::flawInSending(const Provider &provider, const KeyInput &key) const
{
    const model::KeyLack lack = m_book.lackOf(provider.id);
    const bool sendsStored = key.what == KeyInput::What::Keep && provider.keyPlace != KeyPlace::None;
    if (!sendsStored || isWrittenNow(provider) || !lack.waitsForConsent())
        return std::nullopt;
    return Error{ErrorCode::Refused, explain::keyLackSentence(lack, provider), {}};
}

QByteArray FormKeys::keyFor(const Provider &provider, const KeyInput &key) const
{
    if (key.what == KeyInput::What::Set)
        return key.key;
    if (provider.keyPlace == KeyPlace::Environment)
        return isWrittenNow(provider) ? qgetenv(provider.variable.toUtf8().constData())
                                      : m_keys.ofEnvironment(provider);
    if (key.what == KeyInput::What::Forget)
        return {};
    const auto entry = m_book.has(provider.id) ? m_book.find({.provider = provider.id}) : std::nullopt;
    return entry ? entry->key : QByteArray();
}

Result<llm::http::Endpoint> FormKeys::endpointOf(const Provider &provider, const KeyInput &key) const
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

} // namespace studio::services
