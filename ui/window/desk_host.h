// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/panels/trouble.h"
#include "ui/window/regions.h"

#include <QList>

class QString;

namespace studio::ui {

/// What desks may ask of their window. The window implements it; to desks and wiring the window is otherwise
/// just a widget.
class DeskHost
{
public:
    DeskHost(const DeskHost &) = delete;
    DeskHost &operator=(const DeskHost &) = delete;

    virtual void openRoom(const base::RoomId &room) = 0;
    /// If no room is on screen, opens the room that was open last, else the newest.
    virtual void openSomeRoom() = 0;
    /// Shows the trouble at the top of the window until the user dismisses it.
    virtual void tell(const Trouble &trouble) = 0;
    /// Shows the sentence in the status bar for a few seconds.
    virtual void mention(const QString &sentence) = 0;
    /// Shows a page of the right dock and moves the keyboard focus there.
    virtual void showInsight(int page) = 0;
    /// Puts every panel back to its place in the current layout.
    virtual void resetLayout() = 0;
    /// The regions that F6 steps through, in this order.
    [[nodiscard]] virtual QList<Region> regions() = 0;

protected:
    DeskHost() = default;
    ~DeskHost() = default;
};

} // namespace studio::ui
