// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/participants.h"

#include <QString>

#include <optional>

namespace studio::model {

/// Somebody of another program who takes part in a room: an agent that came by MCP, a companion of another
/// network. In the house it is known by its id, `guest:…`, whatever it calls itself; on its wire by the name
/// that it gave, which may be that of a companion who lives here. Its words are as untrusted as a model's.
struct Guest
{
    enum class Door {
        Mcp,      ///< our MCP server
        Firehose, ///< our firehose
        Network,  ///< another network's firehose, where we are the client
    };

    base::ParticipantId id; ///< guest:WIRENAME
    QString wireName;       ///< companion_aya; never user or user_…
    QString name;           ///< as shown; never empty
    QString colour;         ///< "#rrggbb"
    Door door = Door::Mcp;
    bool seated =
        true; ///< is to be on the floor; else an outsider. Its place in the roster follows from this
    bool removed = false; ///< the user showed it out: what it sends is refused until it is let in again
    std::optional<int> perMinute{}; ///< messages that it may send in a minute; none: the studio's own bound

    bool operator==(const Guest &) const = default;
};

/// Messages of one guest in a minute, where the user has set no other number.
inline constexpr int kGuestMessagesPerMinute = 120;
inline constexpr qsizetype kLongestWireName = 64; ///< UTF-16 units
inline constexpr qsizetype kMostGuests = 256;     ///< of one room, those who left included

/// The id under which somebody who is called that on a wire is kept: guest:NAME; a name that has that form
/// already stays as it is.
[[nodiscard]] inline base::ParticipantId guestIdOf(const QString &wireName)
{
    return base::ParticipantId(wireName.startsWith(kGuestPrefix) ? wireName : kGuestPrefix + wireName);
}

} // namespace studio::model
