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

// Rows of the log read as envelopes; how they come there, see event_writing.h. For the store's own threads.
namespace studio::store {

/// What envelopeFrom() wants to be selected.
inline constexpr QStringView kEventColumns = u"seq, steady, wall, kind, origin, body";

/// A row of a later version, or one that cannot be read, is left out; it stays in the log.
[[nodiscard]] std::optional<model::Envelope> envelopeFrom(const QSqlQuery &row, const base::RoomId &room);
/// With a path only what is on it.
[[nodiscard]] base::Result<QList<model::Envelope>> envelopesOf(Connection &connection,
                                                               const base::RoomId &room, const QString &sql,
                                                               const QVariantList &values,
                                                               const RoomPath *path = nullptr);

[[nodiscard]] base::Result<QList<model::Envelope>>
readEvents(Connection &connection, const base::RoomId &room, qint64 firstSeq, qint64 count);
/// Everything that the log has of one turn: its events, and what the floor and the messages say about it.
[[nodiscard]] base::Result<QList<model::Envelope>> readTurn(Connection &connection, const base::RoomId &room,
                                                            const base::TurnId &turn);
[[nodiscard]] base::Result<model::MessagePage> readMessages(Connection &connection, const base::RoomId &room,
                                                            qint64 first, qint64 count);
/// Of one message: see Store::alternatives(). Empty: it has no other.
[[nodiscard]] base::Result<QList<model::MessageRow>> readAlternatives(Connection &connection,
                                                                      const base::RoomId &room, qint64 seq);
[[nodiscard]] base::Result<QList<Whisper>> readWhispers(Connection &connection, const base::RoomId &room);

} // namespace studio::store
