// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/rehearsal/language.h"

namespace studio::llm::rehearsal {

/// What a player tells of the tools that it has used, a sentence each; of what was said with one, nothing.
/// What cannot be read is told to have failed.
[[nodiscard]] QString told(const ModelStep &step, model::Language language);

} // namespace studio::llm::rehearsal
