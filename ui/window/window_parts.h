// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace studio::ui {

class Avatars;
class CompanionListModel;
class CompanionsPanel;
class DeskHost;
class FloorPanel;
class ModelLine;
class QuietNotice;
class RoomDesk;
class RoomPage;
class RoomSession;
class RoomsPanel;
class TopBar;
class TroubleBanner;
class WindowActions;
class WindowDocks;
class WindowLook;

/// The parts of the window, for the code that connects them. An object that keeps a reference lives no longer
/// than the window. A new panel gets a line here and a wiring of its own.
struct WindowParts
{
    QWidget &window; ///< the parent of dialogs that desks open
    DeskHost &host;
    RoomSession &session;
    RoomDesk &desk;
    CompanionListModel &companions;
    Avatars &avatars;
    WindowLook &look;
    WindowActions &actions;
    WindowDocks &docks;
    TopBar &topBar;
    TroubleBanner &banner;
    QuietNotice &notice;
    RoomPage &page;
    RoomsPanel &roomsPanel;
    CompanionsPanel &companionsPanel;
    FloorPanel &floorPanel;
    ModelLine &modelLine;
    bool readOnly = false;
};

} // namespace studio::ui
