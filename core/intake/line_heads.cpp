// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/line_heads.h"

#include "core/intake/spoken_words.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using Kind = studio::intake::LineHead::Kind;

namespace studio::intake {
namespace {

constexpr qsizetype kLongestMood = 40;

bool isColonSign(QChar c) { return c == u':' || c == u'：'; }

/// "Aya (7:08): Hello." without the time.
QString withoutTime(const QString &written)
{
    static const QRegularExpression kTime(
        u"^([^:：()\\[\\]]{1,40}?) ?[(\\[]\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[AaPp][Mm])?[)\\]] ?([:：])"_s);
    const auto timed = kTime.match(written);
    if (!timed.hasMatch())
        return written;
    const QString head = timed.captured(1) + timed.captured(2);
    return head + written.mid(timed.capturedEnd());
}

/// Removes "(smiling)" after a name. Numbers and punctuation are no mood, nor is it one after a lower-case
/// word: "feat (ui)".
QString takeMood(QString &name)
{
    static const QRegularExpression kMood(
        u"^(.{1,40}?)( \\([^()]{1,40}\\)| \\[[^\\[\\]]{1,40}\\]| \\*[^*]{1,40}\\*| ?（[^（）]{1,40}）)$"_s);
    const auto match = kMood.match(name);
    if (!match.hasMatch())
        return {};
    const QString mood = match.captured(2).trimmed();
    const bool isWord = hasLetters(mood) && mood.size() > 3 &&
                        std::none_of(mood.cbegin(), mood.cend(), [](QChar c) { return c.isDigit(); });
    if (!isWord || name.front().isLower())
        return {};
    name = match.captured(1);
    return mood;
}

/// Removes the brackets of "[Aya]" and "<Aya>". False: there are none.
bool takeBrackets(QString &name)
{
    static const QRegularExpression kBrackets(u"^(?:\\[([^\\[\\]<>]{1,40})\\]|<([^\\[\\]<>/]{1,40})>)$"_s);
    const auto match = kBrackets.match(name);
    if (match.hasMatch())
        name = match.captured(1) + match.captured(2);
    return match.hasMatch();
}

/// Whether the text is what a list of links, settings or code has after a colon.
bool isAddress(const QString &text)
{
    const QString plain = text.trimmed();
    return plain.startsWith("http"_L1) || plain.startsWith("www."_L1) || plain.startsWith(u'/') ||
           plain.startsWith(u'#') || plain.startsWith(u'<');
}

} // namespace

QString givenName(const QString &written)
{
    QString name = written.simplified();
    while (name.startsWith(u'~') || name.startsWith(u'@'))
        name = name.mid(1).trimmed();
    return name.size() <= 64 ? name : QString();
}

QString withoutSigns(QString name)
{
    while (name.startsWith(u'*') || name.startsWith(u'_'))
        name = name.mid(1);
    while (name.endsWith(u'*') || name.endsWith(u'_') || name.endsWith(u':') || name.endsWith(u'：'))
        name.chop(1);
    return name.trimmed();
}

LineHead dayHead(int year, int month, int day)
{
    Stamp stamp;
    stamp.hasDate = stamp.isYearFirst = true;
    stamp.first = year;
    stamp.second = month;
    stamp.third = day;
    stamp.time = QTime(0, 0);
    return {Kind::Day, {}, {}, stamp};
}

LineHead plainHead(const QString &written)
{
    if (isStageLine(written))
        return {Kind::Notice, {}, written};
    const QString line = withoutTime(written);
    const qsizetype end = std::min(line.size(), kLongestName + kLongestMood + 8);
    const qsizetype at = std::find_if(line.cbegin(), line.cbegin() + end, isColonSign) - line.cbegin();
    if (at == 0 || at >= line.size() || !isColonSign(line.at(at)) || line.front().isSpace())
        return {};
    const bool isTight = at + 1 < line.size() && line.at(at) == u':' && !line.at(at + 1).isSpace();
    // An address, a name from a program ("Test::Simple"), or markup within a sentence ("the :ref:`boat`").
    const QStringView behind = QStringView(line).mid(at + 1);
    if (behind.startsWith("//"_L1) || (isTight && (behind.front() == u':' || line.at(at - 1).isSpace())))
        return {};
    LineHead head{Kind::Opening, line.left(at).trimmed(), line.mid(at + 1)};
    if (head.name.startsWith("**"_L1) && !head.name.endsWith("**"_L1) && head.text.startsWith("**"_L1))
        head.text = head.text.mid(2);
    static const QRegularExpression kSaid(u" said$"_s); // in copies from a web page
    QString mood = takeMood(head.name);
    head.name = withoutSigns(head.name);
    if (mood.isEmpty())
        mood = takeMood(head.name);
    head.isMoody = !mood.isEmpty();
    head.isTight = isTight && line.at(at + 1).unicode() < 0x80;
    if (takeBrackets(head.name)) {
        const bool isParted = head.text.isEmpty() || head.text.front().isSpace() || line.at(at) == u'：';
        if (!isParted || isAddress(head.text))
            return {};
        head.isWeak = true;
    }
    if (head.text.trimmed().isEmpty())
        head.name.remove(kSaid);
    if (!hasLetters(head.name) || head.name.size() > kLongestName || head.name.count(u' ') > 4)
        return {};
    if (head.text.startsWith(u' '))
        head.text = head.text.mid(1);
    if (head.isMoody)
        head.text = mood + u' ' + head.text; // the writer's note on the voice stays with the words
    return head;
}

LineHead listedHead(const QString &line)
{
    static const QRegularExpression kItem(
        u"^(?:[ \\t\\x{3000}]{0,8}[-–—*+•·◦‣▪●○・][ \\t]+|[ \\t\\x{3000}]{1,8})(?=\\S)"_s);
    const auto item = kItem.match(line);
    if (!item.hasMatch())
        return {};
    LineHead head = plainHead(line.mid(item.capturedEnd()));
    // Names of settings are lower-case or likeThis, and a line without a value starts a group of them.
    static const QRegularExpression kJoined(u"\\p{Ll}\\p{Lu}\\w*(?: |$)"_s);
    const bool isOfSettings = head.name.isEmpty() || head.name.front().isLower() ||
                              kJoined.match(head.name).hasMatch() || head.text.trimmed().isEmpty();
    return isOfSettings ? LineHead() : head;
}

LineHead quotedHead(const QString &line)
{
    if (!line.contains(u'「') && !line.contains(u'『'))
        return {}; // most lines; their pattern costs much more
    static const QRegularExpression kForm(
        u"^[ \\x{3000}]{0,4}([^\\s「」『』（）()。、，,！？!?…―:：\\d]{1,12})"
        "((?:（[^（）]{1,20}）)?)[ \\x{3000}]?([「『].*)$"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    const auto match = kForm.match(line.trimmed());
    if (!match.hasMatch())
        return {};
    const QString name = match.captured(1);
    const QString text = match.captured(3);
    // "太郎は「はい」と": the sentence continues before or after the quotation.
    static const QRegularExpression kParticle(
        u"(?:[はがをへで]|(?<![\\x{3041}-\\x{309f}])[もとにのてたな])$"_s);
    const qsizetype close = std::max(text.lastIndexOf(u'」'), text.lastIndexOf(u'』'));
    const bool isOver = close == text.size() - 1;
    if (kParticle.match(name).hasMatch() || (close >= 0 && !isOver))
        return {};
    const QString mood = match.captured(2);
    LineHead head{Kind::Opening, name, mood.isEmpty() ? text : mood + text};
    return head;
}

LineHead spacedHead(const QString &line)
{
    const bool isWord = !line.isEmpty() && line.front().unicode() < 0x80 && !line.front().isDigit();
    if (line.isEmpty() || isWord)
        return {}; // neither a day nor a time
    static const QRegularExpression kDay(
        u"^(\\d{4})[./](\\d{1,2})[./](\\d{1,2})[ (（]{1,2}"
        "(?:\\p{L}{1,3}曜日|[月火水木金土日]|[A-Z][a-z]{2,8}|星期.|週.|周.)[)）]?$"_s);
    if (const auto day = kDay.match(line); day.hasMatch())
        return dayHead(day.captured(1).toInt(), day.captured(2).toInt(), day.captured(3).toInt());
    const auto stamp = stampOf(line);
    if (!stamp || stamp->hasDate || stamp->isBracketed || line.contains(u'\t'))
        return {};
    const QString written = line.left(stamp->length).trimmed();
    const QString rest = line.mid(stamp->length);
    const bool isParted = !written.isEmpty() && written.back().isLetterOrNumber();
    const QString first = firstWord(rest);
    const QString name = givenName(first);
    const QString text = rest.mid(first.size() + 1);
    if (!isParted || rest.isEmpty())
        return {};
    if (name.isEmpty() || text.trimmed().isEmpty() || !hasLetters(name))
        return {Kind::Notice, {}, rest, stamp};
    return {Kind::Opening, name, text, stamp};
}

bool isTitleOfLine(const QString &line)
{
    return line.startsWith("[LINE]"_L1) || line.startsWith(u"保存日時"_s) || line.startsWith(u"儲存日期"_s) ||
           line.startsWith("Saved on"_L1);
}

bool isBareQuote(const QString &line)
{
    const QString plain = line.trimmed();
    return plain.startsWith(u'「') || plain.startsWith(u'『');
}

QString firstWord(const QString &text)
{
    const qsizetype end = text.indexOf(u' ');
    return end < 0 ? text : text.left(end);
}

QString unquoted(const QString &text)
{
    for (const auto &[open, close] : {std::pair{u'「', u'」'}, std::pair{u'『', u'』'}}) {
        const bool isOne = text.size() > 1 && text.startsWith(open) && text.indexOf(close) == text.size() - 1;
        if (isOne)
            return text.mid(1, text.size() - 2);
    }
    return text;
}

} // namespace studio::intake
