// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/model/room.h"
#include "core/room/delivery.h"

namespace studio::room {

/// The voice of one room: what of its words is read aloud. Without a delivery nothing is. It knows no floor.
/// On the studio thread; all that it is given outlives it.
class TurnVoice
{
public:
    TurnVoice(Delivery *delivery, const model::Room &room, base::IdSource &ids)
        : m_delivery(delivery)
        , m_room(room)
        , m_ids(ids)
    {
    }

    /// False: this turn is not read aloud, and nothing more is to be told of it.
    [[nodiscard]] bool begin(const base::TurnId &turn, const model::Persona &speaker);
    void add(const base::TurnId &turn, const QString &piece) { m_delivery->add(turn, piece); }
    void finish(const base::TurnId &turn) { m_delivery->finish(turn); }
    /// Silent at once. How much of what was added had been heard, in UTF-16 units.
    qint64 cut(const base::TurnId &turn) { return m_delivery->cut(turn); }

    /// What was bought is no turn of the floor: it is read after what is being read, and nobody waits for it.
    void readBought(const model::Persona &speaker, const QString &text);
    /// Where speech is bought no turn is there to be cut off, so what is still being read is.
    void hushBought();
    void hush();

private:
    [[nodiscard]] bool reads(const model::Persona &speaker) const;

    Delivery *m_delivery;
    const model::Room &m_room;
    base::IdSource &m_ids;
};

} // namespace studio::room
