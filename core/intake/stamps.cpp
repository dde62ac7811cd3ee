// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/stamps.h"

#include "core/base/utc.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::intake {
namespace {

const QRegularExpression &pattern()
{
    static const QRegularExpression kPattern(
        // A date: 06/05/2024, 6.5.24, 2024-05-06, 2024. 5. 6., 2024年5月6日, 06-May-24, May 6, 2024
        u"^(?<open>[\\[(])?"
        "(?:(?:(?<a>\\d{1,4})(?:[./-]|년 ?|年) ?(?<b>\\d{1,2}|[A-Za-z]{3})(?:[./-]|월 ?|月) "
        "?(?<c>\\d{1,4})(?:[.]|일|日)?|(?<month>[A-Z][a-z]{2,8}) (?<day>\\d{1,2}),? (?<year>\\d{4}))"
        "(?:\\([^)]{1,4}\\))?(?:, ?| at | um | à | à las | a las | klo | kl\\. | |T)+)?"
        // a time: 07:08, 7.08.09, 7:08 AM, 오전 7:08, 午後7:08, 7:08 م
        "(?<before>오전|오후|午前|午後|上午|下午)? ?(?<h>\\d{1,2})(?:[:.])(?<m>\\d{2})(?:[:.](?<s>\\d{2}))?"
        "(?:[.,]\\d{1,3})?(?:Z| UTC)? ?(?<after>[AaPp]\\.? ?[Mm]\\.?|[صم](?!\\w))?(?: Uhr)?"
        // what separates it from the rest; in copies of Discord nothing does
        "(?<close>[\\])])?(?: ?[-–—] | ?: |, |\\t|\\s+|$|(?<=\\])(?=\\w))"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return kPattern;
}

/// Replaces Arabic and Persian digits at the beginning by 0 to 9, so that all positions stay the same.
QString withPlainDigits(QString line)
{
    constexpr qsizetype kLongestStamp = 48;
    for (qsizetype i = 0; i < std::min(line.size(), kLongestStamp); ++i) {
        const char16_t u = line.at(i).unicode();
        if ((u >= 0x660 && u <= 0x669) || (u >= 0x6f0 && u <= 0x6f9))
            line[i] = QChar(u'0' + (u & 0xf));
        else if (u == u'،')
            line[i] = u',';
    }
    return line;
}

bool beginsInArabic(const QString &line)
{
    const auto isArabic = [](QChar c) { return c.unicode() >= 0x660 && c.unicode() <= 0x6f9; };
    const qsizetype first = line.startsWith(u'[') || line.startsWith(u'(') ? 1 : 0;
    return line.size() > first && isArabic(line.at(first));
}

int monthOf(const QString &name)
{
    static const QStringList kMonths{u"jan"_s, u"feb"_s, u"mar"_s, u"apr"_s, u"may"_s, u"jun"_s,
                                     u"jul"_s, u"aug"_s, u"sep"_s, u"oct"_s, u"nov"_s, u"dec"_s};
    return int(kMonths.indexOf(name.left(3).toLower())) + 1;
}

int fullYear(int year) { return year < 100 ? year + (year < 70 ? 2000 : 1900) : year; }

void readDate(const QRegularExpressionMatch &match, Stamp &stamp)
{
    if (match.capturedLength(u"month") > 0) {
        stamp.hasDate = stamp.isYearFirst = true;
        stamp.first = match.captured(u"year").toInt();
        stamp.second = monthOf(match.captured(u"month"));
        stamp.third = match.captured(u"day").toInt();
        return;
    }
    stamp.hasDate = match.capturedLength(u"a") > 0;
    if (!stamp.hasDate)
        return;
    const QString middle = match.captured(u"b");
    stamp.isYearFirst = match.capturedLength(u"a") == 4;
    stamp.first = match.captured(u"a").toInt();
    stamp.second = middle.front().isDigit() ? middle.toInt() : monthOf(middle);
    stamp.third = match.captured(u"c").toInt();
}

QDate dateOf(const Stamp &stamp, DateOrder order)
{
    if (stamp.isYearFirst)
        return {stamp.first, stamp.second, stamp.third};
    const bool isDayFirst = order == DateOrder::DayMonth;
    return {fullYear(stamp.third), isDayFirst ? stamp.second : stamp.first,
            isDayFirst ? stamp.first : stamp.second};
}

} // namespace

QString withoutMarks(QString line)
{
    line.removeIf([](QChar c) {
        const char16_t u = c.unicode();
        return u == 0x200e || u == 0x200f || (u >= 0x202a && u <= 0x202e) || (u >= 0x2066 && u <= 0x2069) ||
               u == 0xfeff;
    });
    for (const char16_t space : {u'\u202f', u'\u00a0', u'\u2009'})
        line.replace(QChar(space), u' ');
    return line;
}

std::optional<Stamp> yearlessStampOf(const QString &line)
{
    static const QRegularExpression kDay(u"^([A-Z][a-z]{2}) (\\d{1,2}) (?=\\d{2}:\\d{2}:\\d{2} )"_s);
    const auto day = kDay.match(line);
    auto stamp = day.hasMatch() ? stampOf(line.mid(day.capturedEnd())) : std::nullopt;
    if (!stamp || monthOf(day.captured(1)) == 0)
        return std::nullopt;
    stamp->length += day.capturedEnd();
    stamp->hasDate = stamp->isYearless = true;
    stamp->first = monthOf(day.captured(1));
    stamp->second = day.captured(2).toInt();
    return stamp;
}

std::optional<Stamp> stampOf(const QString &line)
{
    const QRegularExpressionMatch match =
        pattern().match(beginsInArabic(line) ? withPlainDigits(line) : line);
    if (!match.hasMatch())
        return std::nullopt;
    Stamp stamp;
    stamp.length = match.capturedEnd();
    stamp.isBracketed = match.capturedLength(u"open") > 0;
    if (stamp.isBracketed != (match.capturedLength(u"close") > 0))
        return std::nullopt;
    readDate(match, stamp);
    int hour = match.captured(u"h").toInt();
    const QString before = match.captured(u"before");
    const QString after = match.captured(u"after").toLower();
    const bool isHalf = !before.isEmpty() || !after.isEmpty();
    stamp.isHalfDay = after == "am"_L1 || after == "pm"_L1; // "a. m." is Spanish, where the day is first
    const bool isLate = before == u"오후" || before == u"午後" || before == u"下午" ||
                        after.startsWith(u'p') || after == u"م";
    if (isHalf)
        hour = hour % 12 + (isLate ? 12 : 0);
    stamp.time = QTime(hour, match.captured(u"m").toInt(), match.captured(u"s").toInt());
    return stamp.time.isValid() ? std::optional(stamp) : std::nullopt;
}

QDateTime timeOfStamp(const Stamp &stamp, DateOrder order, const QDate &day)
{
    const QDate date = stamp.isYearless ? QDate(day.year(), stamp.first, stamp.second)
                       : stamp.hasDate  ? dateOf(stamp, order)
                                        : day;
    return date.isValid() ? QDateTime(date, stamp.time, base::kUtc) : QDateTime();
}

void DateOrders::add(const Stamp &stamp)
{
    if (!stamp.hasDate || stamp.isYearFirst || stamp.isYearless)
        return;
    m_isHalfDay = m_isHalfDay || stamp.isHalfDay;
    const auto look = [&stamp](DateOrder order, QDate &last, int &wrong) {
        const QDate date = dateOf(stamp, order);
        if (!date.isValid() || (last.isValid() && date < last))
            wrong += date.isValid() ? 1 : 1'000;
        if (date.isValid())
            last = date;
        return date;
    };
    const QDate dayFirst = look(DateOrder::DayMonth, m_lastDayFirst, m_dayFirstWrong);
    const QDate monthFirst = look(DateOrder::MonthDay, m_lastMonthFirst, m_monthFirstWrong);
    m_ambiguous += dayFirst != monthFirst && dayFirst.isValid() && monthFirst.isValid() ? 1 : 0;
}

DateOrder DateOrders::order() const
{
    if (m_dayFirstWrong != m_monthFirstWrong)
        return m_dayFirstWrong < m_monthFirstWrong ? DateOrder::DayMonth : DateOrder::MonthDay;
    return m_isHalfDay ? DateOrder::MonthDay : DateOrder::DayMonth;
}

bool DateOrders::isGuess() const { return m_ambiguous > 0 && m_dayFirstWrong == m_monthFirstWrong; }

} // namespace studio::intake
