// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/panels/trouble.h"
#include "ui/window/regions.h"

#include <QList>

class QString;

namespace studio::ui {

/// What desks may ask of the window that they belong to. The window implements it; desks and wiring know
/// nothing else of it but that it is a widget.
class DeskHost
{
public:
    DeskHost(const DeskHost &) = delete;
    DeskHost &operator=(const DeskHost &) = delete;

    virtual void openRoom(const base::RoomId &room) = 0;
    /// With no room on screen: the room that was open last, else the newest.
    virtual void openSomeRoom() = 0;
    /// At the top of the window, until the user dismisses it.
    virtual void tell(const Trouble &trouble) = 0;
    /// In the status bar, for a few seconds.
    virtual void mention(const QString &sentence) = 0;
    /// Shows a page of the right dock and gives it the keys.
    virtual void showInsight(int page) = 0;
    /// Everything to its place in the layout that is chosen.
    virtual void resetLayout() = 0;
    /// Where F6 goes, in this order.
    [[nodiscard]] virtual QList<Region> regions() = 0;

protected:
    DeskHost() = default;
    ~DeskHost() = default;
};

} // namespace studio::ui
