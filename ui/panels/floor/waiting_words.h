// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QString>

namespace studio::ui {

/// What a call waits for and how long it still waits: "The vote of Aya is asked for again in 3 s: too many
/// requests"; or how long it has waited: "The turn of Aya waits: loading qwen3:8b … 14 s". `passed` is the
/// time since the call was reported.
[[nodiscard]] QString waitingSentence(const ports::WaitingCall &call, base::Millis passed,
                                      const People &people);

} // namespace studio::ui
