// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/persona.h"

#include <QString>

namespace studio::ports {
class RecordPort;
}
namespace studio::ui {
class MainWindow;
}

namespace studio::app {

/// Asks in a dialog where to, then writes the room there; the window tells how it went.
void offerExport(ui::MainWindow &window, ports::RecordPort &records, const base::RoomId &room,
                 const QString &name, model::Language language);

/// A name that every file system takes, from the name of a room.
[[nodiscard]] QString fileNameFor(const QString &roomName);

} // namespace studio::app
