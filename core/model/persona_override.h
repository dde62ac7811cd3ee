// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/model_choice.h"

#include <QString>

#include <optional>

namespace studio::model {

/// The changes that one room makes to a companion. An absent field: as in the persona. A text replaces that
/// of every language; an empty text removes it. The persona itself does not change.
struct PersonaOverride
{
    base::ParticipantId companion;
    std::optional<QString> role;
    std::optional<QString> personality;
    std::optional<QString> scenarioNote;
    std::optional<QString> systemNote;
    std::optional<QString> endNote;
    std::optional<double> talkativeness; ///< 0..1
    std::optional<ModelChoice> model;

    [[nodiscard]] bool isEmpty() const
    {
        return !role && !personality && !scenarioNote && !systemNote && !endNote && !talkativeness && !model;
    }
    bool operator==(const PersonaOverride &) const = default;
};

struct Persona;

/// The persona with the room's changes; `over` must belong to this companion.
[[nodiscard]] Persona overridden(const Persona &persona, const PersonaOverride &over);

} // namespace studio::model
