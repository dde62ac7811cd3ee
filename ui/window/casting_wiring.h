// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::ui {

class Casting;
struct WindowParts;

/// The ways from the window to the forms of companions and back. Where nothing may be written there are none.
void wireCasting(const WindowParts &parts, Casting &casting);

} // namespace studio::ui
