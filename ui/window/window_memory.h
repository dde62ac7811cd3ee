// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

namespace studio::ui {

/// What the window remembers by itself across restarts. What users set is in ui/settings.
struct WindowMemory
{
    QByteArray geometry;
    QByteArray docks;
    base::RoomId room;                  ///< the one on screen
    int insightTab = 0;                 ///< of the right dock
    QString camera;                     ///< the last chosen camera, as camera_words.h writes it
    QStringList recentCommands;         ///< newest first
    QByteArray stageWindow{};           ///< its geometry
    QHash<base::RoomId, qint64> seen{}; ///< how many messages of each room were on screen

    bool operator==(const WindowMemory &) const = default;
};

/// Reads and writes an ini file; missing or invalid values become the default.
[[nodiscard]] WindowMemory readWindowMemory(const QString &iniFile);
void writeWindowMemory(const QString &iniFile, const WindowMemory &memory);

} // namespace studio::ui
