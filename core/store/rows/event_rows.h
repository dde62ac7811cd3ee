// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/past/message_page.h"
#include "core/store/connection.h"
#include "core/store/room_head.h"
#include "core/store/room_path.h"
#include "core/store/room_record.h"

#include <QList>
#include <QStringView>

#include <optional>

// Log rows read as envelopes; event_writing.h writes them. For the store's own threads.
namespace studio::store {

/// The columns that envelopeFrom() needs.
inline constexpr QStringView kEventColumns = u"seq, steady, wall, kind, origin, body";

/// None for a row of a later version, or one that cannot be read; the row stays in the log.
[[nodiscard]] std::optional<model::Envelope> envelopeFrom(const QSqlQuery &row, const base::RoomId &room);
/// With a path, only events on it.
[[nodiscard]] base::Result<QList<model::Envelope>> envelopesOf(Connection &connection,
                                                               const base::RoomId &room, const QString &sql,
                                                               const QVariantList &values,
                                                               const RoomPath *path = nullptr);

[[nodiscard]] base::Result<QList<model::Envelope>>
readEvents(Connection &connection, const base::RoomId &room, qint64 firstSeq, qint64 count);
/// All of the log about one turn: its events, and what the floor and the messages say about it.
[[nodiscard]] base::Result<QList<model::Envelope>> readTurn(Connection &connection, const base::RoomId &room,
                                                            const base::TurnId &turn);
[[nodiscard]] base::Result<model::MessagePage> readMessages(Connection &connection, const base::RoomId &room,
                                                            qint64 first, qint64 count);
/// The alternatives of one message, see Store::alternatives(). Empty: there is only one.
[[nodiscard]] base::Result<QList<model::MessageRow>> readAlternatives(Connection &connection,
                                                                      const base::RoomId &room, qint64 seq);
[[nodiscard]] base::Result<QList<Whisper>> readWhispers(Connection &connection, const base::RoomId &room);

} // namespace studio::store
