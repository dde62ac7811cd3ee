// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace studio::ui {

/// From now on the wheel changes the widget's value only while it has the keyboard focus; otherwise it
/// scrolls the panel around the widget.
void keepWheelCalm(QWidget *widget);

} // namespace studio::ui
