// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringView>

#include <optional>

// The times that chat programs put before a message, in the formats of many countries. Pure.
namespace studio::intake {

/// A date of three numbers does not show which of them is the day.
enum class DateOrder { DayMonth, MonthDay };

/// The time at the beginning of a line, in the numbers as written.
struct Stamp
{
    qsizetype length = 0; ///< of its text, including the separator after it
    bool hasDate = false;
    int first = 0; ///< year, or either day or month
    int second = 0;
    int third = 0;
    bool isYearFirst = false;
    bool isYearless = false; ///< month and day only; the year is that of the previous date
    QTime time;
    bool isHalfDay = false;   ///< with AM or PM
    bool isBracketed = false; ///< in [ ] or ( )
};

/// None: the line does not begin with a time.
[[nodiscard]] std::optional<Stamp> stampOf(const QString &line);

/// "May 06 07:08:09 ": in HexChat and in system logs.
[[nodiscard]] std::optional<Stamp> yearlessStampOf(const QString &line);

/// Invalid if the numbers are no date; a time alone has the date `day`.
[[nodiscard]] QDateTime timeOfStamp(const Stamp &stamp, DateOrder order, const QDate &day);

/// Finds the order of day and month in a file's dates: the order that no date contradicts; else the order in
/// which time runs forward more often.
class DateOrders
{
public:
    void add(const Stamp &stamp);
    [[nodiscard]] DateOrder order() const;
    [[nodiscard]] bool isGuess() const; ///< both orders fit all dates, with different results

private:
    QDate m_lastDayFirst;
    QDate m_lastMonthFirst;
    int m_dayFirstWrong = 0; ///< dates that are invalid in that order, or that go back
    int m_monthFirstWrong = 0;
    int m_ambiguous = 0;
    bool m_isHalfDay = false;
};

/// Removes direction marks and thin spaces, which phones put around times.
[[nodiscard]] QString withoutMarks(QString line);

} // namespace studio::intake
