// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QString>

#include <algorithm>

namespace studio::ui {

/// A room in which something goes on.
struct TrayRoom
{
    base::RoomId id;
    QString name;
    bool isTalking = false; ///< a companion speaks or votes
    bool isWaiting = false; ///< a request waits for the user

    bool operator==(const TrayRoom &) const = default;
};

/// What the tray tells.
struct TrayNews
{
    QList<TrayRoom> rooms;
    QString cost;           ///< of all rooms today; empty: nothing
    bool isReading = false; ///< something is read aloud

    [[nodiscard]] bool isTalking() const
    {
        return std::any_of(rooms.cbegin(), rooms.cend(), [](const TrayRoom &room) { return room.isTalking; });
    }
    [[nodiscard]] bool isWaiting() const
    {
        return std::any_of(rooms.cbegin(), rooms.cend(), [](const TrayRoom &room) { return room.isWaiting; });
    }

    bool operator==(const TrayNews &) const = default;
};

} // namespace studio::ui
