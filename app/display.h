// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::app {

/// Whether a window can be shown: the platform is chosen in the environment, or a display answers. Qt itself
/// would abort the program where none does.
[[nodiscard]] bool hasDisplay();

} // namespace studio::app
