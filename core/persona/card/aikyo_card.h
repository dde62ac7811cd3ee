// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/persona/card/card.h"
#include "core/wire/json.h"

// Cards of aikyo: {metadata: {id, name, personality, story, sample}, role, actions, knowledge, events}, in
// one language. Pure; any thread.
namespace studio::persona {

/// The card as a persona; its language is told by its script. Actions, knowledge and events are rules for
/// tools of aikyo: the studio does not act on them yet, and they stay in the file.
[[nodiscard]] base::Result<Card> readAikyoCard(const wire::Json &json);

/// The persona as a card of aikyo. With the JSON of one as the source (empty: none) only what the persona
/// says otherwise is written anew; all the rest comes back byte for byte. InvalidInput if it cannot be read.
[[nodiscard]] base::Result<QByteArray> writeAikyoCard(const model::Persona &persona,
                                                      const QByteArray &sourceJson);

} // namespace studio::persona
