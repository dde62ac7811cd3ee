// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/seconds_text.h"

#include <QLocale>

#include <cmath>

namespace studio::ui {

namespace {

constexpr double kLongest = 1e9; // seconds; more is no time that anybody means
constexpr int kDigits = 7;       // an hour to the millisecond: what is read again is the same

} // namespace

QString secondsText(base::Millis time)
{
    return QLocale().toString(double(time.count()) / 1000, 'g', kDigits);
}

std::optional<base::Millis> secondsIn(const QString &text)
{
    bool fine = false;
    double seconds = QLocale().toDouble(text.trimmed(), &fine);
    if (!fine)
        seconds = QLocale::c().toDouble(text.trimmed(), &fine);
    if (!fine || !std::isfinite(seconds) || std::abs(seconds) > kLongest)
        return std::nullopt;
    return base::Millis(qRound64(seconds * 1000));
}

} // namespace studio::ui
