// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/turn_node.h"

#include <QString>

namespace studio::ui {

/// A row as JSON on many lines: an event as the log tells it, with all pieces of its text, and with what came
/// of it; a call without its texts; a turn or a round as a list of all that. Pure.
[[nodiscard]] QString jsonOf(const TurnNode &node);

} // namespace studio::ui
