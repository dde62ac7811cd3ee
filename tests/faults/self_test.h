// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/faults/cell.h"

namespace studio::tests::faults {

/// Plays cells whose expectations are wrong on purpose. Empty: each was found out; else the ones that were
/// not.
[[nodiscard]] QStringList whatGoesUnnoticed(Servers &servers, DrivenClock &clock);

} // namespace studio::tests::faults
