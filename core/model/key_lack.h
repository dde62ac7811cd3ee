// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::model {

/// Why a provider that needs a key has none to send.
struct KeyLack
{
    enum class Why {
        None,        ///< it has one, or needs none
        Missing,     ///< there is none
        OtherOrigin, ///< the keychain's was given for `origin`, and the provider's address is elsewhere
        NoOrigin,    ///< an earlier version kept it and did not note what address it was given for
        NotAgreed,   ///< nobody has said that the variable may be sent to the provider's address
    };
    Why why = Why::None;
    QString origin{}; ///< as originText() writes it
    bool operator==(const KeyLack &) const = default;

    /// There is a key, and it is sent once the user agrees.
    [[nodiscard]] bool waitsForConsent() const { return why != Why::None && why != Why::Missing; }
};

} // namespace studio::model
