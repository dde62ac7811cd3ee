// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/regions.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace studio::ui {

namespace {

enum class Way { Forward, Backward };

void focusAnother(const QList<Region> &regions, Way way)
{
    const QWidget *focused = QApplication::focusWidget();
    const auto current = std::find_if(regions.begin(), regions.end(), [focused](const Region &region) {
        return focused && (region.widget == focused || region.widget->isAncestorOf(focused));
    });
    const qsizetype count = regions.size();
    const qsizetype before = way == Way::Forward ? -1 : count;
    const qsizetype start = current == regions.end() ? before : current - regions.begin();
    for (qsizetype step = 1; step <= count; ++step) {
        const qsizetype at = way == Way::Forward ? start + step : start - step + count;
        const Region &next = regions[at % count];
        if (next.widget->isVisible() && next.widget->isEnabled()) {
            next.widget->window()->setAttribute(Qt::WA_KeyboardFocusChange); // else the ring shows after Tab
            next.takeFocus();
            return;
        }
    }
}

} // namespace

void focusNextRegion(const QList<Region> &regions) { focusAnother(regions, Way::Forward); }

void focusPreviousRegion(const QList<Region> &regions) { focusAnother(regions, Way::Backward); }

} // namespace studio::ui
