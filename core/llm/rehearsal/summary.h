// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

namespace studio::llm::rehearsal {

/// A shorter version of the talk, as far as possible without understanding a word: for each speaker an
/// extract of first sentences, spread over the whole talk. At most a third of its length; empty if there is
/// too little to leave out. Pure.
[[nodiscard]] QString rehearseSummary(const Brief &brief);

} // namespace studio::llm::rehearsal
