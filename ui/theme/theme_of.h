// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

class QWidget;

namespace studio::ui {

/// The theme of the style that draws \p widget. If the widget has a style sheet or is null: of the
/// application's style. If the application does not use our style: the light theme. The lookup only follows
/// pointers, so painting code may ask each time. Do not keep the reference: it dies with the style at the
/// next change of theme.
[[nodiscard]] const Theme &themeOf(const QWidget *widget);

} // namespace studio::ui
