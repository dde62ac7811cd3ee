// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/house.h"
#include "core/base/result.h"
#include "core/model/shelf_book.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

// The books of the shelf, for commands.
namespace studio::app {

/// Calls `then` with all books of the shelf, by name, or `failed`. Calls neither once the context is gone.
void withShelf(House &house, QObject *context, std::function<void(const QList<model::ShelfBook> &)> then,
               std::function<void(const base::Error &)> failed);

/// The book with that id or name. NotFound if there is none, Conflict if several books have the name.
[[nodiscard]] base::Result<model::ShelfBook> findBook(const QList<model::ShelfBook> &shelf,
                                                      const QString &wanted);

} // namespace studio::app
