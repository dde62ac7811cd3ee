// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/library/library_query.h"
#include "ui/stage/stage_ground.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

namespace studio::ui {

enum class ThemeChoice { Light, Dark, System, HighContrast };
enum class MotionChoice { System, Reduced, Full };
/// Which parts of the window are prominent: all of them, the stage, or the decisions and their reasons.
enum class LayoutChoice { Author, Live, Log };

/// The window with the stage alone.
struct StageWindowLook
{
    StageGround ground = StageGround::Scene;
    bool captions = true;
    QByteArray geometry{};
    bool operator==(const StageWindowLook &) const = default;
};

/// What the window remembers across restarts.
struct WindowMemory
{
    QByteArray geometry;
    QByteArray docks;
    base::RoomId room; ///< the one on screen
    LayoutChoice layout = LayoutChoice::Author;
    int insightTab = 0; ///< of the right dock
    ThemeChoice theme = ThemeChoice::System;
    MotionChoice motion = MotionChoice::System;
    double zoom = 1.0;
    double stageZoom = 1.0;     ///< the size of figures on the stage
    QString language;           ///< a code, or empty: the desktop's
    QString camera;             ///< the last chosen camera, as camera_words.h writes it
    LibraryLook library;        ///< of the library of companions
    QStringList recentCommands; ///< newest first
    StageWindowLook stageWindow{};
    QHash<base::RoomId, qint64> seen{}; ///< how many messages of each room were on screen

    bool operator==(const WindowMemory &) const = default;
};

/// Reads and writes an ini file; missing or invalid values become the default.
[[nodiscard]] WindowMemory readWindowMemory(const QString &iniFile);
void writeWindowMemory(const QString &iniFile, const WindowMemory &memory);

} // namespace studio::ui
