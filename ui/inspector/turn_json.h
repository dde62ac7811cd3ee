// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/turn_node.h"

#include <QString>

namespace studio::ui {

/// A row as indented JSON: an event as it is in the log, with all pieces of its text and its result; a call
/// without its texts; a turn or a round as a list of these. Pure.
[[nodiscard]] QString jsonOf(const TurnNode &node);

} // namespace studio::ui
