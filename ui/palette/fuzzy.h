// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace studio::ui {

/// A text as it is compared: case, width and the two kanas make no difference.
[[nodiscard]] QString foldedForMatch(const QString &text);

/// How well \p typed names \p text, both folded; higher is better, none: not at all. Every word that was
/// typed must be there, as it stands or with letters left out; whole beginnings count most.
[[nodiscard]] std::optional<int> fuzzyScore(const QString &typed, const QString &text);

} // namespace studio::ui
