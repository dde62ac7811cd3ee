// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/seconds_text.h"

#include <QLocale>

#include <cmath>

namespace studio::ui {

namespace {

constexpr double kLongest = 1e9; // nobody means a longer time
constexpr int kDigits = 7;       // an hour to the millisecond, so that a text reads back as the same time

constexpr double kSecond = 1'000;
constexpr double kMinute = 60'000;

QString textOf(base::Millis time, double unit)
{
    return QLocale().toString(double(time.count()) / unit, 'g', kDigits);
}

std::optional<base::Millis> timeIn(const QString &text, double unit)
{
    bool fine = false;
    double number = QLocale().toDouble(text.trimmed(), &fine);
    if (!fine)
        number = QLocale::c().toDouble(text.trimmed(), &fine);
    if (!fine || !std::isfinite(number) || std::abs(number) > kLongest)
        return std::nullopt;
    return base::Millis(qRound64(number * unit));
}

} // namespace

QString secondsText(base::Millis time) { return textOf(time, kSecond); }

std::optional<base::Millis> secondsIn(const QString &text) { return timeIn(text, kSecond); }

QString minutesText(base::Millis time) { return textOf(time, kMinute); }

std::optional<base::Millis> minutesIn(const QString &text) { return timeIn(text, kMinute); }

} // namespace studio::ui
