// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QString>

namespace studio::ui {

/// What a call waits for and how long still: "The vote of Aya is asked for again in 3 s: too many
/// requests".
[[nodiscard]] QString waitingSentence(const ports::WaitingCall &call, const std::optional<base::Millis> &left,
                                      const People &people);

} // namespace studio::ui
