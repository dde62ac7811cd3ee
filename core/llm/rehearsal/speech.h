// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QString>

namespace studio::llm::rehearsal {

/// What the companion of the Brief says next, in the room's language, from its own lines and a stock of
/// small talk in its own manner. Never empty, never said before in this room, never with the opening of the
/// message before it. Pure: the same brief gives the same words.
[[nodiscard]] QString rehearseSpeech(const Brief &brief);

} // namespace studio::llm::rehearsal
