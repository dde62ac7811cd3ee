// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/base/ids.h"
#include "core/model/envelope.h"
#include "core/store/connection.h"

#include <QList>

namespace studio::store {

/// The events that end the turns which a crash cut off, the speech on the floor and those of who was awake
/// beside it; none if the room's log ends as it should.
///
/// A piece of speech is shown only after it is stored, so that all but the newest stored piece were surely
/// shown: the next one would not have been stored otherwise. What was surely shown becomes the interrupted
/// message; the newest piece may never have been seen and is left in the log only. A turn that was written
/// whole and was still being read aloud becomes such a message with all its pieces. The caller appends the
/// events; a second call then finds nothing.
[[nodiscard]] base::Result<QList<model::Envelope>>
eventsThatEndCutTurns(Connection &connection, const base::RoomId &room, base::IdSource &ids);

} // namespace studio::store
