// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/look.h"

#include "ui/window/translations.h"

#include <QApplication>
#include <QFont>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr double kZoomStep = 1.1;
constexpr double kSmallest = 0.5;
constexpr double kLargest = 3.0;

Theme chosen(ThemeChoice choice, const QPalette &desktop)
{
    switch (choice) {
    case ThemeChoice::Light: return Theme::light();
    case ThemeChoice::Dark: return Theme::dark();
    case ThemeChoice::System: return Theme::following(desktop);
    }
    return Theme::light();
}

} // namespace

Look::Look()
    : m_desktopPalette(QApplication::palette())
    , m_textSize(QApplication::font().pointSizeF())
{
}

Theme Look::apply(ThemeChoice choice, double zoom, model::Language language) const
{
    QFont font = QApplication::font();
    font.setPointSizeF(m_textSize * zoom);
    QApplication::setFont(font);

    const Theme theme = chosen(choice, m_desktopPalette);
    theme.applyTo(*qApp, Translations::locale(language));
    return theme;
}

double Look::larger(double zoom) { return std::min(kLargest, zoom * kZoomStep); }

double Look::smaller(double zoom) { return std::max(kSmallest, zoom / kZoomStep); }

} // namespace studio::ui
