// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::ui {

/// How much room the stage has: none, one line of small faces, a row of faces over the conversation, or the
/// larger part of the middle.
enum class StageMode { Hidden, Strip, Row, Large };

} // namespace studio::ui
