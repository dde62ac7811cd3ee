// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/model/room.h"

#include <optional>

// What cannot be in a room, said in words that tell what to do. InvalidInput each; none if all is well.
namespace studio::services {

[[nodiscard]] std::optional<base::Error> flawInName(const QString &name);
[[nodiscard]] std::optional<base::Error> flawInRoster(const QList<base::ParticipantId> &roster);
/// Also an available policy whose numbers are out of core/model/room_limits.h, or its tiers of tier_limits.h.
[[nodiscard]] std::optional<base::Error> flawInPolicy(const model::PolicySettings &policy);
[[nodiscard]] std::optional<base::Error> flawInScene(const QString &scene);
[[nodiscard]] std::optional<base::Error> flawInIdentities(const QList<model::Identity> &identities);
[[nodiscard]] std::optional<base::Error> flawInModels(const model::RoomModels &models);
[[nodiscard]] std::optional<base::Error> flawInTurns(const model::RoomTurns &turns);

/// The first of all these.
[[nodiscard]] std::optional<base::Error> flawInRoom(const model::Room &room);

} // namespace studio::services
