// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/endpoint.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/services/providers/provider_keys.h"

#include <optional>

namespace studio::services {

/// A provider as it stands in a form: which key it has, and whether that key may be sent to its address. A
/// key that is stored goes nowhere else because a form was edited. It looks at the book and the keys, and
/// changes neither. Lives on the studio thread.
class FormKeys
{
public:
    /// Both outlive it.
    FormKeys(const llm::provider::ProviderBook &book, const ProviderKeys &keys)
        : m_book(book)
        , m_keys(keys)
    {
    }

    /// The provider as it is stored.
    [[nodiscard]] std::optional<model::Provider> known(const base::ProviderId &provider) const;
    /// The key that the form has, by what is said of it or by what is stored.
    [[nodiscard]] QByteArray keyFor(const model::Provider &provider, const ports::KeyInput &key) const;
    /// Why the stored key may not be kept with what the form says.
    [[nodiscard]] std::optional<base::Error> flawInKept(const model::Provider &provider,
                                                        const ports::KeyInput &key) const;
    /// The user has written the variable or the address of this form; what is stored may be somebody else's.
    [[nodiscard]] bool isWrittenNow(const model::Provider &provider) const;
    /// Where the provider of a form is asked; refused as in saving, but for its name.
    [[nodiscard]] base::Result<llm::http::Endpoint> endpointOf(const model::Provider &provider,
                                                               const ports::KeyInput &key) const;

private:
    [[nodiscard]] std::optional<base::Error> flawInSending(const model::Provider &provider,
                                                           const ports::KeyInput &key) const;

    const llm::provider::ProviderBook &m_book;
    const ProviderKeys &m_keys;
};

} // namespace studio::services
