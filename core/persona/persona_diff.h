// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/persona/validation.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::persona {

/// One part of a persona that reads otherwise in another version of it. Lists have an entry on each line.
struct PersonaDifference
{
    Field field = Field::Name;
    std::optional<model::Language> language; ///< of the text it is in; none: not of one language
    QString before;                          ///< empty: there was nothing
    QString after;                           ///< empty: there is nothing

    bool operator==(const PersonaDifference &) const = default;
};

/// Every part in which the two differ: first the texts by language, then the rest, each in the order of the
/// form. Not compared are the revision and, if one of them was not imported yet, the files that they came
/// from. Empty means that they are equal.
[[nodiscard]] QList<PersonaDifference> differences(const model::Persona &before, const model::Persona &after);

} // namespace studio::persona
