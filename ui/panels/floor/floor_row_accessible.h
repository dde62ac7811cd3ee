// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::ui {

/// Shows each row of the floor to screen readers as an item with the vote as its value, 0 to 10. Calling it
/// again does nothing.
void installFloorRowAccessible();

} // namespace studio::ui
