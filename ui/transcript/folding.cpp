// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/folding.h"

namespace studio::ui {

namespace {

// ｶﾞ is two signs of half width and one of full width, ガ.
bool joinsBefore(char32_t sign)
{
    return sign == 0xff9e || sign == 0xff9f || sign == 0x3099 || sign == 0x309a;
}

QString foldedSign(char32_t sign)
{
    if (sign < 0x80)
        return QString(QChar(char16_t(sign)).toLower());
    return QString::fromUcs4(&sign, 1).normalized(QString::NormalizationForm_KC).toCaseFolded();
}

} // namespace

FoldedText foldedText(QStringView text)
{
    FoldedText out;
    out.text.reserve(text.size());
    out.places.reserve(text.size() + 1);
    for (qsizetype at = 0; at < text.size();) {
        char32_t sign = text[at].unicode();
        const int units =
            text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate() ? 2 : 1;
        if (units == 2)
            sign = QChar::surrogateToUcs4(text[at], text[at + 1]);
        QString one = foldedSign(sign);
        if (joinsBefore(sign) && !out.text.isEmpty()) {
            const QString joined = QString(out.text.last(1) + one).normalized(QString::NormalizationForm_C);
            if (joined.size() == 1) {
                out.text.back() = joined.front();
                one.clear();
            }
        }
        for (qsizetype unit = 0; unit < one.size(); ++unit)
            out.places.append(int(at));
        out.text += one;
        at += units;
    }
    out.places.append(int(text.size()));
    return out;
}

QString foldedQuery(const QString &query) { return foldedText(query.simplified()).text; }

QList<TextHit> hitsIn(QStringView text, const QString &foldedQuery)
{
    QList<TextHit> hits;
    if (foldedQuery.isEmpty())
        return hits;
    const FoldedText in = foldedText(text);
    for (qsizetype at = in.text.indexOf(foldedQuery); at >= 0;
         at = in.text.indexOf(foldedQuery, at + foldedQuery.size()))
        hits.append({in.places.at(at), in.places.at(at + foldedQuery.size())});
    return hits;
}

} // namespace studio::ui
