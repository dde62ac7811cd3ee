// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/model/room_template.h"
#include "core/studio/ports/room_port.h"

#include <QList>

namespace studio::ui {

/// The studio's own templates, in the language of the window: Tea for three (votes), a round table (ring),
/// a debate (a level that buys speech), and rooms with a purpose such as an interview. Their members are the
/// first companions of the library.
[[nodiscard]] QList<model::RoomTemplate> startingPoints(const QList<model::Persona> &personas);

/// The parts of a template that are available here.
struct StartFrom
{
    ports::RoomSetup setup;          ///< without missing companions and their overrides
    QList<base::ParticipantId> gone; ///< missing members of its roster
};
[[nodiscard]] StartFrom startFrom(const model::RoomTemplate &kept, const QList<model::Persona> &personas);

/// The reverse: the part of a room's settings that a template keeps.
[[nodiscard]] model::RoomTemplate templateFrom(const ports::RoomSetup &setup);

} // namespace studio::ui
