// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Names that are also words. Pure.
namespace studio::addressing {

/// "may", "will", "hope", 光, さくら: a folded name that stands in texts more often as a word.
[[nodiscard]] bool isAlsoAWord(const QString &foldedName);

} // namespace studio::addressing
