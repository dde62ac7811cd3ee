// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

// A main window that can be hidden without being closed, because an icon in the tray leads back to it. To the
// rest of the program its user is still there.
namespace studio::ui {

/// Shows the window, also if it is minimised or hidden, and asks the desktop for the keyboard focus. Most
/// desktops give it only to the program that the user has just used; \p token proves that, where the desktop
/// or another program gave one.
void bringToFront(QWidget &window, const QString &token = {});

/// Says whether closing only hides the window. Call it before the window closes: desks ask isInTray() then.
void stayInTray(QWidget &window, bool stays);
/// Whether the window stays in the tray: it is hidden there, or about to be. bringToFront() ends that.
[[nodiscard]] bool isInTray(const QWidget &window);

/// Closes the window for good, also where closing it would hide it in the tray.
void endWindow(QWidget &window);
[[nodiscard]] bool isEnding(const QWidget &window);

} // namespace studio::ui
