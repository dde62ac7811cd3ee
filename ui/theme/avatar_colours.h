// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>

// The colours that companions are made of. A face looks the same in every theme, so that a companion is
// known by it everywhere; these are offered in the form and drawn from when nothing was chosen.
namespace studio::ui {

[[nodiscard]] const QList<QColor> &skinColours();
[[nodiscard]] const QList<QColor> &hairColours();
[[nodiscard]] const QList<QColor> &eyeColours();
[[nodiscard]] const QList<QColor> &clothesColours();
/// For names, bars and grounds. Each can be made readable in light and dark without losing its hue.
[[nodiscard]] const QList<QColor> &companionColours();

/// Paper, and what is drawn on it, in a drawn face: eye whites, coats, dark lines, the inside of a mouth.
struct DrawingColours
{
    QColor white;
    QColor ink;
    QColor mouth;
    QColor tongue;
    QColor blush;
};
[[nodiscard]] const DrawingColours &drawingColours();

/// \p share 0: \p from, 1: \p to.
[[nodiscard]] QColor mixed(const QColor &from, const QColor &to, double share);

} // namespace studio::ui
