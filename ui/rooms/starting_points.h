// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/model/room_template.h"
#include "core/studio/ports/room_port.h"

#include <QList>

namespace studio::ui {

/// The templates that come with the studio, in the words of the window's language: Tea for three (votes), a
/// round table (ring) and a debate (a level that speech is bought from). Who takes part is taken from the
/// front of the library.
[[nodiscard]] QList<model::RoomTemplate> startingPoints(const QList<model::Persona> &personas);

/// What of a template can be had here.
struct StartFrom
{
    ports::RoomSetup setup;          ///< without those who are gone, and what was changed of them
    QList<base::ParticipantId> gone; ///< of its roster
};
[[nodiscard]] StartFrom startFrom(const model::RoomTemplate &kept, const QList<model::Persona> &personas);

/// The other way round: what of a room's settings a template keeps.
[[nodiscard]] model::RoomTemplate templateFrom(const ports::RoomSetup &setup);

} // namespace studio::ui
