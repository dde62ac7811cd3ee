// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QString>

// How a companion talks, judged by their own lines, so that Rehearsal's phrases sound like them.
namespace studio::llm::rehearsal {

enum class Manner {
    Warm,   ///< polite, whole sentences, shows interest in people; です and ます
    Lively, ///< exclamation marks, short cries, casual
    Dry,    ///< short plain statements; plain forms in Japanese
};

/// Judged by sample lines and greeting in that language; without any, by those in the others; else Warm.
[[nodiscard]] Manner mannerOf(const model::Persona &persona, model::Language language);

/// The Japanese honorific after a name: as in the companion's own lines, else by manner.
[[nodiscard]] QString honorificOf(const model::Persona &persona);

/// Whether the persona is described as a host: a host, the keeper of a shop, …
[[nodiscard]] bool isHost(const model::Persona &persona);

} // namespace studio::llm::rehearsal
