// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace studio::ui {

/// Version, Qt, system, platform, screens and language, a line "name: value" each. The lines are English in
/// every language of the window, because they are for those who read a report. They hold no paths, no names
/// of users or computers, and no keys. GUI thread.
[[nodiscard]] QString programDetails(const QWidget &window);

} // namespace studio::ui
