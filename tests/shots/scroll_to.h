// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

namespace studio::tests {

/// Scrolls it to the upper edge of its area, once that is laid out.
inline void scrollTo(const QWidget &window, const QString &widget, const QString &area)
{
    auto *scrolled = window.findChild<QScrollArea *>(area);
    const auto *shown = window.findChild<QWidget *>(widget);
    if (!scrolled || !shown)
        qFatal("no %s to show", qPrintable(widget));
    const auto place = [&] { return shown->mapTo(scrolled->widget(), QPoint()).y(); };
    int before = -1;
    const bool isThere = QTest::qWaitFor([&] {
        const bool isSettled = place() == before && before > scrolled->viewport()->height();
        before = place();
        scrolled->verticalScrollBar()->setValue(before - 16);
        return isSettled && !shown->visibleRegion().isEmpty();
    });
    if (!isThere)
        qFatal("%s cannot be scrolled to", qPrintable(widget));
}

/// Scrolls it into its area, at any place: for a widget that may be visible already.
inline void bringIntoSight(const QWidget &window, const QString &widget, const QString &area)
{
    auto *scrolled = window.findChild<QScrollArea *>(area);
    auto *shown = window.findChild<QWidget *>(widget);
    if (!scrolled || !shown)
        qFatal("no %s to show", qPrintable(widget));
    const bool isThere = QTest::qWaitFor([&] {
        scrolled->ensureWidgetVisible(shown);
        return shown->visibleRegion().boundingRect().height() >=
               std::min(shown->height(), scrolled->viewport()->height()) - 1;
    });
    if (!isThere)
        qFatal("%s cannot be brought into sight", qPrintable(widget));
}

} // namespace studio::tests
