// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/addressing/folded_text.h"

#include <algorithm>

namespace studio::addressing {

namespace {

/// What is written above and below letters. The marks of kana are others: が is not か.
bool isAccent(QChar unit) { return unit >= QChar(0x0300) && unit <= QChar(0x036F); }

/// A mark that belongs to the letter before it, also the separate ones of half-width kana.
bool goesWithLetter(QChar unit) { return unit.isMark() || unit == QChar(0xFF9E) || unit == QChar(0xFF9F); }

QString withoutAccents(const QString &text)
{
    if (std::all_of(text.begin(), text.end(), [](QChar unit) { return unit.unicode() < 0x80; }))
        return text;
    QString bare = text.normalized(QString::NormalizationForm_D);
    bare.removeIf(isAccent);
    return bare.normalized(QString::NormalizationForm_C);
}

} // namespace

QString normalized(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
    return plain.replace(QChar(0x2019), u'\'').replace(QChar(0x02BC), u'\'');
}

FoldedText foldedText(const QString &text)
{
    FoldedText folded;
    folded.text.reserve(text.size());
    folded.origin.reserve(text.size() + 1);
    for (qsizetype at = 0; at < text.size();) {
        const bool isPair =
            text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        qsizetype end = at + (isPair ? 2 : 1);
        while (end < text.size() && goesWithLetter(text[end]))
            ++end;
        const QString sign = withoutAccents(normalized(text.mid(at, end - at)));
        folded.text += sign;
        folded.origin.insert(folded.origin.size(), sign.size(), at);
        at = end;
    }
    folded.origin.append(text.size());
    return folded;
}

QString folded(const QString &text) { return withoutAccents(normalized(text)); }

} // namespace studio::addressing
