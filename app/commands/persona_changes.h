// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QList>

namespace studio::app {

/// A value that is not the same in two versions of a persona, as the studio's own JSON names and writes it.
struct PersonaChange
{
    QString path;   ///< "/texts/en/story"
    QString before; ///< JSON; empty: it was not there
    QString after;  ///< JSON; empty: it is gone
};

/// What would change, in the order of the file. The revision does not count, nor which file it came from.
[[nodiscard]] QList<PersonaChange> changesOf(const model::Persona &before, const model::Persona &after);

} // namespace studio::app
