// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/model/room.h"
#include "core/studio/ports/room_port.h"

#include <optional>

namespace studio::room {
class Director;
}

// What is invalid in a room, in words that say what to do. Each is InvalidInput; none if all is well.
namespace studio::services {

[[nodiscard]] std::optional<base::Error> flawInName(const QString &name);
[[nodiscard]] std::optional<base::Error> flawInRoster(const QList<base::ParticipantId> &roster);
/// Also flaws of an available policy with numbers outside core/model/room_limits.h, or tiers outside
/// tier_limits.h.
[[nodiscard]] std::optional<base::Error> flawInPolicy(const model::PolicySettings &policy);
[[nodiscard]] std::optional<base::Error> flawInScene(const QString &scene);
/// The text of a message of the user, said or edited; an empty text has no flaw here.
[[nodiscard]] std::optional<base::Error> flawInText(const QString &text);
/// For a room or an identity. A missing book does not matter.
[[nodiscard]] std::optional<base::Error> flawInLorebooks(const QList<base::LorebookId> &books);
[[nodiscard]] std::optional<base::Error> flawInIdentities(const QList<model::Identity> &identities);
[[nodiscard]] std::optional<base::Error> flawInModels(const model::RoomModels &models);
[[nodiscard]] std::optional<base::Error> flawInTurns(const model::RoomTurns &turns);

/// By the limits of core/persona/limits.h. A participant outside the room may have an override: it waits.
[[nodiscard]] std::optional<base::Error> flawInOverrides(const QList<model::PersonaOverride> &overrides);
/// For first words before their macros are expanded.
[[nodiscard]] std::optional<base::Error> flawInOpening(const ports::Opening &opening,
                                                       const QList<base::ParticipantId> &roster);

/// Why companions may not talk in the room now: it has spent its budget or its turns.
[[nodiscard]] std::optional<base::Error> flawInTalk(const room::Director &director);

/// The first flaw of all these, except the opening and the talk.
[[nodiscard]] std::optional<base::Error> flawInRoom(const model::Room &room);

} // namespace studio::services
