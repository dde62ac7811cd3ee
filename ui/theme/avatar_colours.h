// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>

// The colours of companions. A face looks the same in every theme, so that users recognise a companion
// everywhere. The form offers these colours, and one of them is drawn at random if the user chose none.
namespace studio::ui {

[[nodiscard]] const QList<QColor> &skinColours();
[[nodiscard]] const QList<QColor> &hairColours();
[[nodiscard]] const QList<QColor> &eyeColours();
[[nodiscard]] const QList<QColor> &clothesColours();
/// For names, bars and backgrounds. Each can be made readable in light and dark themes without losing its
/// hue.
[[nodiscard]] const QList<QColor> &companionColours();

/// Colours inside a drawn face: paper, eye whites, coats, dark lines, the inside of a mouth.
struct DrawingColours
{
    QColor white;
    QColor ink;
    QColor mouth;
    QColor tongue;
    QColor blush;
};
[[nodiscard]] const DrawingColours &drawingColours();

/// A \p share of 0 is \p from, 1 is \p to.
[[nodiscard]] QColor mixed(const QColor &from, const QColor &to, double share);

} // namespace studio::ui
