// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

// The origin to which a key belongs: scheme, host and port of an address (RFC 6454). Pure.
namespace studio::llm::http {

/// "https://api.openai.com:443": always with the port; the host in ASCII and lower case.
[[nodiscard]] QString originOf(const QUrl &address);

/// An origin for people: "https://api.openai.com", with the port only if it is not the default.
[[nodiscard]] QString originText(const QString &origin);

} // namespace studio::llm::http
