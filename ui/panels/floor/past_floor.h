// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"

namespace studio::ui {

/// The floor as it was at that decision: the votes and the winner, without what followed.
[[nodiscard]] ports::FloorView pastFloor(const model::Decision &decision,
                                         const model::PolicySettings &policy);

} // namespace studio::ui
