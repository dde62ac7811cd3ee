// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/persona/flaw.h"

#include <QList>
#include <QSet>

#include <optional>

namespace studio::persona {

/// The part of a lorebook's length that counts towards kLongestLore, in UTF-16 units.
[[nodiscard]] qsizetype lengthOf(const model::LoreBook &book);

/// All flaws, errors first, then in the order of the form. `taken`: the ids of all other companions.
[[nodiscard]] QList<Flaw> personaFlaws(const model::Persona &persona,
                                       const QSet<base::ParticipantId> &taken = {});

/// The first error; none if the persona can be saved.
[[nodiscard]] std::optional<Flaw> firstError(const QList<Flaw> &flaws);

/// `companion_` followed by small letters, digits, - and _; not longer than kLongestId.
[[nodiscard]] bool isUsableId(const base::ParticipantId &id);

/// "#rrggbb".
[[nodiscard]] bool isColour(const QString &text);

} // namespace studio::persona
