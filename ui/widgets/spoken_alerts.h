// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace studio::ui {

/// From now on screen readers say what QAccessible::Alert tells them. Qt 6.4 for Linux drops that event, so
/// it is told once more as a notification that appears, which all readers say at once. The words are the
/// object's name; of a list they are its description, as its name says what the list is. The notification is
/// a hidden child of \p window. For the GUI thread; call it once for a window. Where another handler of
/// events is installed, such as that of a test, it does nothing.
void makeAlertsSpoken(QWidget &window);

} // namespace studio::ui
