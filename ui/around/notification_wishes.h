// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTime>

namespace studio::ui {

struct TrayWish
{
    bool showTray = false;
    bool staysInTray = false; ///< closing the window hides it, and the rooms go on; needs the icon

    bool operator==(const TrayWish &) const = default;
};

/// What the user wants to be told around the window, and when. A value.
struct NotificationWishes
{
    bool requests = true; ///< a companion waits for the user's yes or answer
    bool turns = false;   ///< a companion has spoken
    bool budgets = true;  ///< a room has spent its money
    /// The words of companions too. Otherwise a notification says only who does what: others may see the
    /// screen, and some desktops keep notifications.
    bool showsWords = false;
    bool quietHours = false;
    QTime quietFrom{22, 0}; ///< local time; from is quiet …
    QTime quietTo{8, 0};    ///< … and to is not. The time may go over midnight
    TrayWish tray{};

    bool operator==(const NotificationWishes &) const = default;
};

/// Whether no notification may come at that local time. The same time twice means the whole day; an invalid
/// time means never.
[[nodiscard]] bool isQuiet(const NotificationWishes &wishes, QTime now);

} // namespace studio::ui
