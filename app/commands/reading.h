// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/requests.h"
#include "app/house.h"
#include "core/model/room.h"

#include <QList>
#include <QString>

// Small things that several commands do with the ports.
namespace studio::app {

/// The room of that name or id. NotFound, or Conflict if several bear the name.
[[nodiscard]] base::Result<model::RoomSummary> findRoom(const QList<model::RoomSummary> &rooms,
                                                        const QString &wanted);

/// `name`, or `name 2`, `name 3` …: the first that no room bears.
[[nodiscard]] QString freeName(const QList<model::RoomSummary> &rooms, const QString &name);

[[nodiscard]] model::Language languageOf(const QString &code);

/// Calls `then` with all companions; the examples are stored first where there are none.
void withPersonas(House &house, QObject *context, model::Language language,
                  std::function<void(const QList<model::Persona> &)> then, Requests::Failed failed);

/// Calls `then` with all rooms that are not in the bin.
void withRooms(House &house, Requests &requests, std::function<void(const QList<model::RoomSummary> &)> then,
               Requests::Failed failed);

} // namespace studio::app
