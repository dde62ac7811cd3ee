// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/base/ids.h"
#include "core/model/envelope.h"
#include "core/store/connection.h"

#include <QList>

namespace studio::store {

/// The events that end turns cut off by a crash: the speech on the floor, and the turns of woken companions
/// beside it; none if the room's log ends properly.
///
/// A piece of speech is shown only after it is stored, so all stored pieces except the newest were surely
/// shown: otherwise the next piece would not have been stored. What was surely shown becomes the interrupted
/// message; the newest piece may never have been seen and stays only in the log. A completely written turn
/// that was still being read aloud becomes such a message with all its pieces. The caller appends the events;
/// a second call then finds nothing.
[[nodiscard]] base::Result<QList<model::Envelope>>
eventsThatEndCutTurns(Connection &connection, const base::RoomId &room, base::IdSource &ids);

} // namespace studio::store
