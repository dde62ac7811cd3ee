// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QLocale>
#include <QString>
#include <QStringList>

class QApplication;
class QPalette;

namespace studio::ui {

/// Distances in device-independent pixels, all on a grid of 4.
struct Metrics
{
    int tiny = 4;
    int small = 8;
    int medium = 12;
    int large = 16;
    int radius = 8;
    int control = 32;    ///< height of buttons and chips
    int barHeight = 8;   ///< of an importance bar
    int textWidth = 760; ///< widest column of running text
    int focusWidth = 2;  ///< of a focus ring
    bool operator==(const Metrics &) const = default;
};

/// Every colour and distance of the studio. The application's style carries the theme: widgets read it with
/// themeOf(), painting functions get it as an argument, and nothing else keeps a copy. No other code of the
/// window contains a colour value.
///
/// Text colours (text, mutedText, accent, link, live, userName, warning, error) have a contrast of at least
/// 4.5 on `window`, `surface`, `raised`, `stage` and `codeSurface`, in high contrast 7; so do the …Text
/// colours on the colour in their name.
struct Theme
{
    bool isDark = false;
    bool isHighContrast = false;

    QColor window;    ///< behind the panels
    QColor surface;   ///< behind running text and inputs
    QColor raised;    ///< chips, cards, buttons, tool tips
    QColor hover;     ///< `raised` under the pointer
    QColor border;    ///< hairlines and frames
    QColor text;      ///< spoken text
    QColor mutedText; ///< times, marks, quiet lines, placeholders
    QColor disabledText;
    QColor accent; ///< the current choice, the main button
    QColor accentText;
    QColor link;
    QColor focus;      ///< the ring around what has the keyboard focus
    QColor userBubble; ///< behind what the user said
    QColor userName;
    QColor selection;
    QColor selectionText;
    QColor warning;
    QColor error;
    QColor live;        ///< the sign of something that is on now: a camera, a door, money
    QColor stage;       ///< behind the companions
    QColor codeSurface; ///< behind code in running text
    QColor quoteBar;    ///< beside quoted text
    QColor barFill;     ///< the filled part of an importance bar
    QColor barTrack;    ///< the rest of the bar, and text not loaded yet
    QColor hatch;       ///< lines over something that is missing
    QColor shadow;      ///< over a window behind a sheet; painted at half opacity

    Metrics metrics;

    [[nodiscard]] static Theme light();
    [[nodiscard]] static Theme dark();
    [[nodiscard]] static Theme highContrast();
    /// Light or dark, like the desktop's palette.
    [[nodiscard]] static Theme following(const QPalette &desktop);

    /// A persona's "#rrggbb", made lighter or darker until it is readable as text on every background here;
    /// the accent colour if \p hex is not a colour.
    [[nodiscard]] QColor companionColour(const QString &hex) const;

    /// The lowest contrast that text of this theme has.
    [[nodiscard]] double textContrast() const { return isHighContrast ? 7.0 : 4.5; }
    [[nodiscard]] QPalette palette() const;
    /// Applies our palette, tool tips and fonts, and last our style, whose change calls onThemeChange().
    void applyTo(QApplication &application, const QLocale &language) const;

    /// The text font comes first, colour emoji last: the first family draws digits and spaces, and decides
    /// between the Japanese and Chinese shapes of a character.
    [[nodiscard]] static QStringList fontFamilies(const QLocale &language);
    /// WCAG 2 contrast of two opaque colours, 1 to 21.
    [[nodiscard]] static double contrast(const QColor &a, const QColor &b);

    bool operator==(const Theme &) const = default;
};

} // namespace studio::ui
