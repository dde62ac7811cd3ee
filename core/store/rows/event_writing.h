// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/model/envelope.h"
#include "core/store/connection.h"

#include <QByteArray>
#include <QList>

#include <optional>

// Writes envelopes as new rows of the log, and updates the read models. For the store's writing thread.
namespace studio::store {

/// The part of an event that another thread can prepare before writing. Null: not prepared.
struct ReadyEvent
{
    QByteArray body;  ///< result of bodyOf(); made again if the message gets another index
    QByteArray words; ///< result of search::indexWords() for its text
};

/// The event's body in the format of the log.
[[nodiscard]] QByteArray bodyOf(const model::EnvelopeBody &body);

/// Writes events in order and updates the read models; sets MessagePosted::index. The numbers must continue
/// the room's log. The caller holds the transaction. `ready`: one for each event, or empty.
[[nodiscard]] std::optional<base::Error> insertEvents(Connection &connection, QList<model::Envelope> &batch,
                                                      const QList<ReadyEvent> &ready = {});

} // namespace studio::store
