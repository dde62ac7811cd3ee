// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/shots/checks/drawn_text.h"

#include <QImage>
#include <QSet>

// Flaws that a picture of a window must not have. The window is checked as it is on screen, with its final
// layout.
namespace studio::tests {

/// One flaw, in words for the person who fixes it.
struct Finding
{
    QString check;  ///< clipped, elided, untranslated, covered, outside, overlap, contrast
    QString widget; ///< the nearest object names: floorPanel/floorHeadline
    QString text;   ///< the affected text, or the other widget
    QString reason;
    bool operator==(const Finding &) const = default;
};

/// Text that its widget or window cuts off. Scrolling text may continue above and below.
[[nodiscard]] QList<Finding> clippedTexts(const QList<DrawnText> &texts);
/// Text that ends with … although nobody wrote it that way: neither a property of its widget, nor a row of
/// its model, nor a text in `written` has it.
[[nodiscard]] QList<Finding> elidedTexts(const QList<DrawnText> &texts, const QSet<QString> &written);
/// In the pseudo-locale: text with plain vowels that never went through tr(). Texts from scenes are in
/// `written`.
[[nodiscard]] QList<Finding> untranslatedTexts(const QList<DrawnText> &texts, const QSet<QString> &written);
/// Two texts in one place.
[[nodiscard]] QList<Finding> coveredTexts(const QList<DrawnText> &texts);
/// Visible widgets of one parent that overlap.
[[nodiscard]] QList<Finding> overlaps(const QWidget &window);
/// Visible widgets that extend beyond a parent that does not scroll.
[[nodiscard]] QList<Finding> outsiders(const QWidget &window);
/// Text with a contrast under 4.5 to the ground around it in the picture (WCAG 2 AA). Text of disabled
/// widgets is left out, as in WCAG.
[[nodiscard]] QList<Finding> paleTexts(const QList<DrawnText> &texts, const QImage &picture);

/// The nearest object names from outside in, as in findings and allowed.tsv.
[[nodiscard]] QString placeOf(const QWidget *widget);
/// Whether the widget is the viewport of a scroll area, or inside one.
[[nodiscard]] const QWidget *viewportAround(const QWidget *widget);

} // namespace studio::tests
