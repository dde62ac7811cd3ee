// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <functional>

class QWidget;

namespace studio::ui {

/// A part of the window that the keyboard can go to as a whole.
struct Region
{
    QWidget *widget = nullptr;
    std::function<void()> takeFocus;
};

/// From the region that has the focus to the next one that is there, and around again.
void focusNextRegion(const QList<Region> &regions);
void focusPreviousRegion(const QList<Region> &regions);

} // namespace studio::ui
