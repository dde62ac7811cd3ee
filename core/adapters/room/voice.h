// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/guest.h"
#include "core/model/participants.h"

namespace studio::adapters {

/// The speaking rights of a connection: whether it may speak as the user, and the program's name. A value.
struct Voice
{
    bool maySpeakAsUser = false;
    QString program; ///< may be empty

    /// The id under which the room hears a participant from this connection: a user only if that is allowed,
    /// else an outsider.
    [[nodiscard]] base::ParticipantId heardAs(const base::ParticipantId &id) const
    {
        return maySpeakAsUser || !model::isUser(id) ? id : model::guestIdOf(id.value());
    }
};

} // namespace studio::adapters
