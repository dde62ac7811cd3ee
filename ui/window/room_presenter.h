// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/loading_count.h"
#include "ui/window/window_parts.h"

#include <QObject>

namespace studio::ui {

/// Shows the room on screen in all panels: its members, the state of the floor, suggestions for a first
/// message. It follows the session and changes nothing.
class RoomPresenter : public QObject
{
    Q_OBJECT

public:
    explicit RoomPresenter(const WindowParts &parts, QObject *parent = nullptr);

    void showAll(); ///< shows everything anew, such as in another language
    void showRoom();
    void showNoRoom();

private:
    void showFaces();
    void showFloor();
    void showWaiting();
    void showLoading();
    void showSuggestions();

    WindowParts m_parts;
    LoadingCount m_loading;
};

} // namespace studio::ui
