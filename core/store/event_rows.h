// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/room.h"
#include "core/store/connection.h"
#include "core/store/floor_log.h"
#include "core/store/store.h"

#include <QList>

// Envelopes as rows of the log, and the read models that follow them. For the store's own threads.
namespace studio::store {

/// Writes events in order and brings the read models up to date; sets MessagePosted::index. The numbers must
/// go on where the room's log ends. The caller holds the transaction. `words`: see indexEvents().
[[nodiscard]] std::optional<base::Error> insertEvents(Connection &connection, QList<model::Envelope> &batch,
                                                      const QList<QByteArray> &words = {});

[[nodiscard]] base::Result<QList<model::Envelope>>
readEvents(Connection &connection, const base::RoomId &room, qint64 firstSeq, qint64 count);
/// Everything that the log has of one turn: its events, and what the floor and the messages say about it.
[[nodiscard]] base::Result<QList<model::Envelope>> readTurn(Connection &connection, const base::RoomId &room,
                                                            const base::TurnId &turn);
[[nodiscard]] base::Result<FloorLogPage> readFloorLog(Connection &connection, const base::RoomId &room,
                                                      qint64 first, qint64 count);
[[nodiscard]] base::Result<model::MessagePage> readMessages(Connection &connection, const base::RoomId &room,
                                                            qint64 first, qint64 count);
[[nodiscard]] base::Result<QList<Whisper>> readWhispers(Connection &connection, const base::RoomId &room);
[[nodiscard]] base::Result<QList<model::RoomSummary>> readRooms(Connection &connection);
[[nodiscard]] base::Result<RoomHead> readHead(Connection &connection, const base::RoomId &room);
[[nodiscard]] base::Result<RoomRecord> readRecord(Connection &connection, const base::RoomId &room);

} // namespace studio::store
