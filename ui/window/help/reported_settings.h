// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/window_memory.h"

#include <QMap>
#include <QString>

namespace studio::ui {

/// What a report says of the window's memory: how the window looks. Rooms, commands, devices and places of
/// windows are left out.
[[nodiscard]] QMap<QString, QString> reportedSettings(const WindowMemory &memory);

} // namespace studio::ui
