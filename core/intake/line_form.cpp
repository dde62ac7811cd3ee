// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/line_form.h"

#include "core/intake/line_heads.h"
#include "core/intake/spoken_words.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;
using Kind = studio::intake::LineHead::Kind;

namespace studio::intake {
namespace {

/// A quotation that only begins: part of a program's line about a title with a colon in it.
bool isQuoteOpen(const QString &name)
{
    const auto isMore = [&name](QChar open, QChar close) { return name.count(open) > name.count(close); };
    return name.count(u'"') % 2 == 1 || isMore(u'“', u'”') || isMore(u'«', u'»') || isMore(u'「', u'」') ||
           isMore(u'『', u'』') || (name.contains(u'„') && !name.contains(u'“'));
}

/// WhatsApp puts a direction mark before its own text in a person's name: "image omitted".
bool isMarked(const QString &written, qsizetype before)
{
    const qsizetype mark = written.indexOf(u": \u200e"_s);
    return mark >= 0 && withoutMarks(written.left(mark + 2)).size() == before;
}

LineHead stampedHead(const QString &written)
{
    const QString line = withoutMarks(written);
    const auto stamp = stampOf(line);
    if (!stamp)
        return {};
    const QString rest = line.mid(stamp->length);
    // Names contain no colon; KakaoTalk writes "Robin : hi".
    static const QRegularExpression kNamed(u"^([^:：\\n]{1,64}?) ?[:：](?: |$)(.*)$"_s,
                                           QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kWide(u"^([^:：\\n]{1,64}?)：(.*)$"_s);
    static const QRegularExpression kZoom(u"^From +(.+?) +to +.+$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    auto match = kNamed.match(rest);
    if (!match.hasMatch())
        match = kWide.match(rest);
    QString name = withoutSigns(givenName(match.captured(1)));
    if (!match.hasMatch() || name.isEmpty() || isQuoteOpen(name) ||
        isMarked(written, stamp->length + match.capturedStart(2)))
        return {Kind::Notice, {}, rest, stamp};
    if (const auto zoom = kZoom.match(name); zoom.hasMatch())
        name = zoom.captured(1);
    return {Kind::Opening, name, match.captured(2), stamp};
}

LineHead actOf(const QString &nick, const QString &text, const std::optional<Stamp> &stamp)
{
    LineHead act{Kind::Opening, givenName(nick), u'*' + text + u'*', stamp};
    act.isAct = true;
    return act;
}

/// "**** BEGIN LOGGING AT Mon May  6 07:00:00 2024", "--- Day changed Tue May 07 2024"
LineHead logDayHead(const QString &line)
{
    static const QRegularExpression kDay(u"^(?:\\*{3,}|---) .*[A-Z][a-z]{2} ([A-Z][a-z]{2}) +(\\d{1,2}) "
                                         "(?:\\d{2}:\\d{2}:\\d{2} )?(\\d{4})$"_s);
    const auto day = kDay.match(line);
    const int month = day.hasMatch() ? QLocale::c().toDate(day.captured(1), u"MMM"_s).month() : 0;
    return month > 0 ? dayHead(day.captured(3).toInt(), month, day.captured(2).toInt()) : LineHead();
}

LineHead nickHead(const QString &line)
{
    // Some copies put a colon after the nick.
    static const QRegularExpression kNick(
        u"^<[@+%&~!]? ?([^<>\\s][^<>]{0,38})>(?::(?=[ \\t]|$))?[ \\t]?(.*)$"_s);
    auto stamp = stampOf(line);
    if (!stamp)
        stamp = yearlessStampOf(line);
    const QString rest = stamp ? line.mid(stamp->length) : line;
    const auto match = kNick.match(rest);
    // Markup continues right after the tag, or closes it on the same line.
    static const QRegularExpression kMarkup(u"^[_=`/.,)<-]|</"_s);
    const bool isMarkup =
        !stamp && match.hasMatch() &&
        (!mayBeNick(match.captured(1)) || kMarkup.match(rest.mid(match.capturedEnd(1) + 1)).hasMatch());
    if (match.hasMatch() && !isMarkup && !match.captured(1).startsWith(u'/'))
        return {Kind::Opening, givenName(match.captured(1)), match.captured(2), stamp};
    static const QRegularExpression kAct(u"^\\*[ \\t]([^\\s*]{1,39}) (.+)$"_s);
    if (const auto act = kAct.match(rest); stamp && act.hasMatch())
        return actOf(act.captured(1), act.captured(2), stamp);
    if (const LineHead day = logDayHead(line); day.kind == Kind::Day)
        return day;
    static const QRegularExpression kProgram(u"^(?:\\*{3,}|-!-|---|===|-->|<--|\\*)\\s"_s);
    if (stamp || kProgram.match(rest).hasMatch())
        return {Kind::Notice, {}, rest, stamp};
    return {};
}

/// Year, month and day in the first three groups.
LineHead matchedDay(const QRegularExpressionMatch &day)
{
    return dayHead(day.captured(1).toInt(), day.captured(2).toInt(), day.captured(3).toInt());
}

/// WeeChat: arrows mark joins and leaves, a star marks an action, a sign before a nick is a rank.
LineHead weechatHead(const QStringList &columns, const Stamp &stamp)
{
    static const QSet<QString> kProgram{u"-->"_s, u"<--"_s, u"--"_s, u"=!="_s, u""_s};
    static const QRegularExpression kRank(u"^[+%&](?=\\w)"_s);
    QString name = columns.at(1).trimmed();
    const QString text = columns.mid(2).join(u'\t');
    if (kProgram.contains(name))
        return {Kind::Notice, {}, text, stamp};
    if (name == u'*')
        return actOf(firstWord(text), text.mid(firstWord(text).size() + 1), stamp);
    name.remove(kRank);
    return {Kind::Opening, givenName(name), text, stamp};
}

/// "2024-05-06 07:08:09,"Aya","Hello."": KakaoTalk on a phone.
LineHead commaHead(const QString &line)
{
    static const QRegularExpression kRow(
        u"^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}),\"?([^\",]{1,64})\"?,(\".*)$"_s);
    const auto row = kRow.match(line);
    const auto stamp = row.hasMatch() ? stampOf(row.captured(1)) : std::nullopt;
    return stamp ? LineHead{Kind::Opening, givenName(row.captured(2)), row.captured(3), stamp} : LineHead();
}

LineHead columnsHead(const QString &line)
{
    static const QRegularExpression kDay(u"^(\\d{4})[./-](\\d{1,2})[./-](\\d{1,2})[^\\t]{0,12}$"_s);
    if (const auto day = kDay.match(line); day.hasMatch())
        return matchedDay(day);
    static const QRegularExpression kEnglishDay(u"^[A-Za-z]{3}, (\\d{1,2})/(\\d{1,2})/(\\d{4})$"_s);
    if (const auto day = kEnglishDay.match(line); day.hasMatch()) {
        Stamp stamp;
        stamp.hasDate = true;
        stamp.first = day.captured(1).toInt();
        stamp.second = day.captured(2).toInt();
        stamp.third = day.captured(3).toInt();
        stamp.isHalfDay = true; // month first, as in English LINE
        stamp.time = QTime(0, 0);
        return {Kind::Day, {}, {}, stamp};
    }
    const QStringList columns = line.split(u'\t');
    const auto stamp = columns.size() > 1 ? stampOf(columns.first()) : std::nullopt;
    if (!stamp)
        return commaHead(line);
    if (stamp->hasDate && columns.size() > 2)
        return weechatHead(columns, *stamp);
    const QString name = givenName(columns.at(1));
    if (columns.size() < 3 || name.isEmpty())
        return {Kind::Notice, {}, columns.mid(1).join(u' '), stamp};
    return {Kind::Opening, name, columns.mid(2).join(u'\t'), stamp};
}

LineHead bracketedHead(const QString &line)
{
    static const QRegularExpression kForm(u"^\\[([^\\[\\]]{1,64})\\] (\\[[^\\[\\]]{4,16}\\]) ?(.*)$"_s);
    const auto match = kForm.match(line);
    if (match.hasMatch()) {
        if (const auto stamp = stampOf(match.captured(2)))
            return {Kind::Opening, givenName(match.captured(1)), match.captured(3), stamp};
    }
    static const QRegularExpression kDay(
        u"^-{5,} (\\d{4})(?:년|年|[./-]) ?(\\d{1,2})(?:월|月|[./-]) ?(\\d{1,2}).* -{5,}$"_s);
    const auto day = kDay.match(line);
    return day.hasMatch() ? matchedDay(day) : LineHead();
}

/// "2024-05-06 7:08:09 Aya(12345)": QQ, with a number or an address after the name.
LineHead datedHead(const QString &line)
{
    static const QRegularExpression kForm(
        u"^(\\d{4}-\\d{2}-\\d{2} \\d{1,2}:\\d{2}:\\d{2}) ([^:：]{1,40}?)(?:\\(\\d{4,}\\)|<[^<>]+>)?$"_s);
    const auto match = kForm.match(line);
    if (!match.hasMatch() || !mayBeName(match.captured(2)) || match.captured(2).count(u' ') > 2)
        return {};
    return {Kind::Opening, givenName(match.captured(2)), {}, stampOf(match.captured(1))};
}

/// "Ida Berg 10:31 AM": copies from Slack and Teams, with one blank between. Many other lines end with a
/// time, so every word of the name must begin as names do.
LineHead blankHead(const QString &line)
{
    constexpr qsizetype kLongest = 80; // a name and a time
    if (line.size() > kLongest)
        return {};
    static const QRegularExpression kForm(
        u"^(.{1,40}?) ((?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},? )?\\d{1,2}:\\d{2}(?: ?[AaPp]\\.?[Mm]\\.?)?)$"_s);
    const auto match = kForm.match(line);
    const QString name = givenName(match.captured(1));
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    const bool isName = !words.isEmpty() && words.size() <= 4 && mayBeName(name) &&
                        std::none_of(words.cbegin(), words.cend(),
                                     [](const QString &word) { return word.front().isLower(); });
    const auto stamp = isName ? stampOf(match.captured(2)) : std::nullopt;
    if (!stamp)
        return {};
    LineHead head{Kind::Opening, name, {}, stamp};
    head.isWeak = true;
    return head;
}

LineHead headedHead(const QString &line)
{
    static const QRegularExpression kRule(
        u"^(?:[=-]{8,}|\\{(?:Attachments|Embeds?|Stickers|Reactions|Inline Emojis)\\})$"_s);
    if (kRule.match(line).hasMatch())
        return {Kind::Notice};
    if (const auto stamp = stampOf(line); stamp && stamp->isBracketed) {
        QString rest = line.mid(stamp->length).trimmed();
        if (rest.endsWith(" (pinned)"_L1))
            rest.chop(9);
        const QString name = givenName(rest);
        if (!name.isEmpty() && !rest.contains(": "_L1))
            return {Kind::Opening, name, {}, stamp};
    }
    static const QRegularExpression kBehind(
        u"^(.{1,64}?)(?:, | — | – |  +)"
        "(\\[?[^\\d\\[]{0,20}\\d[\\d:./, -]*(?:at [\\d:]+)?(?: ?[AaPp]\\.?[Mm]\\.?)?\\]?):?$"_s);
    static const QRegularExpression kDated(u"^(.{1,64}?) (\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2} [\\d:]{4,8})$"_s);
    static const QRegularExpression kWords(
        u"^(?:today|yesterday|heute|gestern|hier|aujourd'hui|今日|昨日)[, ]*(?:at |um |à )?"_s,
        QRegularExpression::CaseInsensitiveOption);
    auto match = kBehind.match(line);
    if (!match.hasMatch())
        match = kDated.match(line);
    if (match.hasMatch()) {
        QString time = match.captured(2);
        time.replace(kWords, QString());
        if (const auto stamp = stampOf(time); stamp && stamp->length == time.size())
            return {Kind::Opening, givenName(match.captured(1)), {}, stamp};
    }
    const LineHead dated = datedHead(line);
    return dated.kind == Kind::Opening ? dated : blankHead(line);
}

LineHead headingHead(const QString &line)
{
    static const QRegularExpression kHeading(u"^#{1,6} +(.+?) *#*$"_s);
    static const QRegularExpression kBold(u"^(?:\\*\\*|__)([^*_]{1,60})(?:\\*\\*|__):?$"_s);
    auto match = kHeading.match(line);
    if (!match.hasMatch())
        match = kBold.match(line);
    if (!match.hasMatch())
        return {};
    QString name = match.captured(1);
    // A number before the name, a time after it, a picture beside it: "## 3. 🧑 Aya (7:08)"
    static const QRegularExpression kBefore(u"^(?:\\d+[.)] *)?[^\\p{L}\\p{N}]*"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kBehind(u"(?: *[(\\[].*|,? *[-–—] *\\d.*|,? \\d{1,4}[-/.:].*)$"_s);
    name.remove(kBefore);
    name.remove(kBehind);
    name = withoutSigns(givenName(name));
    static const QRegularExpression kNever(u"[:：/=@#$`{}<>|;,\\\\]|\\.$"_s); // in code and sentences
    if (name.isEmpty() || name.size() > kLongestName || name.count(u' ') > 3 || kNever.match(name).hasMatch())
        return {};
    const qsizetype level =
        std::find_if(line.cbegin(), line.cend(), [](QChar c) { return c != u'#'; }) - line.cbegin();
    return {Kind::Opening, name, {}, {}, int(level)};
}

} // namespace

bool isFence(const QString &line)
{
    static const QRegularExpression kFence(u"^(?:[^`:：]{1,48}[:：])?[\\s>*]*```[^`]*$"_s);
    return kFence.match(line).hasMatch();
}

bool mayBeFenced(LineForm form)
{
    return form == LineForm::Plain || form == LineForm::Headings || form == LineForm::Listed;
}

LineHead headIn(const QString &written, LineForm form)
{
    constexpr qsizetype kLongestHead = 4'000; // a longer line is no heading
    if (written.size() > kLongestHead && (form == LineForm::Headed || form == LineForm::Headings))
        return {};
    const bool isAsWritten = form == LineForm::Plain || form == LineForm::Stamped;
    const QString line = isAsWritten ? written : withoutMarks(written);
    switch (form) {
    case LineForm::Plain: return plainHead(line);
    case LineForm::Stamped: return stampedHead(line);
    case LineForm::Nick: return nickHead(line);
    case LineForm::Columns: return columnsHead(line);
    case LineForm::Bracketed: return bracketedHead(line);
    case LineForm::Headed: return headedHead(line);
    case LineForm::Headings: return headingHead(line);
    case LineForm::Listed: return listedHead(line);
    case LineForm::Quoted: return quotedHead(line);
    case LineForm::Spaced: return spacedHead(line);
    }
    return {};
}

LineHead headIn(const QString &line, LineForm form, const QSet<QString> &names)
{
    LineHead head = headIn(line, form);
    if (form != LineForm::Spaced || head.kind != Kind::Opening || names.contains(head.name))
        return head;
    const QString second = firstWord(head.text);
    const QString name = head.name + u' ' + second;
    if (!names.contains(name))
        return head;
    head.name = name;
    head.text = head.text.mid(second.size() + 1);
    return head;
}

} // namespace studio::intake
