// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/look.h"

#include "ui/theme/theme.h"
#include "ui/window/translations.h"

#include <QApplication>
#include <QFont>

#include <algorithm>
#include <cmath>

namespace studio::ui {

namespace {

constexpr double kZoomStep = 1.1;
constexpr double kSmallest = 0.5;
constexpr double kLargest = 3.0;

Theme asTheDesktop(const DesktopLook &desktop, const QPalette &palette)
{
    if (desktop.highContrast)
        return Theme::highContrast();
    if (desktop.dark)
        return *desktop.dark ? Theme::dark() : Theme::light();
    return Theme::following(palette);
}

Theme chosen(ThemeChoice choice, const DesktopLook &desktop, const QPalette &palette)
{
    switch (choice) {
    case ThemeChoice::Light: return Theme::light();
    case ThemeChoice::Dark: return Theme::dark();
    case ThemeChoice::HighContrast: return Theme::highContrast();
    case ThemeChoice::System: return asTheDesktop(desktop, palette);
    }
    return Theme::light();
}

} // namespace

Look::Look()
    : m_desktopPalette(QApplication::palette())
    , m_textSize(QApplication::font().pointSizeF())
{
}

void Look::apply(ThemeChoice choice, const DesktopLook &desktop, double zoom, model::Language language) const
{
    QFont font = QApplication::font();
    font.setPointSizeF(m_textSize * zoom);
    QApplication::setFont(font);

    chosen(choice, desktop, m_desktopPalette).applyTo(*qApp, Translations::locale(language));
}

double Look::larger(double zoom) { return turned(zoom, 1); }

double Look::smaller(double zoom) { return turned(zoom, -1); }

double Look::turned(double zoom, double clicks)
{
    const double wanted = zoom * std::pow(kZoomStep, clicks);
    return std::abs(wanted - 1.0) < 0.01 ? 1.0 : std::clamp(wanted, kSmallest, kLargest);
}

} // namespace studio::ui
