// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_fold.h"

#include <array>

namespace studio::search {

namespace {

constexpr char32_t kTable = 0x600; // Latin, Greek and Cyrillic are looked up

bool isAccent(char32_t sign) { return sign >= 0x300 && sign <= 0x36f; }

bool isUnseen(char32_t sign)
{
    const bool isSelector = (sign >= 0xfe00 && sign <= 0xfe0f) || (sign >= 0xe0100 && sign <= 0xe01ef);
    const bool isApostrophe = sign == '\'' || sign == 0x2019 || sign == 0x2bc;
    return isSelector || isApostrophe || QChar::category(sign) == QChar::Other_Format;
}

QString madeAlike(char32_t sign)
{
    QString alike = QString::fromUcs4(&sign, 1)
                        .normalized(QString::NormalizationForm_KC)
                        .toCaseFolded()
                        .normalized(QString::NormalizationForm_D);
    alike.removeIf([](QChar unit) { return isAccent(unit.unicode()); });
    alike.replace(QChar(0xdf), QLatin1String("ss"));
    return alike.normalized(QString::NormalizationForm_C).toCaseFolded(); // İ is large until its dot is gone
}

const std::array<QString, kTable> &table()
{
    static const auto made = [] {
        std::array<QString, kTable> all;
        for (char32_t sign = 0; sign < kTable; ++sign) {
            if (!isUnseen(sign) && !isAccent(sign))
                all[sign] = madeAlike(sign);
        }
        return all;
    }();
    return made;
}

// Han, kana and Hangul syllables are the bulk of their texts and stay what they are.
bool staysAsItIs(char32_t sign)
{
    return (sign >= 0x4e00 && sign <= 0x9fff) || (sign >= 0x3041 && sign <= 0x3096) ||
           (sign >= 0x30a1 && sign <= 0x30fa) || sign == 0x30fc || (sign >= 0xac00 && sign <= 0xd7a3);
}

// ｶﾞ is two signs of half width, か with a mark two of full width: each is ガ, が. So with Hangul in parts.
bool joinsBefore(char32_t sign)
{
    if (sign == 0xff9e || sign == 0xff9f || (sign >= 0x1160 && sign <= 0x11ff))
        return true;
    const QChar::Category category = QChar::category(sign);
    return category == QChar::Mark_NonSpacing && sign >= kTable;
}

/// Whether the sign became one with what stands before it.
bool joined(QString &text, const QString &one)
{
    if (text.isEmpty() || one.size() != 1)
        return false;
    const QString both = QString(text.last(1) + one).normalized(QString::NormalizationForm_C);
    if (both.size() != 1)
        return false;
    text.back() = both.front();
    return true;
}

void fold(QStringView text, QString &out, QList<int> *places)
{
    const auto &alike = table();
    out.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype units = signSize(text, at);
        const char32_t sign =
            units == 2 ? QChar::surrogateToUcs4(text[at], text[at + 1]) : char32_t(text[at].unicode());
        const qsizetype before = out.size();
        if (sign < kTable) {
            out += alike[sign];
        } else if (staysAsItIs(sign)) {
            out += text[at];
        } else if (QChar::isSurrogate(sign)) {
            out += QChar(QChar::Space);
        } else if (!isUnseen(sign)) {
            const QString one = madeAlike(sign);
            if (!joinsBefore(sign) || !joined(out, one))
                out += one;
        }
        for (qsizetype unit = before; places && unit < out.size(); ++unit)
            places->append(int(at));
        at += units;
    }
    if (places)
        places->append(int(text.size()));
}

enum class Sort { Between, Word, Dense };

bool hasDenseScript(char32_t sign)
{
    switch (QChar::script(sign)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo:
    case QChar::Script_Hangul:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
    case QChar::Script_Yi: return true;
    default: return sign == 0x30fc;
    }
}

Sort sortOf(char32_t sign, Sort before)
{
    if (sign < 0x80 && ((sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9')))
        return Sort::Word;
    switch (QChar::category(sign)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Mark_Enclosing:
        if (QChar::script(sign) == QChar::Script_Inherited)
            return before == Sort::Dense ? Sort::Dense : Sort::Word;
        return hasDenseScript(sign) ? Sort::Dense : Sort::Word;
    case QChar::Letter_Uppercase:
    case QChar::Letter_Lowercase:
    case QChar::Letter_Titlecase:
    case QChar::Letter_Modifier:
    case QChar::Letter_Other:
    case QChar::Number_DecimalDigit:
    case QChar::Number_Letter:
    case QChar::Number_Other:
    case QChar::Other_PrivateUse: return hasDenseScript(sign) ? Sort::Dense : Sort::Word;
    case QChar::Symbol_Math:
    case QChar::Symbol_Currency:
    case QChar::Symbol_Modifier:
    case QChar::Symbol_Other:
    case QChar::Other_NotAssigned: return Sort::Dense; // emoji that Qt does not know yet are unassigned
    default: return Sort::Between;
    }
}

} // namespace

QString folded(QStringView text)
{
    QString out;
    fold(text, out, nullptr);
    return out;
}

Folded foldedWithPlaces(QStringView text)
{
    Folded out;
    fold(text, out.text, &out.places);
    return out;
}

QList<Piece> piecesOf(const QString &folded)
{
    const QStringView text(folded);
    QList<Piece> pieces;
    Sort sort = Sort::Between;
    qsizetype from = 0;
    const auto end = [&](qsizetype at) {
        if (sort != Sort::Between && at > from)
            pieces.append({text.sliced(from, at - from), from, sort == Sort::Dense});
        from = at;
    };
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype units = signSize(text, at);
        const char32_t sign =
            units == 2 ? QChar::surrogateToUcs4(text[at], text[at + 1]) : char32_t(text[at].unicode());
        const Sort here = sortOf(sign, sort);
        const bool isTooLong = here == Sort::Word && at + units - from > kLongestWord;
        if (here != sort || isTooLong) {
            end(at);
            sort = here;
        }
        at += units;
    }
    end(text.size());
    return pieces;
}

} // namespace studio::search
