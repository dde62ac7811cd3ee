// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QString>

// How a companion talks, judged from its own lines: so that the phrases Rehearsal adds sound like them.
namespace studio::llm::rehearsal {

enum class Manner {
    Warm,   ///< polite, whole sentences, asks after people; です and ます
    Lively, ///< exclamation marks, short cries, casual
    Dry,    ///< short plain statements; plain forms in Japanese
};

/// From sample lines and greeting in that language; without any, from those in the others; else Warm.
[[nodiscard]] Manner mannerOf(const model::Persona &persona, model::Language language);

/// What is put behind the name of somebody in Japanese: as the companion's own lines do it, else by manner.
[[nodiscard]] QString honorificOf(const model::Persona &persona);

/// Whether its words mark it as somebody who receives others: a host, the keeper of a shop, …
[[nodiscard]] bool isHost(const model::Persona &persona);

} // namespace studio::llm::rehearsal
