// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// What stands at the end of a field's line: how long it is, where that matters, and about what it costs.
namespace studio::ui {

/// "≈ 120 tokens"; empty for none.
[[nodiscard]] QString tokensNote(qint64 tokens);

/// The same for a text, and its length as soon as it comes near to the longest: "3,500 of 4,000 · ≈ 900
/// tokens".
[[nodiscard]] QString textNote(const QString &text, qsizetype longest);

} // namespace studio::ui
