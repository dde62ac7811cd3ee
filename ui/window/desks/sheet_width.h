// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Not for others to include.
namespace studio::ui {

/// Least width of the sheets that show one long text.
constexpr int kSheetWidth = 520;

} // namespace studio::ui
