// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

namespace studio::model {

/// One revision of a companion, and when it was saved.
struct PersonaRevision
{
    Persona persona;
    qint64 savedAt = 0; ///< ms since 1970, UTC
    bool operator==(const PersonaRevision &) const = default;
};

} // namespace studio::model
