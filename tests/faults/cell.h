// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/faults/stage.h"

namespace studio::tests::faults {

/// Plays one trick in one case, then once more without it, and looks at what came of both. Empty: survived;
/// else what is wrong, a sentence each.
[[nodiscard]] QStringList flawsOf(const Case &with, const Trick &trick, Servers &servers, DrivenClock &clock);

} // namespace studio::tests::faults
