// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Only for the sheets in this folder.
namespace studio::ui {

/// Least width of the sheets that show one long text.
constexpr int kSheetWidth = 520;

} // namespace studio::ui
