// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

namespace studio::model {

/// When a companion came into the library, and when something last happened in a room that it is in: from
/// what is kept of rooms anyway, not from what was said in them.
struct PersonaUse
{
    base::ParticipantId persona;
    qint64 addedAt = 0;  ///< ms since 1970, UTC
    qint64 lastUsed = 0; ///< the same; 0: it is in no room
    bool operator==(const PersonaUse &) const = default;
};

} // namespace studio::model
