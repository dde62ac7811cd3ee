// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/endpoint.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/services/providers/provider_keys.h"

#include <optional>

namespace studio::services {

/// The key of a provider in a form, and whether it may be sent to the provider's address. Editing a form
/// never sends a stored key to another address. Reads the book and the keys, and changes neither. Lives on
/// the studio thread.
class FormKeys
{
public:
    /// Both outlive it.
    FormKeys(const llm::provider::ProviderBook &book, const ProviderKeys &keys)
        : m_book(book)
        , m_keys(keys)
    {
    }

    /// The stored provider.
    [[nodiscard]] std::optional<model::Provider> known(const base::ProviderId &provider) const;
    /// The key of the form: new or stored.
    [[nodiscard]] QByteArray keyFor(const model::Provider &provider, const ports::KeyInput &key) const;
    /// Why the stored key may not be kept with the values of the form.
    [[nodiscard]] std::optional<base::Error> flawInKept(const model::Provider &provider,
                                                        const ports::KeyInput &key) const;
    /// The user has just typed the variable or the address of this form; stored values may come from another
    /// person.
    [[nodiscard]] bool isWrittenNow(const model::Provider &provider) const;
    /// The endpoint of a form's provider; refused as in saving, except for the name.
    [[nodiscard]] base::Result<llm::http::Endpoint> endpointOf(const model::Provider &provider,
                                                               const ports::KeyInput &key) const;

private:
    [[nodiscard]] std::optional<base::Error> flawInSending(const model::Provider &provider,
                                                           const ports::KeyInput &key) const;

    const llm::provider::ProviderBook &m_book;
    const ProviderKeys &m_keys;
};

} // namespace studio::services
