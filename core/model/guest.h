// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/participants.h"

#include <QString>

#include <optional>

namespace studio::model {

/// A participant from another program: an agent that came by MCP, or a companion of another network. Inside
/// the studio a guest is known by the id, `guest:…`, whatever name they use; on the wire by the name they
/// gave, which may equal that of a companion here. Their words are as untrusted as a model's.
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
    bool seated = true; ///< belongs on the floor; else an outsider. The place in the roster follows from this
    bool removed = false;           ///< by the user: messages are refused until the guest is let in again
    std::optional<int> perMinute{}; ///< messages allowed per minute; none: the studio's own limit

    bool operator==(const Guest &) const = default;
};

/// Messages of one guest per minute, unless the user has set another number.
inline constexpr int kGuestMessagesPerMinute = 120;
inline constexpr qsizetype kLongestWireName = 64; ///< UTF-16 units
inline constexpr qsizetype kMostGuests = 256;     ///< per room, including those who left

/// The id for a participant with that wire name: guest:NAME; a name that already has this form stays
/// unchanged.
[[nodiscard]] inline base::ParticipantId guestIdOf(const QString &wireName)
{
    return base::ParticipantId(wireName.startsWith(kGuestPrefix) ? wireName : kGuestPrefix + wireName);
}

} // namespace studio::model
