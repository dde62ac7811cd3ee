// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::ui {

/// What is behind the figures of a stage window: the colour of the stage, a green that other programs key
/// out, or nothing, where the desktop can show what is behind the window.
enum class StageGround { Scene, Green, Clear };

} // namespace studio::ui
