// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/house.h"
#include "app/options/command.h"
#include "core/base/error.h"
#include "core/model/shelf_book.h"

#include <functional>

// Commands about the lorebooks that belong to no companion.
namespace studio::app {

[[nodiscard]] Exit runShelfList(const CommonOptions &common, const ShelfList &wanted);
[[nodiscard]] Exit runShelfImport(const CommonOptions &common, const ShelfImport &wanted);
[[nodiscard]] Exit runShelfExport(const CommonOptions &common, const ShelfExport &wanted);
[[nodiscard]] Exit runShelfRemove(const CommonOptions &common, const ShelfRemove &wanted);

/// Calls `then` with all books of the shelf, by name, or `failed`. Calls neither once the context is gone.
void withShelf(House &house, QObject *context, std::function<void(const QList<model::ShelfBook> &)> then,
               std::function<void(const base::Error &)> failed);

/// The book with that id or name. NotFound if there is none, Conflict if several books have the name.
[[nodiscard]] base::Result<model::ShelfBook> findBook(const QList<model::ShelfBook> &shelf,
                                                      const QString &wanted);

} // namespace studio::app
