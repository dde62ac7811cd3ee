// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QFont>
#include <QRect>
#include <QString>

class QPainter;

namespace studio::ui {

/// The shape that the quiet lists share: a title with something at its end, below it running text.
struct TwoLineRow
{
    QString title;
    QString end;  ///< at the right of the title: a time
    QString text; ///< as many lines as there is room for, the last one elided
    QColor titleColour;
    QColor endColour;
    QColor textColour;
};

/// Of who a row is about, beside its lines.
constexpr int kRowFace = 28;

void paintTwoLineRow(QPainter &painter, const QRect &room, const TwoLineRow &row, const QFont &font);
/// With so many lines of text below the title.
[[nodiscard]] int twoLineRowHeight(const QFont &font, int lines, const Metrics &metrics);

} // namespace studio::ui
