// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace studio::ui {

/// The page of a dialog with its margins; it scrolls if there is too little room. Takes ownership.
[[nodiscard]] QWidget *scrolled(QWidget *page);

} // namespace studio::ui
