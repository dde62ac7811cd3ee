// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/reading.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

enum class System { Hepburn, Kunrei };
enum class LongVowels { Written, LeftOut };

constexpr char16_t kSmallTsu = u'っ';
constexpr char16_t kLongMark = u'ー';

/// Kana and their letters; after a slash the Kunrei spelling if it differs.
const char16_t *const kTable = u"あ a い i う u え e お o か ka き ki く ku け ke こ ko が ga ぎ gi ぐ gu げ "
                               u"ge ご go さ sa し shi/si す su "
                               u"せ se そ so ざ za じ ji/zi ず zu ぜ ze ぞ zo た ta ち chi/ti つ tsu/tu て "
                               u"te と to だ da ぢ ji/zi づ zu で de "
                               u"ど do な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu/hu へ he ほ ho ば ba "
                               u"び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi "
                               u"ぷ pu ぺ pe ぽ po ま ma み mi む mu め me も mo や ya ゆ yu よ yo ら ra り "
                               u"ri る ru れ re ろ ro わ wa ゐ i ゑ e "
                               u"を o ん n ゔ vu ぁ a ぃ i ぅ u ぇ e ぉ o ゃ ya ゅ yu ょ yo ゎ wa";

struct Letters
{
    QString hepburn;
    QString kunrei;
};

const QHash<QChar, Letters> &letters()
{
    static const QHash<QChar, Letters> table = [] {
        QHash<QChar, Letters> made;
        const QStringList words = QString::fromUtf16(kTable).split(u' ');
        for (int word = 0; word + 1 < words.size(); word += 2) {
            const QStringList both = words[word + 1].split(u'/');
            made.insert(words[word].front(), {both.first(), both.last()});
        }
        return made;
    }();
    return table;
}

bool isSmallVowel(QChar c) { return QStringView(u"ゃゅょぁぃぅぇぉゎ").contains(c); }

/// き and ょ give kyo, し and ょ sho or syo, ふ and ぁ fa.
QString glide(const QString &before, QChar small, System system)
{
    QString sound = letters().value(small).hepburn;
    if (sound.size() == 1) // ぁ ぃ ぅ ぇ ぉ replace the vowel
        return before.chopped(1) + sound;
    const QString stem = before.chopped(1);
    const bool hidesTheY =
        system == System::Hepburn && (stem == "sh"_L1 || stem == "ch"_L1 || stem == "j"_L1);
    return stem + (hidesTheY ? sound.mid(1) : sound);
}

bool lengthens(QChar vowel, QChar next)
{
    return (next == vowel && QStringView(u"aou").contains(next)) || (vowel == u'o' && next == u'u');
}

QString spelled(const QString &text, System system, LongVowels longVowels)
{
    QString result;
    QString syllable;
    bool doubles = false;
    const auto put = [&] {
        if (doubles && !syllable.isEmpty())
            result += syllable.front();
        doubles = doubles && syllable.isEmpty();
        const bool isLong =
            syllable.size() == 1 && !result.isEmpty() && lengthens(result.back(), syllable[0]);
        if (!isLong || longVowels == LongVowels::Written)
            result += syllable;
        syllable.clear();
    };
    for (const QChar c : text) {
        const auto known = letters().constFind(c);
        if (isSmallVowel(c) && syllable.size() > 1) {
            syllable = glide(syllable, c, system);
            continue;
        }
        put();
        if (c == kSmallTsu)
            doubles = true;
        else if (c == kLongMark && !result.isEmpty())
            syllable = longVowels == LongVowels::Written ? QString(result.back()) : QString();
        else
            syllable = known == letters().cend()   ? QString(c)
                       : system == System::Hepburn ? known->hepburn
                                                   : known->kunrei;
    }
    put();
    return result;
}

bool hasKana(QStringView text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c.unicode() >= 0x3041 && c.unicode() <= 0x30ff; });
}

/// One character in comparable form; empty for a standalone accent.
QString foldedCharacter(const QString &character)
{
    QString plain;
    const QString apart = character.normalized(QString::NormalizationForm_KD).toCaseFolded();
    for (const QChar c : apart) {
        if (c.unicode() >= 0x0300 && c.unicode() <= 0x036f)
            continue;
        const bool isKatakana = c.unicode() >= 0x30a1 && c.unicode() <= 0x30f6;
        plain += isKatakana ? QChar(c.unicode() - 0x60) : c;
    }
    return plain.normalized(QString::NormalizationForm_C);
}

} // namespace

FoldedText foldWithOrigin(QStringView text)
{
    FoldedText result;
    for (int at = 0; at < text.size();) {
        const QChar c = text[at];
        int length = c.isHighSurrogate() && at + 1 < text.size() ? 2 : 1;
        // A separate voicing mark belongs to the kana before it.
        if (at + length < text.size() && (text[at + length] == u'\u3099' || text[at + length] == u'\u309a'))
            ++length;
        const QString plain =
            c.unicode() < 0x80 ? QString(c.toLower()) : foldedCharacter(text.mid(at, length).toString());
        for (int unit = 0; unit < plain.size(); ++unit)
            result.origin.append(at);
        result.text += plain;
        at += length;
    }
    result.origin.append(int(text.size()));
    return result;
}

QString folded(QStringView text) { return foldWithOrigin(text).text; }

QStringList spellings(const QString &foldedText)
{
    if (!hasKana(foldedText))
        return {foldedText};
    QStringList all;
    for (const System system : {System::Hepburn, System::Kunrei}) {
        for (const LongVowels vowels : {LongVowels::Written, LongVowels::LeftOut})
            all.append(spelled(foldedText, system, vowels));
    }
    all.removeDuplicates();
    return all;
}

} // namespace studio::ui
