// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/hooks.h"
#include "ui/theme/studio_style.h"

#include <QApplication>
#include <QFont>
#include <QPalette>
#include <QToolTip>

#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

Theme Theme::following(const QPalette &desktop)
{
    const bool darkDesktop =
        luminance(desktop.color(QPalette::Window)) < luminance(desktop.color(QPalette::WindowText));
    return darkDesktop ? dark() : light();
}

QColor Theme::companionColour(const QString &hex) const
{
    const QColor wanted(hex);
    if (!wanted.isValid())
        return accent;

    // Hue and saturation are the persona's; only the lightness moves, towards that of text.
    const float goal = isDark ? 1 : 0;
    float hue = 0;
    float saturation = 0;
    float lightness = 0;
    wanted.getHslF(&hue, &saturation, &lightness);
    for (int step = 0; step <= 40; ++step) {
        const float moved = lightness + (goal - lightness) * float(step) / 40;
        const QColor tried = step == 0 ? QColor::fromRgb(wanted.rgb())
                                       : QColor::fromHslF(std::max(0.0F, hue), saturation, moved).toRgb();
        const auto reads = [&](const QColor &ground) { return contrast(tried, ground) >= textContrast(); };
        if (reads(window) && reads(surface) && reads(raised) && reads(userBubble) && reads(stage))
            return tried;
    }
    return text;
}

QPalette Theme::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, surface);
    palette.setColor(QPalette::AlternateBase, raised);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, mutedText);
    palette.setColor(QPalette::Button, raised);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, error);
    palette.setColor(QPalette::Highlight, selection);
    palette.setColor(QPalette::HighlightedText, selectionText);
    palette.setColor(QPalette::Link, link);
    palette.setColor(QPalette::LinkVisited, link);
    palette.setColor(QPalette::ToolTipBase, raised);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Light, hover);
    palette.setColor(QPalette::Midlight, raised);
    palette.setColor(QPalette::Mid, border);
    palette.setColor(QPalette::Dark, border);
    palette.setColor(QPalette::Shadow, border);

    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabledText);
    return palette;
}

void Theme::applyTo(QApplication &application, const QLocale &language) const
{
    application.setPalette(palette());
    QToolTip::setPalette(palette());

    QFont font = application.font();
    font.setFamilies(fontFamilies(language));
    application.setFont(font);

    // Last: onThemeChange() is called by the change of style, and then finds the new palette and fonts.
    application.setStyle(new StudioStyle(*this));
}

QStringList Theme::fontFamilies(const QLocale &language)
{
    const bool chinese = language.language() == QLocale::Chinese;
    const QString first = chinese ? u"Noto Sans CJK SC"_s : u"Noto Sans CJK JP"_s;
    const QString second = chinese ? u"Noto Sans CJK JP"_s : u"Noto Sans CJK SC"_s;
    return {first, second, u"Noto Sans"_s, u"Noto Color Emoji"_s};
}

double Theme::contrast(const QColor &a, const QColor &b)
{
    const double one = luminance(a);
    const double other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

} // namespace studio::ui
