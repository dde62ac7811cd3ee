// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/house.h"
#include "core/model/room.h"

#include <QList>
#include <QString>

#include <functional>

// Small steps with the ports that several commands share.
namespace studio::app {

/// The room with that name or id. NotFound if there is none, Conflict if several rooms have the name.
[[nodiscard]] base::Result<model::RoomSummary> findRoom(const QList<model::RoomSummary> &rooms,
                                                        const QString &wanted);

/// `name`, or `name 2`, `name 3` …: the first name that no room has.
[[nodiscard]] QString freeName(const QList<model::RoomSummary> &rooms, const QString &name);

[[nodiscard]] model::Language languageOf(const QString &code);

using Failed = std::function<void(const base::Error &)>;

/// Calls `then` with all companions; in an empty library it stores the examples first.
void withPersonas(House &house, QObject *context, model::Language language,
                  std::function<void(const QList<model::Persona> &)> then, Failed failed);

/// Calls `then` with all rooms that are not in the bin.
void withRooms(House &house, QObject *context, std::function<void(const QList<model::RoomSummary> &)> then,
               Failed failed);

} // namespace studio::app
