// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/model/room.h"
#include "core/room/delivery.h"

#include <QList>

#include <utility>

namespace studio::room {

/// The voice of one room: decides which of its words are read aloud. Without a delivery nothing is. It knows
/// no floor. On the studio thread; everything it is given outlives it.
class TurnVoice
{
public:
    TurnVoice(Delivery *delivery, const model::Room &room, base::IdSource &ids)
        : m_delivery(delivery)
        , m_room(room)
        , m_ids(ids)
    {
    }

    /// False: this turn is not read aloud, and none of the calls below may follow for it.
    [[nodiscard]] bool begin(const base::TurnId &turn, const model::Persona &speaker);
    void add(const base::TurnId &turn, const QString &piece) { m_delivery->add(turn, piece); }
    void finish(const base::TurnId &turn) { m_delivery->finish(turn); }
    /// Silences the turn at once. Returns how much of the added text had been heard, in UTF-16 units.
    qint64 cut(const base::TurnId &turn) { return m_delivery->cut(turn); }

    /// Bought speech is no turn of the floor: it is read after whatever is being read, and nobody waits for
    /// it.
    void readBought(const model::Persona &speaker, const QString &text, const base::MessageId &message);
    /// The message does not read so any more: whatever of it has not been heard yet is left out. Does nothing
    /// if it was not bought, or is no longer being read.
    void takeBack(const base::MessageId &message);
    /// Silences the voice where speech is bought: there is no turn that could be cut off instead.
    void hushBought();
    void hush();

private:
    [[nodiscard]] bool reads(const model::Persona &speaker) const;

    Delivery *m_delivery;
    const model::Room &m_room;
    base::IdSource &m_ids;
    QList<std::pair<base::MessageId, base::TurnId>> m_bought; ///< the newest readings of bought speech
};

} // namespace studio::room
