// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/shelf_book.h"

#include <QList>

namespace studio::store {

class Connection;

// Lorebooks that belong to no companion, as rows.

[[nodiscard]] base::Result<QList<model::ShelfBook>> readShelf(Connection &connection);
[[nodiscard]] base::Result<void> replaceShelfBook(Connection &connection, const model::ShelfBook &book);
[[nodiscard]] base::Result<void> deleteShelfBook(Connection &connection, const base::LorebookId &id);
/// Reads one event of each room: the newest with its settings.
[[nodiscard]] base::Result<QList<model::ShelfUse>> readShelfUses(Connection &connection);

} // namespace studio::store
