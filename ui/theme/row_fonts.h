// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace studio::ui {

/// The font of a name in a row; the other texts of the row are quieter.
[[nodiscard]] inline QFont bolder(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/// The font of the quiet texts beside and below a name.
[[nodiscard]] inline QFont smaller(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

} // namespace studio::ui
