// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/wire/json.h"

namespace studio::wire {

[[nodiscard]] Json loreToJson(const QList<model::LoreBook> &books);
/// Books and entries that cannot be read are left out.
[[nodiscard]] QList<model::LoreBook> readLore(const Json &array);

} // namespace studio::wire
