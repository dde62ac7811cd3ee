// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace studio::ui {

/// The desktop's preferences for its programs, as far as it has any.
struct DesktopLook
{
    std::optional<bool> dark; ///< null: the desktop has no preference, and its palette decides
    bool highContrast = false;
    bool reducedMotion = false;
    bool operator==(const DesktopLook &) const = default;
};

} // namespace studio::ui
