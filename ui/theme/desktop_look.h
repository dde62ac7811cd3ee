// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace studio::ui {

/// What the desktop wishes of its programs, as far as it says so.
struct DesktopLook
{
    std::optional<bool> dark; ///< none: it has no opinion, its palette decides
    bool highContrast = false;
    bool reducedMotion = false;
    bool operator==(const DesktopLook &) const = default;
};

} // namespace studio::ui
