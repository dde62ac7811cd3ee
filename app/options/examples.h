// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QList>
#include <QString>

namespace studio::app {

/// A room that comes with the program.
struct ExampleRoom
{
    QString name;
    QList<base::ParticipantId> roster;
};

/// The example companions, with `language` as their main language.
[[nodiscard]] QList<model::Persona> examplePersonas(model::Language language);

/// The first example room, *Tea at five*.
[[nodiscard]] ExampleRoom exampleRoom(model::Language language);

} // namespace studio::app
