// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/card.h"
#include "core/wire/json.h"

namespace studio::persona {

/// The card as a persona. Its language is told by its script. Actions, knowledge and events are rules for
/// tools of aikyo: they are kept under the key "aikyo" of the extras.
[[nodiscard]] base::Result<Card> readAikyoCard(const wire::Json &json);

[[nodiscard]] wire::Json aikyoCard(const model::Persona &persona);

} // namespace studio::persona
