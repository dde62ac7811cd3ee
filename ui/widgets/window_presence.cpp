// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window_presence.h"

#include <QVariant>
#include <QWidget>

namespace studio::ui {

namespace {

// Kept on the window itself, for its desks, which know only that it is a widget.
const char *const kInTray = "studioIsInTray";
const char *const kEnding = "studioIsEnding";

} // namespace

void stayInTray(QWidget &window, bool stays) { window.setProperty(kInTray, stays); }

bool isInTray(const QWidget &window) { return window.property(kInTray).toBool(); }

void endWindow(QWidget &window)
{
    window.setProperty(kInTray, false);
    window.setProperty(kEnding, true);
    window.close();
    window.setProperty(kEnding, false);
}

bool isEnding(const QWidget &window) { return window.property(kEnding).toBool(); }

void bringToFront(QWidget &window, const QString &token)
{
    if (!token.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8()); // Qt's Wayland platform takes it from there
    window.setProperty(kInTray, false);
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace studio::ui
