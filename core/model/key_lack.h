// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::model {

/// Why there is no key to send to a provider that needs one.
struct KeyLack
{
    enum class Why {
        None,        ///< there is a key, or none is needed
        Missing,     ///< there is no key
        OtherOrigin, ///< the keychain's key was given for `origin`, not for the provider's address
        NoOrigin,    ///< an earlier version stored the key without the address it was given for
        NotAgreed,   ///< the user has not agreed to send the variable to the provider's address
    };
    Why why = Why::None;
    QString origin{}; ///< as originText() writes it
    bool operator==(const KeyLack &) const = default;

    /// Whether there is a key that will be sent once the user agrees.
    [[nodiscard]] bool waitsForConsent() const { return why != Why::None && why != Why::Missing; }
};

} // namespace studio::model
