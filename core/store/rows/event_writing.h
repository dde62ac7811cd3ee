// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/model/envelope.h"
#include "core/store/connection.h"

#include <QByteArray>
#include <QList>

#include <optional>

// Envelopes as new rows of the log, and the read models that follow them. For the store's writing thread.
namespace studio::store {

/// What can be made of an event on another thread before it is written. Null: it was not made.
struct ReadyEvent
{
    QByteArray body;  ///< what bodyOf() gives; of a message with another place than it gets, it is made anew
    QByteArray words; ///< what search::indexWords() gives of its text
};

/// The event's body as the log has it.
[[nodiscard]] QByteArray bodyOf(const model::EnvelopeBody &body);

/// Writes events in order and brings the read models up to date; sets MessagePosted::index. The numbers must
/// go on where the room's log ends. The caller holds the transaction. `ready`: for each event, or for none.
[[nodiscard]] std::optional<base::Error> insertEvents(Connection &connection, QList<model::Envelope> &batch,
                                                      const QList<ReadyEvent> &ready = {});

} // namespace studio::store
