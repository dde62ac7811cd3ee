// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/room_mirror.h"

#include <optional>

namespace studio::adapters::firehose {

/// Who is who: ids of the house and names on the wire. A guest has its own name there; so has a resident,
/// unless somebody of the network that we joined is called the same: then the resident goes out under another
/// one, `companion_kyoko.studio`. Reads the room anew each time; keeps nothing.
class WireNames
{
public:
    enum class Side {
        Server, ///< we are the firehose: residents keep their names
        Client, ///< the other ones were there first
    };

    /// The mirror outlives it.
    WireNames(const RoomMirror &mirror, Side side);

    [[nodiscard]] QString outward(const base::ParticipantId &id) const;
    /// How a guest introduces itself to the room: by its own name, also where that is somebody else's here.
    [[nodiscard]] QString introducing(const base::ParticipantId &guest) const;
    /// Who sends under that name: a user, or a guest, be it known or not. Blanks around it, or behind
    /// `guest:`, do not make it another one, as the room has it too; nor does `guest:` said twice.
    [[nodiscard]] static base::ParticipantId sender(const QString &name);
    /// Who is meant by that name, where a message is sent to it.
    [[nodiscard]] base::ParticipantId addressee(const QString &name) const;
    /// Whether a resident goes out under that name now.
    [[nodiscard]] bool isResident(const QString &name) const;
    /// Whether that is a name that we gave a resident, because its own was taken.
    [[nodiscard]] bool isGiven(const QString &name) const;
    /// Whether the user has shown that guest out.
    [[nodiscard]] bool isShownOut(const base::ParticipantId &id) const;
    /// Everybody on the floor but this one: what "to everybody" means to programs that know no such thing.
    [[nodiscard]] QList<base::ParticipantId> everybodyBut(const base::ParticipantId &id) const;

private:
    [[nodiscard]] bool isTaken(const QString &name) const;
    [[nodiscard]] std::optional<base::ParticipantId> residentCalled(const QString &name) const;

    const RoomMirror &m_mirror;
    Side m_side;
};

} // namespace studio::adapters::firehose
