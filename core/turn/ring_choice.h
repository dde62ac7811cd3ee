// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/floor.h"

#include <QString>

#include <optional>

// Whom the ring would choose, and what it answers to those who ask (§5). Questions about a floor that change
// nothing: the conductor acts by them, and who looks at the ring from outside gets the same answers.
namespace studio::turn {

/// Whether somebody may speak now, and the reason, a word of the seed: "is_current_speaker".
struct Permission
{
    bool allowed = false;
    QString reason;
    bool operator==(const Permission &) const = default;
};
[[nodiscard]] Permission ringPermission(const Floor &floor, const base::ParticipantId &companion);

/// The first from that place of the order on, once around, that the ring may choose: in the field of that
/// message and not marked silent.
[[nodiscard]] std::optional<base::ParticipantId> ringFromPlace(const Floor &floor, qsizetype place,
                                                               const Heard &heard);

/// Whom a message gives the floor to that begins a new cycle: nobody counts as silent any more.
[[nodiscard]] std::optional<base::ParticipantId> ringWokenBy(Floor floor, const Heard &heard);

/// Who of the order spoke last; none: nobody yet.
[[nodiscard]] std::optional<base::ParticipantId> ringSpokeLast(const Floor &floor);

/// To whom the ring comes when the current one has spoken, itself if nobody else may; none: it is dormant, or
/// nobody may at all.
[[nodiscard]] std::optional<base::ParticipantId> ringNext(Floor floor);

/// Whom a user's message to everybody would give the floor to if it came now; a hold or a pause only puts
/// that off. None: nobody, or it is not the ring's turn to choose.
[[nodiscard]] std::optional<base::ParticipantId> ringWokenByUser(const Floor &floor);
/// The same for somebody who is neither a user nor in the order: that only wakes a ring that sleeps.
[[nodiscard]] std::optional<base::ParticipantId> ringWokenByOutsider(const Floor &floor);

} // namespace studio::turn
