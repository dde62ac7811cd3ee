// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace studio::ui {

/// The names of companionColours(), in the same order, for users who do not see the colours.
[[nodiscard]] QStringList companionColourNames();

} // namespace studio::ui
