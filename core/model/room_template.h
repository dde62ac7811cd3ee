// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"

namespace studio::model {

using TemplateId = base::Id<struct TemplateTag>;

/// A template for new rooms: settings without guests and without messages. It belongs to no room, and may
/// name companions that no longer exist. It has the seed of a new room: each room draws its own.
struct RoomTemplate : RoomSettings
{
    TemplateId id{}; ///< empty: not stored yet

    bool operator==(const RoomTemplate &) const = default;
};

/// The part of a room that a template can store.
[[nodiscard]] RoomTemplate templateOf(const Room &room);
/// A room with these settings, without an id.
[[nodiscard]] Room roomLike(const RoomTemplate &kept);

} // namespace studio::model
