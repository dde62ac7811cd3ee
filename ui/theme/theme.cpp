// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QApplication>
#include <QFont>
#include <QPalette>
#include <QStyleFactory>
#include <QToolTip>

#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr double kReadable = 4.5; // WCAG 2 AA for text

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

QColor mixed(const QColor &from, const QColor &to, double share)
{
    const auto mix = [share](double a, double b) { return float(a + (b - a) * share); };
    return QColor::fromRgbF(mix(from.redF(), to.redF()), mix(from.greenF(), to.greenF()),
                            mix(from.blueF(), to.blueF()));
}

} // namespace

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
    theme.accent = QColor(0x1f, 0x63, 0xa8);
    theme.accentText = QColor(0xff, 0xff, 0xff);
    theme.userBubble = QColor(0xea, 0xf1, 0xf9);
    theme.userName = QColor(0x1f, 0x57, 0x92);
    theme.selection = QColor(0xb8, 0xd4, 0xf2);
    theme.selectionText = QColor(0x12, 0x17, 0x1e);
    theme.warning = QColor(0x8a, 0x52, 0x00);
    theme.error = QColor(0xb0, 0x24, 0x1c);
    theme.barFill = QColor(0x3f, 0x7f, 0xc0);
    theme.barTrack = QColor(0xe0, 0xe4, 0xe9);
    theme.hatch = QColor(0x85, 0x8e, 0x9b);
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
    theme.accent = QColor(0x7f, 0xb6, 0xee);
    theme.accentText = QColor(0x10, 0x16, 0x1d);
    theme.userBubble = QColor(0x24, 0x30, 0x40);
    theme.userName = QColor(0x9d, 0xc7, 0xf3);
    theme.selection = QColor(0x32, 0x59, 0x86);
    theme.selectionText = QColor(0xff, 0xff, 0xff);
    theme.warning = QColor(0xe8, 0xb5, 0x5c);
    theme.error = QColor(0xf4, 0x8f, 0x86);
    theme.barFill = QColor(0x69, 0xa5, 0xdf);
    theme.barTrack = QColor(0x33, 0x38, 0x41);
    theme.hatch = QColor(0x80, 0x89, 0x97);
    return theme;
}

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
        if (contrast(tried, window) >= kReadable && contrast(tried, surface) >= kReadable &&
            contrast(tried, raised) >= kReadable && contrast(tried, userBubble) >= kReadable)
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
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, accent);
    palette.setColor(QPalette::ToolTipBase, raised);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Light, hover);
    palette.setColor(QPalette::Midlight, raised);
    palette.setColor(QPalette::Mid, border);
    palette.setColor(QPalette::Dark, border);
    palette.setColor(QPalette::Shadow, border);

    const QColor disabled = mixed(mutedText, surface, 0.35);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    return palette;
}

void Theme::applyTo(QApplication &application, const QLocale &language) const
{
    application.setStyle(QStyleFactory::create(u"Fusion"_s));
    application.setPalette(palette());
    QToolTip::setPalette(palette());

    QFont font = application.font();
    font.setFamilies(fontFamilies(language));
    application.setFont(font);
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
