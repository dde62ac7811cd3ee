// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "ui/settings/setting_keys.h"
#include "ui/theme/desktop_look.h"

#include <QPalette>

namespace studio::ui {

/// Applies a theme, a text size and the fonts of a language to the application. It remembers the desktop's
/// original values, so that "as the system" and "normal size" can be restored.
class Look
{
public:
    Look(); ///< after QApplication, before anything changed its palette

    /// A zoom of 1 is the desktop's own text size.
    void apply(ThemeChoice choice, const DesktopLook &desktop, double zoom, model::Language language) const;

    [[nodiscard]] static double larger(double zoom);
    [[nodiscard]] static double smaller(double zoom);
    /// The zoom after so many clicks of a wheel, or fractions of a click.
    [[nodiscard]] static double turned(double zoom, double clicks);

private:
    QPalette m_desktopPalette;
    double m_textSize = 0; ///< in points
};

} // namespace studio::ui
