// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::ui {

class FloorRowWidget;

/// Lets readers see each row of the floor as an item with the vote as its value, 0 to 10, and the rows
/// together as a list. Once is enough, more does no harm.
void installFloorRowAccessible();

void tellValueChanged(FloorRowWidget &row);

} // namespace studio::ui
