// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "ui/theme/desktop_look.h"
#include "ui/window/window_memory.h"

#include <QPalette>

namespace studio::ui {

/// Puts a theme, a text size and the fonts of a language on the application. It remembers what the desktop
/// gave before the first time, so that "as the system" and "normal size" can come back.
class Look
{
public:
    Look(); ///< after QApplication, before anybody changed its palette

    /// zoom 1 is the desktop's own text size.
    void apply(ThemeChoice choice, const DesktopLook &desktop, double zoom, model::Language language) const;

    [[nodiscard]] static double larger(double zoom);
    [[nodiscard]] static double smaller(double zoom);
    /// By so many clicks of a wheel, or parts of one.
    [[nodiscard]] static double turned(double zoom, double clicks);

private:
    QPalette m_desktopPalette;
    double m_textSize = 0; ///< in points
};

} // namespace studio::ui
