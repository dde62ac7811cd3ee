// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

class QWidget;

namespace studio::ui {

/// The theme of the style that draws \p widget; of the application's style where the widget has a style sheet
/// or is null; the light theme where the application does not use our style. A walk over pointers, so
/// painting may ask each time. Do not keep the reference: it ends with the style, at the next change of
/// theme.
[[nodiscard]] const Theme &themeOf(const QWidget *widget);

} // namespace studio::ui
