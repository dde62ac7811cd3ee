// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/persona/card/card.h"
#include "core/wire/json.h"

// The studio's own JSON of a companion. What it takes along stands under `card`: the file that the companion
// was first read from, up to kLargestPacked, and its picture, both as base64. Pure; any thread.
namespace studio::persona {

/// Card::source and Card::picture are what was taken along; the source is not looked into.
[[nodiscard]] base::Result<Card> readStudioCard(const wire::Json &json);

[[nodiscard]] QByteArray writeStudioCard(const model::Persona &persona, const CardMeans &means);

} // namespace studio::persona
