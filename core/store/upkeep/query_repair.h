// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/envelope.h"
#include "core/store/connection.h"

#include <QList>

namespace studio::store {

/// The events that answer queries left open by a crash: each fails with `cancelled`, so that every query of
/// the log has exactly one result. `ahead` events will be appended before them. The caller appends the
/// events; a second call then finds nothing.
[[nodiscard]] base::Result<QList<model::Envelope>>
eventsThatAnswerCutQueries(Connection &connection, const base::RoomId &room, qint64 ahead);

} // namespace studio::store
