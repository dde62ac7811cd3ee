// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/door.h"

namespace studio::store {

class Connection;

inline constexpr qsizetype kMostNetworks = 32; ///< beyond it, the network met longest ago is forgotten

/// The settings of the doors, stored as one row.
[[nodiscard]] base::Result<model::DoorsSettings> readDoors(Connection &connection);
[[nodiscard]] base::Result<void> replaceDoors(Connection &connection, const model::DoorsSettings &settings);

/// What the doors remember: one row each for people met and for sessions that may continue.
[[nodiscard]] base::Result<QList<model::Acquaintance>> readMetIn(Connection &connection,
                                                                 const QString &network);
[[nodiscard]] base::Result<void> replaceMetIn(Connection &connection, const QString &network,
                                              const QList<model::Acquaintance> &met);
[[nodiscard]] base::Result<QList<model::KeptSession>> readDoorSessions(Connection &connection);
[[nodiscard]] base::Result<void> replaceDoorSessions(Connection &connection,
                                                     const QList<model::KeptSession> &sessions);
/// Forgets all sessions, which have to begin anew, and everybody met.
[[nodiscard]] base::Result<void> forgetDoorMemory(Connection &connection);

} // namespace studio::store
