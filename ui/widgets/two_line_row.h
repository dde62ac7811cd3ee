// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QFont>
#include <QRect>
#include <QString>

class QPainter;

namespace studio::ui {

/// The common shape of the quiet lists: a title with something at its end, and running text below it.
struct TwoLineRow
{
    QString title;
    QString end;  ///< at the right end of the title line: a time
    QString text; ///< as many lines as fit, the last one elided
    QColor titleColour;
    QColor endColour;
    QColor textColour;
};

/// The size of the face beside the lines of a row.
constexpr int kRowFace = 28;

void paintTwoLineRow(QPainter &painter, const QRect &room, const TwoLineRow &row, const QFont &font);
/// The height of a row with so many lines of text below the title.
[[nodiscard]] int twoLineRowHeight(const QFont &font, int lines, const Metrics &metrics);

} // namespace studio::ui
