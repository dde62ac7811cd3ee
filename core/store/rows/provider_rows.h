// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/provider_record.h"

// Providers as rows. For the store's own threads.
namespace studio::store {

[[nodiscard]] base::Result<ProviderRecord> readProviders(Connection &connection);
[[nodiscard]] base::Result<void> replaceProvider(Connection &connection, const model::Provider &provider);
[[nodiscard]] base::Result<void> deleteProvider(Connection &connection, const base::ProviderId &provider);
[[nodiscard]] base::Result<void> replaceFacts(Connection &connection, const model::ModelFacts &facts);
[[nodiscard]] base::Result<void> replaceStandard(Connection &connection, const model::ModelChoice &standard);
[[nodiscard]] base::Result<void> replaceVault(Connection &connection, const QString &vault);

} // namespace studio::store
