// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFrame;
class QWidget;

namespace studio::ui {

/// A line between the parts of a dialog, one above the other.
[[nodiscard]] QFrame *hairline(QWidget *parent);

} // namespace studio::ui
