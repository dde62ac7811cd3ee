// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/provider.h"

#include <QList>
#include <QUrl>

// Corrects addresses as people paste them: with a complete path, without /v1, with /v1 twice. Pure.
namespace studio::llm::http {

/// Other addresses that the user may have meant for this kind of provider, most likely first; never the
/// address itself. All have its origin.
[[nodiscard]] QList<QUrl> otherBaseUrls(model::ProviderKind kind, const QUrl &address);

/// The same address without encryption, for a server on this machine that has none; invalid: the server is
/// elsewhere, or the address was not encrypted.
[[nodiscard]] QUrl plainOnThisMachine(const QUrl &address);

} // namespace studio::llm::http
