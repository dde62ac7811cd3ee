// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/action.h"
#include "core/model/envelope.h"
#include "core/model/persona.h"
#include "core/model/room.h"
#include "core/query/desk.h"
#include "core/turn/floor.h"

#include <QDateTime>
#include <QList>

#include <variant>

namespace studio::room {

/// The floor's answer to a companion or guest that buys speech.
using Sale = std::variant<model::Consumed, model::Ignored>;

/// What the tools of a turn can see and do in their room. The Director implements it; a test of a tool has
/// its own. On the studio thread.
class RoomHands
{
public:
    virtual ~RoomHands() = default;

    [[nodiscard]] virtual const model::Room &room() const = 0;
    [[nodiscard]] virtual const turn::Floor &floor() const = 0;
    /// The persona as it is in the library now, with the changes that this room makes to it.
    [[nodiscard]] virtual model::Persona persona(const base::ParticipantId &id) const = 0;
    /// The newest messages that the companion has heard, oldest first.
    [[nodiscard]] virtual QList<model::Message> witnessedBy(const base::ParticipantId &companion) const = 0;
    [[nodiscard]] virtual QDateTime wallNow() const = 0;

    /// Buys speech on the resource floor (turn-taking §4). The message gets an id and its mentions here. All
    /// effects have happened when this returns; the buyer's own turn may be over by then.
    virtual Sale buy(model::Message wanted, const model::LooseValue &amount, const model::Origin &origin) = 0;
    /// Moves a body. 0 if the participant exceeds the limit (see ActGate), else the number of the event.
    virtual qint64 act(const model::Action &action, const model::Origin &origin) = 0;
    /// Asks the desk. The query is published, followed by exactly one result: the part of the answer that is
    /// kept, or that the query was cancelled. A query without an id, or with an id that is open, gets a new
    /// id. A query from the studio itself ends at the latest with the turn of the companion that asks.
    [[nodiscard]] virtual query::QueryCall *ask(const model::Query &query, const model::Origin &origin,
                                                QObject *parent) = 0;
    /// Publishes a query that cannot be asked, and fails it with that word (query::why); nobody is asked.
    virtual qint64 failQuery(const model::Query &query, const QString &why, const model::Origin &origin) = 0;
};

} // namespace studio::room
