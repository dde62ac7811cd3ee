// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

// What a key is given for: the scheme, host and port of an address (RFC 6454). Pure.
namespace studio::llm::http {

/// "https://api.openai.com:443": the port is always there, the host is in ASCII and small letters.
[[nodiscard]] QString originOf(const QUrl &address);

/// An origin for people: "https://api.openai.com", with the port where it is not the usual one.
[[nodiscard]] QString originText(const QString &origin);

} // namespace studio::llm::http
