// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/shots/checks/drawn_text.h"

#include <QImage>
#include <QSet>

// What a picture of a window must not show. The window is looked at as it is on screen, laid out to its end.
namespace studio::tests {

/// One flaw, in words for whoever mends it.
struct Finding
{
    QString check;  ///< clipped, elided, untranslated, covered, outside, overlap, contrast
    QString widget; ///< the nearest object names: floorPanel/floorHeadline
    QString text;   ///< that suffers, or the other widget
    QString reason;
    bool operator==(const Finding &) const = default;
};

/// Text that its widget or window cuts off. What scrolls may go on above and below.
[[nodiscard]] QList<Finding> clippedTexts(const QList<DrawnText> &texts);
/// Text that ends with … although nobody wrote it so: neither a property of its widget, nor a row of its
/// model, nor one of the texts in `written` has it.
[[nodiscard]] QList<Finding> elidedTexts(const QList<DrawnText> &texts, const QSet<QString> &written);
/// In the pseudo-locale: text with plain vowels that never went through tr(). What scenes wrote is in
/// `written`.
[[nodiscard]] QList<Finding> untranslatedTexts(const QList<DrawnText> &texts, const QSet<QString> &written);
/// Two texts in one place.
[[nodiscard]] QList<Finding> coveredTexts(const QList<DrawnText> &texts);
/// Visible widgets of one parent that lie over one another.
[[nodiscard]] QList<Finding> overlaps(const QWidget &window);
/// Visible widgets that stick out of their parent, where nothing scrolls.
[[nodiscard]] QList<Finding> outsiders(const QWidget &window);
/// Text that reads with a contrast under 4.5 on what the picture shows around it (WCAG 2 AA). Text of
/// disabled widgets is left out, as WCAG does.
[[nodiscard]] QList<Finding> paleTexts(const QList<DrawnText> &texts, const QImage &picture);

/// The nearest object names from outside in, as findings and allowed.tsv write them.
[[nodiscard]] QString placeOf(const QWidget *widget);
/// Whether the widget is, or lies in, the viewport of something that scrolls.
[[nodiscard]] const QWidget *viewportAround(const QWidget *widget);

} // namespace studio::tests
