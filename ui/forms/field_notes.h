// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// The notes at the end of a field's line: the length, if it matters, and the approximate cost.
namespace studio::ui {

/// "≈ 120 tokens"; empty for zero.
[[nodiscard]] QString tokensNote(qint64 tokens);

/// The same for a text, with its length once it comes near the limit: "3,500 of 4,000 · ≈ 900 tokens".
[[nodiscard]] QString textNote(const QString &text, qsizetype longest);

} // namespace studio::ui
