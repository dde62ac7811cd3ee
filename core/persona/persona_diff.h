// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/persona/validation.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::persona {

/// A part of a persona that differs between two versions. Lists have one entry per line.
struct PersonaDifference
{
    Field field = Field::Name;
    std::optional<model::Language> language; ///< of its text; none: independent of language
    QString before;                          ///< empty: nothing before
    QString after;                           ///< empty: nothing now

    bool operator==(const PersonaDifference &) const = default;
};

/// Every part in which the two versions differ: first the texts by language, then the rest, each in the order
/// of the form. The revision is not compared; nor is the source file if one of the versions is not imported
/// yet. Empty means equal.
[[nodiscard]] QList<PersonaDifference> differences(const model::Persona &before, const model::Persona &after);

} // namespace studio::persona
