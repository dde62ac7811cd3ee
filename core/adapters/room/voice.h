// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/guest.h"
#include "core/model/participants.h"

namespace studio::adapters {

/// A connection as one that speaks: whether it may do so as the user, and what it calls itself. A value.
struct Voice
{
    bool maySpeakAsUser = false;
    QString program; ///< may be empty

    /// Under which id the room hears somebody for whom it speaks: a user only where it may, else an outsider.
    [[nodiscard]] base::ParticipantId heardAs(const base::ParticipantId &id) const
    {
        return maySpeakAsUser || !model::isUser(id) ? id : model::guestIdOf(id.value());
    }
};

} // namespace studio::adapters
