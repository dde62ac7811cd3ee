// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace studio::ui {

/// Shows the window, also if it is minimised or hidden, and asks the desktop for the keyboard focus. Most
/// desktops give it only to the program that the user has just used; \p token proves that, where the desktop
/// or another program gave one.
void bringToFront(QWidget &window, const QString &token = {});

} // namespace studio::ui
