// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/screens.h"

#include <QGuiApplication>
#include <QPixmap>
#include <QScreen>

namespace studio::ui {

QList<Screens::Screen> DesktopScreens::list() const
{
    QList<Screen> screens;
    for (const QScreen *screen : QGuiApplication::screens())
        screens.append({screen->name(), screen->size() * screen->devicePixelRatio()});
    return screens;
}

QImage DesktopScreens::picture(int number) const
{
    const QList<QScreen *> screens = QGuiApplication::screens();
    if (number < 0 || number >= screens.size())
        return {};
    return screens.at(number)->grabWindow(0).toImage();
}

} // namespace studio::ui
