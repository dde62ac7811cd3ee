// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/room_mirror.h"

#include <optional>

namespace studio::adapters::firehose {

/// Maps between ids of the studio and names on the wire. Guests use their own names there; so do residents,
/// unless a participant of the joined network has the same name: then the resident gets another,
/// `companion_kyoko.studio`. Reads the room anew each time; stores nothing.
class WireNames
{
public:
    enum class Side {
        Server, ///< we are the firehose: residents keep their names
        Client, ///< the others were there first
    };

    /// The mirror outlives it.
    WireNames(const RoomMirror &mirror, Side side);

    [[nodiscard]] QString outward(const base::ParticipantId &id) const;
    /// How a guest introduces themselves to the room: by their own name, even if somebody here has it too.
    [[nodiscard]] QString introducing(const base::ParticipantId &guest) const;
    /// The sender with that name: a user, or a guest, known or not. Blanks around it, or behind `guest:`, do
    /// not change it, just as in the room; nor does a repeated `guest:`.
    [[nodiscard]] static base::ParticipantId sender(const QString &name);
    /// The receiver that the name means in a message.
    [[nodiscard]] base::ParticipantId addressee(const QString &name) const;
    /// Whether a resident uses that name on the wire now.
    [[nodiscard]] bool isResident(const QString &name) const;
    /// Whether we gave that name to a resident because the resident's own name was taken.
    [[nodiscard]] bool isGiven(const QString &name) const;
    /// Whether the user has shown that guest out.
    [[nodiscard]] bool isShownOut(const base::ParticipantId &id) const;
    /// Everybody on the floor except this participant: "to everybody" for programs without that notion.
    [[nodiscard]] QList<base::ParticipantId> everybodyBut(const base::ParticipantId &id) const;

private:
    [[nodiscard]] bool isTaken(const QString &name) const;
    [[nodiscard]] std::optional<base::ParticipantId> residentCalled(const QString &name) const;

    const RoomMirror &m_mirror;
    Side m_side;
};

} // namespace studio::adapters::firehose
