// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringView>

#include <optional>

// The times that chat programs put before a message, in the ways of many countries. Pure.
namespace studio::intake {

/// A date of three numbers does not say which of them is the day.
enum class DateOrder { DayMonth, MonthDay };

/// What a line begins with, in numbers as they stand there.
struct Stamp
{
    qsizetype length = 0; ///< of the text that it takes, with what parts it from the rest
    bool hasDate = false;
    int first = 0; ///< year, or one of day and month
    int second = 0;
    int third = 0;
    bool isYearFirst = false;
    bool isYearless = false; ///< month and day only; the year is that of the day before
    QTime time;
    bool isHalfDay = false;   ///< with AM or PM
    bool isBracketed = false; ///< in [ ] or ( )
};

/// None: the line does not begin with a time.
[[nodiscard]] std::optional<Stamp> stampOf(const QString &line);

/// "May 06 07:08:09 ": as HexChat writes it, and system logs.
[[nodiscard]] std::optional<Stamp> yearlessStampOf(const QString &line);

/// Invalid where the numbers are no date; of a time alone the date is `day`.
[[nodiscard]] QDateTime timeOfStamp(const Stamp &stamp, DateOrder order, const QDate &day);

/// Which order the dates of a file are in: the one that no date contradicts; else the one in which time runs
/// forward more often.
class DateOrders
{
public:
    void add(const Stamp &stamp);
    [[nodiscard]] DateOrder order() const;
    [[nodiscard]] bool isGuess() const; ///< both orders fit all dates, and they differ

private:
    QDate m_lastDayFirst;
    QDate m_lastMonthFirst;
    int m_dayFirstWrong = 0; ///< dates that are none in that order, or that go back
    int m_monthFirstWrong = 0;
    int m_ambiguous = 0;
    bool m_isHalfDay = false;
};

/// Marks of direction and thin spaces that phones put around times.
[[nodiscard]] QString withoutMarks(QString line);

} // namespace studio::intake
