// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/envelope.h"
#include "core/store/connection.h"

#include <QList>

namespace studio::store {

/// The events that answer the queries which a crash left open: each fails with `cancelled`, so that every
/// query of the log has exactly one result. `ahead` events are to be appended before them. The caller appends
/// the events; a second call then finds nothing.
[[nodiscard]] base::Result<QList<model::Envelope>>
eventsThatAnswerCutQueries(Connection &connection, const base::RoomId &room, qint64 ahead);

} // namespace studio::store
