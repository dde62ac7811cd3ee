// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QByteArray>
#include <QString>

namespace studio::ui {

enum class ThemeChoice { Light, Dark, System };

/// What the window remembers from one start to the next.
struct WindowMemory
{
    QByteArray geometry;
    QByteArray docks;
    base::RoomId room; ///< the one on screen
    ThemeChoice theme = ThemeChoice::System;
    double zoom = 1.0;
    QString language; ///< a code, or empty: the desktop's

    bool operator==(const WindowMemory &) const = default;
};

/// Reads and writes an ini file; what is missing or senseless there becomes the default.
[[nodiscard]] WindowMemory readWindowMemory(const QString &iniFile);
void writeWindowMemory(const QString &iniFile, const WindowMemory &memory);

} // namespace studio::ui
