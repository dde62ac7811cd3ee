// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/regions.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace studio::ui {

void focusNextRegion(const QList<Region> &regions)
{
    const QWidget *focused = QApplication::focusWidget();
    const auto current = std::find_if(regions.begin(), regions.end(), [focused](const Region &region) {
        return focused && (region.widget == focused || region.widget->isAncestorOf(focused));
    });
    const qsizetype start = current == regions.end() ? -1 : current - regions.begin();
    for (qsizetype step = 1; step <= regions.size(); ++step) {
        const Region &next = regions[(start + step) % regions.size()];
        if (next.widget->isVisible() && next.widget->isEnabled()) {
            next.takeFocus();
            return;
        }
    }
}

} // namespace studio::ui
