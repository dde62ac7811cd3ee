// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/rehearsal/language.h"

namespace studio::llm::rehearsal {

/// What a player reports about the tools used, a sentence each; nothing for tools that speak. Unreadable
/// results are reported as failed.
[[nodiscard]] QString told(const ModelStep &step, model::Language language);

} // namespace studio::llm::rehearsal
