// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message.h"
#include "core/model/persona.h"

#include <QString>

// What Rehearsal knows of the pictures in a message: the user's words for them, as the text has them. It does
// not see the pictures. Pure.
namespace studio::llm::rehearsal {

/// "A cat”, “a dog": to be put between the quotation marks of a phrase. Long descriptions are shortened.
/// Empty if no picture has words that still stand in the text.
[[nodiscard]] QString wordsForPictures(const model::Message &message, model::Language language);

} // namespace studio::llm::rehearsal
