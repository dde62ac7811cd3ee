// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/model_texts.h"

// Converts a sum of money to the text of a form's input, and back. Nano-dollars.
namespace studio::ui {

/// "2", "$2.50" and "2.50 $" are dollars, "50 ¢" is half a dollar. Negative sums and sums beyond 64 bits are
/// not readable.
[[nodiscard]] WrittenNumber<qint64> moneyIn(const QString &text);
/// In dollars, without a sign: "2.5".
[[nodiscard]] QString moneyInput(const std::optional<qint64> &nanoDollars);

} // namespace studio::ui
