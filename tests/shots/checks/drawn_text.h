// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QRectF>
#include <QString>

class QWidget;

namespace studio::tests {

/// One run of text, as a widget passed it to its painter. All painted text is caught: labels and buttons,
/// delegates of lists, and widgets that paint themselves.
struct DrawnText
{
    QString text;
    const QWidget *widget = nullptr; ///< the widget that painted it
    QRectF ink;                      ///< around its glyphs, in window coordinates
    QRectF clip;                     ///< text outside of this is cut off
    double baseline = 0;
    QColor colour; ///< including its transparency
};

/// All texts of the window and the widgets in it, in painting order. The window is painted once more, onto a
/// device without pixels.
[[nodiscard]] QList<DrawnText> drawnTexts(QWidget &window);

} // namespace studio::tests
