// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

namespace studio::markdown {

constexpr qsizetype kLongestAddress = 2048; ///< UTF-16 units

/// Whether a link may lead there: http or https with a host, without blanks, control characters or the
/// backslashes that programs read differently.
[[nodiscard]] bool isWebAddress(QStringView address);

/// The length of the bare http or https address at the beginning of the text, without the full stop or
/// bracket that belongs to the sentence around it; 0: there is none. Ends at the first sign that is not
/// ASCII, because Japanese and Chinese go on without a blank.
[[nodiscard]] qsizetype bareAddressLength(QStringView text);

/// "(address "title")" behind the words of a link.
struct Destination
{
    qsizetype length = 0; ///< brackets and all
    qsizetype start = 0;  ///< of the address
    qsizetype end = 0;
};
/// Reads one at the beginning of the text, which is '('.
[[nodiscard]] std::optional<Destination> readDestination(QStringView text);

} // namespace studio::markdown
