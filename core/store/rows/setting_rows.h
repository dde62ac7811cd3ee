// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

#include <QString>

// The table of settings: one text for a key. Each subject keeps its own keys. For the store's own threads.
namespace studio::store {

/// Empty: there is no such setting. Fails if the file is so old that it has no such table.
[[nodiscard]] base::Result<QString> readSetting(Connection &connection, const QString &key);
[[nodiscard]] base::Result<void> replaceSetting(Connection &connection, const QString &key,
                                                const QString &value);
/// False unless it has been set.
[[nodiscard]] base::Result<bool> readFlag(Connection &connection, const QString &key);
[[nodiscard]] base::Result<void> replaceFlag(Connection &connection, const QString &key, bool value);

} // namespace studio::store
