// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace studio::ui {

/// Of a name in a row, beside which the other texts are quiet.
[[nodiscard]] inline QFont bolder(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/// Of the quiet texts beside and below a name.
[[nodiscard]] inline QFont smaller(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

} // namespace studio::ui
