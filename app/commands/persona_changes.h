// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QList>

namespace studio::app {

/// A value that differs between two versions of a persona, with the path and the text of the studio's own
/// JSON.
struct PersonaChange
{
    QString path;   ///< "/texts/en/story"
    QString before; ///< JSON; empty if there was no value
    QString after;  ///< JSON; empty if the value is gone
};

/// What would change, in the order of the file. Ignores the revision and the name of the source file.
[[nodiscard]] QList<PersonaChange> changesOf(const model::Persona &before, const model::Persona &after);

} // namespace studio::app
