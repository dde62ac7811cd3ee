// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/emotion.h"
#include "core/model/persona.h"

#include <QObject>
#include <QString>

namespace studio::room {

/// Carries what a turn says to the ears (a port): in a room whose words are read aloud a turn has the floor
/// until the last of them was heard, so that nobody speaks over another. What was bought on the resource
/// floor comes as a turn of its own, whose end nobody waits for. All on the studio thread.
///
/// Order for a turn: begin, any number of add, then finish (its text is whole) XOR cut. delivered() follows a
/// finish() exactly once, never from inside it, whatever engines do; a cut one gives no signal.
class Delivery : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether a turn that begins now in that room would be read aloud.
    [[nodiscard]] virtual bool reads(const base::RoomId &room, const model::Persona &speaker) const = 0;
    virtual void begin(const base::RoomId &room, const base::TurnId &turn, const model::Persona &speaker) = 0;
    virtual void add(const base::TurnId &turn, const QString &piece) = 0;
    virtual void finish(const base::TurnId &turn) = 0;
    /// Silent at once. How much of what was added had been heard, in UTF-16 units.
    virtual qint64 cut(const base::TurnId &turn) = 0;
    /// Silent at once, and all that is being read in that room counts as heard: delivered() follows as ever.
    virtual void hush(const base::RoomId &room) = 0;

Q_SIGNALS:
    void delivered(const studio::base::TurnId &turn);
};

} // namespace studio::room
