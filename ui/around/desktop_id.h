// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

namespace studio::ui {

/// The name of the program's desktop file without its ending, by which desktops and their portals know the
/// program. Portals before 1.19 recognise a program outside a sandbox only by a name of three parts or more.
inline constexpr QLatin1StringView kDesktopId("org.companion_studio.CompanionStudio");

} // namespace studio::ui
