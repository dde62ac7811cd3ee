// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/door.h"

namespace studio::store {

class Connection;

inline constexpr qsizetype kMostNetworks = 32; ///< beyond, the one whose people were met longest ago goes

/// How the doors are set: one row of the settings.
[[nodiscard]] base::Result<model::DoorsSettings> readDoors(Connection &connection);
[[nodiscard]] base::Result<void> replaceDoors(Connection &connection, const model::DoorsSettings &settings);

/// What the doors remember: a row each for who was met and for the sessions that may go on.
[[nodiscard]] base::Result<QList<model::Acquaintance>> readMetIn(Connection &connection,
                                                                 const QString &network);
[[nodiscard]] base::Result<void> replaceMetIn(Connection &connection, const QString &network,
                                              const QList<model::Acquaintance> &met);
[[nodiscard]] base::Result<QList<model::KeptSession>> readDoorSessions(Connection &connection);
[[nodiscard]] base::Result<void> replaceDoorSessions(Connection &connection,
                                                     const QList<model::KeptSession> &sessions);
/// Whoever had a session has to begin another one, and nobody was met.
[[nodiscard]] base::Result<void> forgetDoorMemory(Connection &connection);

} // namespace studio::store
