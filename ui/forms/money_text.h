// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/model_texts.h"

// Between a sum of money and what stands in the input of a form. Nano-dollars.
namespace studio::ui {

/// "2", "$2.50" and "2.50 $" are dollars, "50 ¢" is half a dollar. What is more than 64 bits hold, or less
/// than nothing, is not readable.
[[nodiscard]] WrittenNumber<qint64> moneyIn(const QString &text);
/// In dollars, without a sign: "2.5".
[[nodiscard]] QString moneyInput(const std::optional<qint64> &nanoDollars);

} // namespace studio::ui
