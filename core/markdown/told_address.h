// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"

namespace studio::markdown {

/// Where nothing can be clicked: the address to be told behind that run, because its link ends with it.
/// Empty: no link ends there, or the words of the link are the address.
[[nodiscard]] QString toldAddress(const Text &text, qsizetype run);

} // namespace studio::markdown
