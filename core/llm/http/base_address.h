// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/provider.h"

#include <QList>
#include <QUrl>

// Addresses as people paste them: with a whole path, without /v1, with /v1 twice. Pure.
namespace studio::llm::http {

/// Where a provider of this kind may be meant, the likeliest first; never the address itself. All are of its
/// own origin.
[[nodiscard]] QList<QUrl> otherBaseUrls(model::ProviderKind kind, const QUrl &address);

/// The same address without encryption, for a server of this machine that has none; invalid: it is elsewhere,
/// or was not encrypted anyway.
[[nodiscard]] QUrl plainOnThisMachine(const QUrl &address);

} // namespace studio::llm::http
