// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace studio::ui {

/// From now on the wheel changes the widget's value only while it has the keys; otherwise it scrolls the
/// panel that the widget stands in, as elsewhere.
void keepWheelCalm(QWidget *widget);

} // namespace studio::ui
