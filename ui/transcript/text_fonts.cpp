// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/text_fonts.h"

#include "ui/theme/theme.h"

#include <QFontDatabase>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kLookedAt = 300; // UTF-16 units

// Common Chinese characters that Japanese does not use.
const QSet<QChar> &simplifiedSigns()
{
    static const QSet<QChar> signs = [] {
        const QString written =
            u"你您她哪们这说吗么时对还给让谁话书车门问间见觉认为从开关东长发现样难进过远边应该听读欢谢请"_s;
        return QSet<QChar>(written.begin(), written.end());
    }();
    return signs;
}

bool isKana(QChar sign) { return sign >= QChar(0x3041) && sign <= QChar(0x30ff) && sign != u'・'; }

} // namespace

QLocale writtenIn(QStringView text, const QLocale &window)
{
    const QStringView beginning = text.left(kLookedAt);
    if (std::any_of(beginning.begin(), beginning.end(), isKana))
        return QLocale(QLocale::Japanese);
    const QSet<QChar> &simplified = simplifiedSigns();
    if (std::any_of(beginning.begin(), beginning.end(),
                    [&](QChar sign) { return simplified.contains(sign); }))
        return QLocale(QLocale::Chinese);
    return window;
}

QFont textFont(QFont font, const QLocale &language)
{
    // Fonts that the user chose stay as they are; only our own font families are reordered.
    const QStringList known = Theme::fontFamilies(QLocale(QLocale::Japanese));
    if (!font.families().isEmpty() && known.contains(font.families().constFirst()))
        font.setFamilies(Theme::fontFamilies(language));
    return font;
}

QFont codeFont(QFont font, const QLocale &language)
{
    const bool chinese = language.language() == QLocale::Chinese;
    const QString first = chinese ? u"Noto Sans Mono CJK SC"_s : u"Noto Sans Mono CJK JP"_s;
    const QString second = chinese ? u"Noto Sans Mono CJK JP"_s : u"Noto Sans Mono CJK SC"_s;
    static const QString fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    font.setFamilies({u"DejaVu Sans Mono"_s, fixed, first, second, u"Noto Color Emoji"_s});
    font.setStyleHint(QFont::Monospace);
    return scaled(font, kCodeText);
}

QFont scaled(QFont font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(1, int(font.pixelSize() * factor)));
    return font;
}

QFont bold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace studio::ui
