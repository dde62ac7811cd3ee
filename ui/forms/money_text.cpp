// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/money_text.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr double kDollar = 1e9;
constexpr double kCent = 1e7;
constexpr double kMost = 9e18; // about the most that 64 bits hold

} // namespace

WrittenNumber<qint64> moneyIn(const QString &text)
{
    QString number = text.normalized(QString::NormalizationForm_KC);
    const bool isInCents = number.contains(u'¢');
    number.remove(u'¢');
    number.remove(u'$');
    const WrittenNumber<double> written = decimalIn(number);
    if (!written.isReadable || !written.value)
        return {written.isReadable && number.trimmed() == text.trimmed(), {}};
    const double sum = *written.value * (isInCents ? kCent : kDollar);
    if (sum < 0 || sum > kMost)
        return {false, {}};
    return {true, qint64(std::llround(sum))};
}

QString moneyInput(const std::optional<qint64> &nanoDollars)
{
    return nanoDollars ? decimalText(double(*nanoDollars) / kDollar) : QString();
}

} // namespace studio::ui
