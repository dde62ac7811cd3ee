// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/persona/card/card.h"
#include "core/wire/json.h"

// Character Cards V1, V2 and V3 as JSON; where it came from, a PNG or a file, is not known here. Pure; any
// thread.
namespace studio::persona {

/// The card as a persona in the language that it seems to be written in, with a line in the report for every
/// member that holds something. Wrong shapes are let pass with a warning; a card without a name is refused.
[[nodiscard]] base::Result<Card> readCharacterCard(const wire::Json &json);

/// The persona as a V1, V2 or V3. With the JSON of a character card as the source (any version; empty: none)
/// only what the persona says otherwise than that card does is written anew: all the rest comes back byte for
/// byte, also what this version has no name for. Where the top level repeats members of `data`, for readers
/// of V1, they are kept in step. Without one it is a complete card. `readFrom`: the card that the persona was
/// read from, if that is another one than the source (a PNG holds two, which may not agree): what it says as
/// that one did was not changed. InvalidInput if the source cannot be read.
[[nodiscard]] base::Result<QByteArray> writeCharacterCard(const model::Persona &persona,
                                                          model::CardFormat version,
                                                          const QByteArray &sourceJson,
                                                          const QByteArray &readFrom = {});

} // namespace studio::persona
