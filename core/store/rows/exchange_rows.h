// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/exchange.h"
#include "core/store/connection.h"

// Requests to models and their answers, as rows; the two long texts are compressed. The newest of each room
// are kept, a little more than a thousand. For the store's own threads.
namespace studio::store {

inline constexpr int kExchangesOfARoom = 1000; ///< at least so many; older ones are removed now and then

/// Sets the id.
[[nodiscard]] base::Result<model::Exchange> insertExchange(Connection &connection,
                                                           const model::Exchange &exchange);
/// The newest exchanges, oldest first, without their texts.
[[nodiscard]] base::Result<QList<model::Exchange>>
readExchanges(Connection &connection, const base::RoomId &room, const QDateTime &since, int most);
/// NotFound: no exchange has that id (any more).
[[nodiscard]] base::Result<model::Exchange> readExchange(Connection &connection, qint64 id);

} // namespace studio::store
