// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

namespace studio::ui {

/// The screens of this computer and their contents (a port). GUI thread only.
class Screens
{
public:
    struct Screen
    {
        QString name; ///< the system's name for it
        QSize size;   ///< pixels
        bool operator==(const Screen &) const = default;
    };

    virtual ~Screens() = default;
    [[nodiscard]] virtual QList<Screen> list() const = 0; ///< the main one first
    /// The current content; null if the desktop does not let programs capture it.
    [[nodiscard]] virtual QImage picture(int number) const = 0;
};

/// The desktop's screens.
class DesktopScreens : public Screens
{
public:
    [[nodiscard]] QList<Screen> list() const override;
    [[nodiscard]] QImage picture(int number) const override;
};

} // namespace studio::ui
