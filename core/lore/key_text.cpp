// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/key_text.h"

#include <QStringView>

#include <algorithm>
#include <array>

namespace studio::lore {

using namespace Qt::StringLiterals;

namespace {

bool writesNoSpaces(QChar::Script script)
{
    switch (script) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul: // has spaces, but particles follow the word without a space
    case QChar::Script_Bopomofo:
    case QChar::Script_Yi:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
    case QChar::Script_Tibetan:
    case QChar::Script_Javanese:
    case QChar::Script_Balinese: return true;
    default: return false;
    }
}

/// Kana marks for long vowels, voicing and repetition. Unicode gives them no script, because two scripts
/// share them.
bool isKanaMark(char32_t c)
{
    return c == 0x30fc || c == 0xff70 || c == 0xff9e || c == 0xff9f || (c >= 0x3099 && c <= 0x309c) ||
           (c >= 0x3031 && c <= 0x3035) || c == 0x3006 || c == 0x303c;
}

/// Whether two such characters side by side belong to one word.
bool isPartOfWord(char32_t c)
{
    return (QChar::isLetterOrNumber(c) || QChar::isMark(c) || c == U'_') &&
           !writesNoSpaces(QChar::script(c)) && !isKanaMark(c);
}

char32_t characterBefore(QStringView text, qsizetype at)
{
    const QChar c = text.at(at - 1);
    const bool isPair = c.isLowSurrogate() && at > 1 && text.at(at - 2).isHighSurrogate();
    return isPair ? QChar::surrogateToUcs4(text.at(at - 2), c) : c.unicode();
}

char32_t characterAt(QStringView text, qsizetype at)
{
    const QChar c = text.at(at);
    const bool isPair = c.isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate();
    return isPair ? QChar::surrogateToUcs4(c, text.at(at + 1)) : c.unicode();
}

bool joinsWords(QStringView text, qsizetype at)
{
    return at > 0 && at < text.size() && isPartOfWord(characterBefore(text, at)) &&
           isPartOfWord(characterAt(text, at));
}

/// Letters that fold to several letters; Qt folds each letter to one, and leaves these unchanged.
struct LongFold
{
    QChar letter;
    QLatin1StringView letters;
};
constexpr char16_t kFirstLongFold = 0xdf;
constexpr std::array<LongFold, 8> kLongFolds{{{u'\u00df', "ss"_L1},
                                              {u'\ufb00', "ff"_L1},
                                              {u'\ufb01', "fi"_L1},
                                              {u'\ufb02', "fl"_L1},
                                              {u'\ufb03', "ffi"_L1},
                                              {u'\ufb04', "ffl"_L1},
                                              {u'\ufb05', "st"_L1},
                                              {u'\ufb06', "st"_L1}}};

/// The text that a macro stands for in a search; none for other macros.
std::optional<QStringView> scannedMacro(QStringView inner, HiddenKeys hidden)
{
    const QStringView trimmed = inner.trimmed();
    if (trimmed.startsWith(u"//") || trimmed.startsWith(u"comment:", Qt::CaseInsensitive))
        return QStringView();
    constexpr QStringView kHidden = u"hidden_key:";
    if (!trimmed.startsWith(kHidden, Qt::CaseInsensitive))
        return std::nullopt;
    return hidden == HiddenKeys::Show ? trimmed.sliced(kHidden.size()) : QStringView();
}

} // namespace

QString exactText(const QString &text) { return text.normalized(QString::NormalizationForm_C); }

// Folded text may compose again: some accents have a composed form only with small letters.
QString foldedText(const QString &text)
{
    QString folded = exactText(text).toCaseFolded();
    if (std::all_of(folded.cbegin(), folded.cend(), [](QChar c) { return c.unicode() < kFirstLongFold; }))
        return folded;
    for (const LongFold &fold : kLongFolds) {
        if (folded.contains(fold.letter))
            folded.replace(fold.letter, fold.letters);
    }
    return exactText(folded);
}

bool isWholeWord(QStringView text, qsizetype from, qsizetype to)
{
    return !joinsWords(text, from) && !joinsWords(text, to);
}

bool hasMacro(const QString &text) { return text.contains("{{"_L1) || text.contains(u'<'); }

QString scannedText(const QString &text, HiddenKeys hidden)
{
    if (!text.contains("{{"_L1))
        return text;
    QString done;
    qsizetype copied = 0;
    for (qsizetype at = text.indexOf("{{"_L1); at >= 0;) {
        const qsizetype end = text.indexOf("}}"_L1, at);
        if (end < 0)
            break;
        const auto shown = scannedMacro(QStringView(text).sliced(at + 2, end - at - 2), hidden);
        if (shown) {
            done += QStringView(text).sliced(copied, at - copied);
            done += *shown;
            copied = end + 2;
        }
        at = text.indexOf("{{"_L1, shown ? end + 2 : at + 2);
    }
    return done + QStringView(text).sliced(copied);
}

} // namespace studio::lore
