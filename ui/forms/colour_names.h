// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace studio::ui {

/// What companionColours() are called, in the same order, for those who do not see them.
[[nodiscard]] QStringList companionColourNames();

} // namespace studio::ui
