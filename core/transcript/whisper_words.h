// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/message.h"

#include <QString>

namespace studio::transcript {

/// Who says it, by which door or program if not from here, and of a whisper to whom: "You", "You (whispered
/// to Kyoko, Aya)", "“Bob” (guest by MCP)", "You (by a program: curl/8.0)".
[[nodiscard]] QString speakerWords(const model::Message &message, const explain::Names &names);

} // namespace studio::transcript
