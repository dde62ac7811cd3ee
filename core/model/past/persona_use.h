// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

namespace studio::model {

/// When a companion was added to the library, and when something last happened in a room with that companion.
/// Taken from data about rooms that is stored anyway, not from messages.
struct PersonaUse
{
    base::ParticipantId persona;
    qint64 addedAt = 0;  ///< ms since 1970, UTC
    qint64 lastUsed = 0; ///< as addedAt; 0: in no room
    bool operator==(const PersonaUse &) const = default;
};

} // namespace studio::model
