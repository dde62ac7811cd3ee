// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

namespace studio::llm::rehearsal {

/// What was said, told shorter, as far as that can be done without understanding a word: who said what first,
/// an honest extract of first sentences, spread over the whole talk. At most a third of it; empty where there
/// is too little to leave out. Pure.
[[nodiscard]] QString rehearseSummary(const Brief &brief);

} // namespace studio::llm::rehearsal
