// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QRectF>
#include <QString>

class QWidget;

namespace studio::tests {

/// One run of text, as a widget gave it to its painter. Whoever paints text is caught: labels and buttons,
/// delegates of lists, and widgets that paint all of themselves.
struct DrawnText
{
    QString text;
    const QWidget *widget = nullptr; ///< who painted it
    QRectF ink;                      ///< around its glyphs, in the window
    QRectF clip;                     ///< what lies outside of this is cut off
    double baseline = 0;
    QColor colour; ///< with its transparency
};

/// All text of the window and the widgets in it, in the order of painting. The window is painted once more,
/// onto a device that has no pixels.
[[nodiscard]] QList<DrawnText> drawnTexts(QWidget &window);

} // namespace studio::tests
