// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/shelf_book.h"
#include "core/wire/json.h"

namespace studio::wire {

[[nodiscard]] Json shelfBookToJson(const model::ShelfBook &book);
/// Entries that cannot be read are left out.
[[nodiscard]] base::Result<model::ShelfBook> shelfBookFromJson(const Json &json);

} // namespace studio::wire
