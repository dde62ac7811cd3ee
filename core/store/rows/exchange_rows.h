// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/exchange.h"
#include "core/store/connection.h"

// What went to models and came back, as rows; the two long texts are compressed. Of each room the newest are
// kept, some more than a thousand. For the store's own threads.
namespace studio::store {

inline constexpr int kExchangesOfARoom = 1000; ///< at least so many; what is older goes now and then

/// Gives it its id.
[[nodiscard]] base::Result<model::Exchange> insertExchange(Connection &connection,
                                                           const model::Exchange &exchange);
/// The newest, oldest first, without their texts.
[[nodiscard]] base::Result<QList<model::Exchange>>
readExchanges(Connection &connection, const base::RoomId &room, const QDateTime &since, int most);
/// NotFound: there is none of that number, any more or yet.
[[nodiscard]] base::Result<model::Exchange> readExchange(Connection &connection, qint64 id);

} // namespace studio::store
