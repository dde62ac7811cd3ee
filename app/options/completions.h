// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::app {

enum class Shell { Bash, Zsh, Fish };

/// The script by which a shell completes the commands, options and words of the command table. Rooms and
/// companions are not completed: a list of them would need the data.
[[nodiscard]] QString completionFor(Shell shell);

} // namespace studio::app
