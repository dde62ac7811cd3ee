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

    // Hue and saturation stay the persona's; only the lightness moves towards that of the text.
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

    // Last: the change of style calls onThemeChange(), which must find the new palette and fonts.
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

Theme Theme::light()
{
    Theme theme;
    theme.isDark = false;
    theme.window = QColor(0xf3, 0xf4, 0xf6);
    theme.surface = QColor(0xff, 0xff, 0xff);
    theme.raised = QColor(0xfa, 0xfa, 0xfb);
    theme.hover = QColor(0xea, 0xed, 0xf1);
    theme.border = QColor(0xd3, 0xd8, 0xdf);
    theme.text = QColor(0x1c, 0x20, 0x27);
    theme.mutedText = QColor(0x5a, 0x62, 0x6e);
    theme.disabledText = QColor(0x8b, 0x93, 0xa0);
    theme.accent = QColor(0x1f, 0x63, 0xa8);
    theme.accentText = QColor(0xff, 0xff, 0xff);
    theme.link = QColor(0x1f, 0x63, 0xa8);
    theme.focus = QColor(0x1f, 0x63, 0xa8);
    theme.userBubble = QColor(0xea, 0xf1, 0xf9);
    theme.userName = QColor(0x1f, 0x57, 0x92);
    theme.selection = QColor(0xb8, 0xd4, 0xf2);
    theme.selectionText = QColor(0x12, 0x17, 0x1e);
    theme.warning = QColor(0x8a, 0x52, 0x00);
    theme.error = QColor(0xb0, 0x24, 0x1c);
    theme.live = QColor(0xb3, 0x26, 0x1e);
    theme.stage = QColor(0xec, 0xef, 0xf3);
    theme.codeSurface = QColor(0xf1, 0xf3, 0xf6);
    theme.quoteBar = QColor(0xb4, 0xbc, 0xc7);
    theme.barFill = QColor(0x3f, 0x7f, 0xc0);
    theme.barTrack = QColor(0xe0, 0xe4, 0xe9);
    theme.hatch = QColor(0x85, 0x8e, 0x9b);
    theme.shadow = QColor(0x00, 0x00, 0x00);
    return theme;
}

Theme Theme::dark()
{
    Theme theme;
    theme.isDark = true;
    theme.window = QColor(0x16, 0x18, 0x1c);
    theme.surface = QColor(0x1d, 0x20, 0x25);
    theme.raised = QColor(0x26, 0x2a, 0x31);
    theme.hover = QColor(0x30, 0x35, 0x3d);
    theme.border = QColor(0x38, 0x3e, 0x47);
    theme.text = QColor(0xe6, 0xe8, 0xec);
    theme.mutedText = QColor(0xa3, 0xab, 0xb7);
    theme.disabledText = QColor(0x73, 0x7b, 0x87);
    theme.accent = QColor(0x7f, 0xb6, 0xee);
    theme.accentText = QColor(0x10, 0x16, 0x1d);
    theme.link = QColor(0x8f, 0xc0, 0xf2);
    theme.focus = QColor(0x7f, 0xb6, 0xee);
    theme.userBubble = QColor(0x24, 0x30, 0x40);
    theme.userName = QColor(0x9d, 0xc7, 0xf3);
    theme.selection = QColor(0x32, 0x59, 0x86);
    theme.selectionText = QColor(0xff, 0xff, 0xff);
    theme.warning = QColor(0xe8, 0xb5, 0x5c);
    theme.error = QColor(0xf4, 0x8f, 0x86);
    theme.live = QColor(0xff, 0x8a, 0x80);
    theme.stage = QColor(0x12, 0x14, 0x17);
    theme.codeSurface = QColor(0x24, 0x28, 0x2f);
    theme.quoteBar = QColor(0x4d, 0x55, 0x61);
    theme.barFill = QColor(0x69, 0xa5, 0xdf);
    theme.barTrack = QColor(0x33, 0x38, 0x41);
    theme.hatch = QColor(0x80, 0x89, 0x97);
    theme.shadow = QColor(0x00, 0x00, 0x00);
    return theme;
}

Theme Theme::highContrast()
{
    Theme theme;
    theme.isDark = true;
    theme.isHighContrast = true;
    theme.window = QColor(0x00, 0x00, 0x00);
    theme.surface = QColor(0x00, 0x00, 0x00);
    theme.raised = QColor(0x14, 0x14, 0x14);
    theme.hover = QColor(0x2b, 0x2b, 0x2b);
    theme.border = QColor(0xc4, 0xc4, 0xc4);
    theme.text = QColor(0xff, 0xff, 0xff);
    theme.mutedText = QColor(0xe2, 0xe2, 0xe2);
    theme.disabledText = QColor(0xa6, 0xa6, 0xa6);
    theme.accent = QColor(0x8e, 0xd0, 0xff);
    theme.accentText = QColor(0x00, 0x00, 0x00);
    theme.link = QColor(0x8e, 0xd0, 0xff);
    theme.focus = QColor(0xff, 0xdd, 0x33);
    theme.userBubble = QColor(0x10, 0x24, 0x3a);
    theme.userName = QColor(0xb5, 0xde, 0xfe);
    theme.selection = QColor(0x8e, 0xd0, 0xff);
    theme.selectionText = QColor(0x00, 0x00, 0x00);
    theme.warning = QColor(0xff, 0xcf, 0x66);
    theme.error = QColor(0xff, 0xaa, 0xa3);
    theme.live = QColor(0xff, 0xaa, 0xa3);
    theme.stage = QColor(0x00, 0x00, 0x00);
    theme.codeSurface = QColor(0x1c, 0x1c, 0x1c);
    theme.quoteBar = QColor(0xc4, 0xc4, 0xc4);
    theme.barFill = QColor(0x8e, 0xd0, 0xff);
    theme.barTrack = QColor(0x45, 0x45, 0x45);
    theme.hatch = QColor(0xc4, 0xc4, 0xc4);
    theme.shadow = QColor(0x00, 0x00, 0x00);
    return theme;
}

} // namespace studio::ui
