// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::ui {

class RoomDialogs;
struct WindowParts;

// Connects the parts of the window, with one function for each part. Nothing here decides anything.

void wireFloor(const WindowParts &parts);
void wireTemplates(const WindowParts &parts, RoomDialogs &dialogs);
void wireRooms(const WindowParts &parts, RoomDialogs &dialogs);
void wireTroubles(const WindowParts &parts);
void wireView(const WindowParts &parts);

} // namespace studio::ui
