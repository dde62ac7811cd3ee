// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/floor.h"

#include <QString>

#include <optional>

// The companion that the ring would choose, and its answers to questions (§5). These functions change
// nothing: the conductor acts on them, and a display of the ring uses the same answers.
namespace studio::turn {

/// Whether a participant may speak now, and the reason as a fixed word:
/// "is_current_speaker".
struct Permission
{
    bool allowed = false;
    QString reason;
    bool operator==(const Permission &) const = default;
};
[[nodiscard]] Permission ringPermission(const Floor &floor, const base::ParticipantId &companion);

/// The first companion from that place in the order, once around, that the ring may choose: in the field of
/// that message and not marked silent.
[[nodiscard]] std::optional<base::ParticipantId> ringFromPlace(const Floor &floor, qsizetype place,
                                                               const Heard &heard);

/// The companion that gets the floor from a message that begins a new cycle, in which nobody counts as
/// silent.
[[nodiscard]] std::optional<base::ParticipantId> ringWokenBy(Floor floor, const Heard &heard);

/// The companion of the order who spoke last; none: nobody yet.
[[nodiscard]] std::optional<base::ParticipantId> ringSpokeLast(const Floor &floor);

/// The companion whose turn comes after the current one has spoken, possibly the same one; none: the ring is
/// dormant, or nobody may speak.
[[nodiscard]] std::optional<base::ParticipantId> ringNext(Floor floor);

/// The companion that would get the floor from a user's message to everybody now; a hold or a pause only
/// delays it. None: nobody, or the ring does not choose now.
[[nodiscard]] std::optional<base::ParticipantId> ringWokenByUser(const Floor &floor);
/// The same for a message of a participant who is neither a user nor in the order: it only wakes a dormant
/// ring.
[[nodiscard]] std::optional<base::ParticipantId> ringWokenByOutsider(const Floor &floor);

} // namespace studio::turn
