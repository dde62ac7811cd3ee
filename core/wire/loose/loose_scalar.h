// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QStringView>

#include <optional>

namespace studio::wire {

/// A number written in plain or full-width digits, also as "+8", ".8" or "8."; none for anything else.
[[nodiscard]] std::optional<double> looseNumber(QStringView written);

/// What stands for a value without quotes: True, None, 8 and the like; any other words are a text.
[[nodiscard]] Json looseScalar(QStringView written);

/// Whether such a value can be relied on if nothing comes after it: "7" can, "1" may have become 10.
[[nodiscard]] bool isSureAtTheEnd(QStringView written);

} // namespace studio::wire
