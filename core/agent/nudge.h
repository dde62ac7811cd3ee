// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/turn_event.h"

#include <QString>

namespace studio::agent {

/// What a model that goes in circles is told before it is stopped; `said` is what it has said in this turn.
/// Pure.
[[nodiscard]] QString nudgeFor(const model::LoopDetected &loop, const QString &said);

} // namespace studio::agent
