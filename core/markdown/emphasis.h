// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"

#include <QStringView>

#include <vector>

namespace studio::markdown {

/// A run of '*', '_' or '~' that may begin or end emphasis.
struct Delimiter
{
    QChar sign;
    int at = 0;
    int count = 0; ///< signs not used yet
    int written = 0;
    bool opens = false;
    bool closes = false;
};

/// Emphasis that was found: these signs vanish, and what is between them gets the style.
struct Emphasized
{
    int openAt = 0;
    int closeAt = 0;
    int signs = 0; ///< on either side
    Style style = Style::Emphasis;
};

/// The run of equal signs at that place; opens and closes nothing when the signs mean nothing there. As
/// CommonMark has it, but that Japanese and Chinese, which know no blanks, count as a boundary of a word.
[[nodiscard]] Delimiter delimiterAt(QStringView text, int at);

/// Pairs delimiters from `first` on, the innermost first, and drops them all. Takes time in proportion to
/// their number, however they are mixed.
void pairDelimiters(std::vector<Delimiter> &delimiters, size_t first, std::vector<Emphasized> &found);

} // namespace studio::markdown
