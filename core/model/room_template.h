// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"

namespace studio::model {

using TemplateId = base::Id<struct TemplateTag>;

/// What a room can begin like: its settings, without its guests and without anything that was said. It
/// belongs to no room; a companion of it may not be there any more. The seed of its policy is that of a new
/// room: each room draws its own.
struct RoomTemplate : RoomSettings
{
    TemplateId id{}; ///< empty: not kept yet

    bool operator==(const RoomTemplate &) const = default;
};

/// What of a room can be kept as a template.
[[nodiscard]] RoomTemplate templateOf(const Room &room);
/// A room like that, without an id.
[[nodiscard]] Room roomLike(const RoomTemplate &kept);

} // namespace studio::model
