// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/model/room.h"
#include "core/studio/ports/room_port.h"

#include <optional>

// What cannot be in a room, said in words that tell what to do. InvalidInput each; none if all is well.
namespace studio::services {

[[nodiscard]] std::optional<base::Error> flawInName(const QString &name);
[[nodiscard]] std::optional<base::Error> flawInRoster(const QList<base::ParticipantId> &roster);
/// Also an available policy whose numbers are out of core/model/room_limits.h, or its tiers of tier_limits.h.
[[nodiscard]] std::optional<base::Error> flawInPolicy(const model::PolicySettings &policy);
[[nodiscard]] std::optional<base::Error> flawInScene(const QString &scene);
/// Of a room or of an identity. A book that is not there does not matter.
[[nodiscard]] std::optional<base::Error> flawInLorebooks(const QList<base::LorebookId> &books);
[[nodiscard]] std::optional<base::Error> flawInIdentities(const QList<model::Identity> &identities);
[[nodiscard]] std::optional<base::Error> flawInModels(const model::RoomModels &models);
[[nodiscard]] std::optional<base::Error> flawInTurns(const model::RoomTurns &turns);

/// Of the limits of core/persona/limits.h. Somebody who is not in the room may have one: it waits.
[[nodiscard]] std::optional<base::Error> flawInOverrides(const QList<model::PersonaOverride> &overrides);
/// Of first words before their macros are expanded.
[[nodiscard]] std::optional<base::Error> flawInOpening(const ports::Opening &opening,
                                                       const QList<base::ParticipantId> &roster);

/// The first of all these but the opening.
[[nodiscard]] std::optional<base::Error> flawInRoom(const model::Room &room);

} // namespace studio::services
