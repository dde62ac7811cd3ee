// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/naming.h"

#include "core/persona/limits.h"

#include <QHash>

#include <algorithm>
#include <memory>

#include <unicode/translit.h>
#include <unicode/unistr.h>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::ParticipantId;

namespace {

constexpr qsizetype kLongestStem = 40; // leaves room for the prefix and a number
constexpr char16_t kKatakanaOffset = 0x60;

/// The sounds of hiragana, in the order of their code points from ぁ (U+3041) on, separated by blanks.
QString soundOf(QChar hiragana)
{
    static const QStringList sounds = u"a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu "
                                      u"se ze so zo ta da chi ji - tsu zu "
                                      "te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo "
                                      "po ma mi mu me mo ya ya yu yu yo yo "
                                      "ra ri ru re ro wa wa i e o n vu ka ke"_s.split(u' ');
    return sounds.value(hiragana.unicode() - 0x3041);
}

bool isSmallVowel(QChar c) { return u"ぁぃぅぇぉ"_s.contains(c); }
bool isSmallY(QChar c) { return u"ゃゅょ"_s.contains(c); }

QChar asHiragana(QChar c)
{
    return c >= u'ァ' && c <= u'ヶ' ? QChar(char16_t(c.unicode() - kKatakanaOffset)) : c;
}

/// き and ゃ are kya, し and ゃ are sha.
QString withSmallY(const QString &sound, QChar smallY)
{
    QString stem = sound.chopped(1);
    const QString vowel = soundOf(smallY).mid(1);
    const bool hasOwnY = stem.endsWith(u"sh") || stem.endsWith(u"ch") || stem.endsWith(u'j');
    return hasOwnY ? QString(stem + vowel) : QString(stem + u'y' + vowel);
}

/// フ and ァ are fa, テ and ィ are ti, ウ and ィ are wi.
QString withSmallVowel(const QString &sound, QChar smallVowel)
{
    if (sound == "u"_L1)
        return u'w' + soundOf(smallVowel);
    return (sound.size() > 1 ? sound.chopped(1) : sound) + soundOf(smallVowel);
}

/// Small Latin letters and digits, with a single _ for anything between them; empty if nothing is left.
QString stemOf(const QString &name)
{
    QString stem;
    const QString plain = romanised(name.normalized(QString::NormalizationForm_KC))
                              .normalized(QString::NormalizationForm_D)
                              .toLower();
    for (const QChar c : plain) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            stem += c;
        else if (!c.isMark() && !stem.isEmpty() && !stem.endsWith(u'_'))
            stem += u'_';
    }
    stem.truncate(kLongestStem);
    while (stem.endsWith(u'_'))
        stem.chop(1);
    return stem;
}

/// "Ольга" becomes "Ol'ga", 京子 becomes "jing zi": by letters alone, so that names in any script get ids of
/// their own. Readings tell how to say a name.
QString inLatin(const QString &text)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::Transliterator> latin(
        icu::Transliterator::createInstance("Any-Latin; Latin-ASCII", UTRANS_FORWARD, status));
    if (U_FAILURE(status) || !latin)
        return {};
    constexpr qsizetype kEnough = 200;
    icu::UnicodeString letters(reinterpret_cast<const char16_t *>(text.utf16()),
                               int32_t(std::min(text.size(), kEnough)));
    latin->transliterate(letters);
    return QString(reinterpret_cast<const QChar *>(letters.getBuffer()), letters.length()).remove(u'\'');
}

} // namespace

QString romanised(const QString &text)
{
    QString latin;
    bool doubles = false; // after っ
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = asHiragana(text.at(i));
        if (c == u'っ') {
            doubles = true;
            continue;
        }
        if (c == u'ー')
            continue;
        QString sound = c >= u'ぁ' && c <= u'ゖ' ? soundOf(c) : QString(text.at(i));
        const QChar next = i + 1 < text.size() ? asHiragana(text.at(i + 1)) : QChar();
        const bool isSound = sound.size() > 1 || c == u'う';
        if (isSound && (isSmallY(next) || isSmallVowel(next))) {
            sound = isSmallY(next) ? withSmallY(sound, next) : withSmallVowel(sound, next);
            ++i;
        }
        if (doubles && sound.front().isLetter())
            sound.prepend(sound.startsWith(u"ch") ? QChar(u't') : sound.front());
        doubles = false;
        latin += sound;
    }
    return latin;
}

ParticipantId suggestedId(const QString &name, const QSet<ParticipantId> &taken, const QString &reading)
{
    QString stem = stemOf(name);
    if (stem.isEmpty())
        stem = stemOf(reading);
    if (stem.isEmpty())
        stem = stemOf(inLatin(name));
    if (!stem.isEmpty()) {
        const ParticipantId plain(kIdPrefix + stem);
        if (!taken.contains(plain))
            return plain;
    }
    for (int number = stem.isEmpty() ? 1 : 2;; ++number) {
        const QString end = stem.isEmpty() ? QString::number(number) : stem + u'_' + QString::number(number);
        const ParticipantId numbered(kIdPrefix + end);
        if (!taken.contains(numbered))
            return numbered;
    }
}

QString duplicateName(const QString &name, const QSet<QString> &taken)
{
    QString stem = name.trimmed();
    if (stem.isEmpty())
        return {};
    const qsizetype gap = stem.lastIndexOf(u' ');
    bool isNumbered = false;
    if (gap > 0)
        (void)QStringView(stem).mid(gap + 1).toInt(&isNumbered);
    if (isNumbered)
        stem.truncate(gap);
    for (int number = 2;; ++number) {
        const QString end = u' ' + QString::number(number);
        stem.truncate(kLongestName - end.size());
        if (stem.back().isHighSurrogate())
            stem.chop(1);
        const QString duplicate = stem + end;
        if (!taken.contains(duplicate))
            return duplicate;
    }
}

QString shownLine(const QString &text)
{
    QString shown;
    for (const char32_t c : text.toUcs4()) {
        const QChar::Category category = QChar::category(c);
        const bool isBreak = category == QChar::Separator_Line || category == QChar::Separator_Paragraph ||
                             category == QChar::Other_Control;
        const bool isHidden = category == QChar::Other_Surrogate || c == 0x061C || c == 0x200E ||
                              c == 0x200F || c == 0xFEFF || c == 0x200B || (c >= 0x202A && c <= 0x202E) ||
                              (c >= 0x2060 && c <= 0x2069);
        if (isBreak)
            shown += u' ';
        else if (!isHidden)
            shown += QString::fromUcs4(&c, 1);
    }
    return shown.simplified();
}

QString shownName(const QString &name)
{
    QString shown = shownLine(name.left(16 * kLongestName));
    shown.truncate(kLongestName);
    if (!shown.isEmpty() && shown.back().isHighSurrogate())
        shown.chop(1);
    return shown.trimmed();
}

QString fileStem(const ParticipantId &id)
{
    QString stem;
    for (const QChar c : id.value().left(kLongestId)) {
        const QChar small = c.toLower();
        const bool isPlain =
            (small >= u'a' && small <= u'z') || (small >= u'0' && small <= u'9') || small == u'-';
        stem += isPlain ? small : QChar(u'_');
    }
    return stem.startsWith(kIdPrefix) ? stem : kIdPrefix + stem;
}

} // namespace studio::persona
