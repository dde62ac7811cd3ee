// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::app {

/// Whether a window can be shown: the environment chooses a platform, or a display answers. Without a display
/// Qt itself would abort the program.
[[nodiscard]] bool hasDisplay();

} // namespace studio::app
