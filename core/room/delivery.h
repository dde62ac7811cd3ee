// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/emotion.h"
#include "core/model/persona.h"

#include <QObject>
#include <QString>

namespace studio::room {

/// Reads the words of a turn aloud (a port). In a room with a voice, a turn keeps the floor until its last
/// words were heard, so that nobody speaks over another. Speech bought on the resource floor is read as a
/// turn of its own, but nobody waits for its end. All on the studio thread.
///
/// Order for a turn: begin, any number of add, then finish (its text is complete), and cut at any
/// time. delivered() follows a finish() exactly once, never from inside it, whatever engines do; a turn that
/// is cut gives no signal. To cut a turn that is over or unknown does nothing.
class Delivery : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether a turn that begins in that room now would be read aloud.
    [[nodiscard]] virtual bool reads(const base::RoomId &room, const model::Persona &speaker) const = 0;
    virtual void begin(const base::RoomId &room, const base::TurnId &turn, const model::Persona &speaker) = 0;
    virtual void add(const base::TurnId &turn, const QString &piece) = 0;
    virtual void finish(const base::TurnId &turn) = 0;
    /// Silences the turn at once. Returns how much of the added text had been heard, in UTF-16 units.
    virtual qint64 cut(const base::TurnId &turn) = 0;
    /// Silences the room at once; everything being read there counts as heard, and delivered() follows as
    /// usual.
    virtual void hush(const base::RoomId &room) = 0;

Q_SIGNALS:
    void delivered(const studio::base::TurnId &turn);
};

} // namespace studio::room
