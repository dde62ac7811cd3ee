// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::ui {

/// From now on screen readers hear of every QComboBox what it is for, which entry it has, and each entry that
/// the arrow keys choose. Qt for Linux gives them the entry in place of the name, and is silent when another
/// entry is chosen. For the GUI thread; further calls do nothing. Combo boxes that a screen reader met before
/// keep what Qt says of them.
void makeChoicesSpoken();

} // namespace studio::ui
