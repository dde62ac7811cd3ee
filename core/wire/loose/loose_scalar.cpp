// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/loose/loose_scalar.h"

#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::wire {
namespace {

constexpr qsizetype kLongestNumber = 40;

/// Without quotes that have lost their partner, in plain letters and digits.
QString tidied(QStringView written)
{
    static const QRegularExpression edges(u"^[\\s\"'`\u2018-\u201F]+|[\\s\"'`\u2018-\u201F]+$"_s);
    return written.toString().normalized(QString::NormalizationForm_KC).remove(edges);
}

} // namespace

std::optional<double> looseNumber(QStringView written)
{
    static const QRegularExpression form(u"^[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?$"_s);
    if (written.size() > kLongestNumber)
        return std::nullopt;
    const QString text = written.toString().normalized(QString::NormalizationForm_KC).trimmed();
    if (!form.match(text).hasMatch())
        return std::nullopt;
    bool isRead = false;
    const double number = text.toDouble(&isRead);
    return isRead && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

Json looseScalar(QStringView written)
{
    const QString text = tidied(written);
    const QString lower = text.toLower();
    if (lower.isEmpty() || lower == "null"_L1 || lower == "none"_L1 || lower == "nil"_L1 ||
        lower == "undefined"_L1)
        return nullptr;
    if (lower == "true"_L1)
        return true;
    if (lower == "false"_L1)
        return false;
    if (const std::optional<double> number = looseNumber(text))
        return *number;
    return toJson(text);
}

bool isSureAtTheEnd(QStringView written)
{
    static const QRegularExpression open(u"^[+-]?[01]?$|[.eE+-]$"_s);
    const QString text = tidied(written);
    return looseNumber(text) && !open.match(text).hasMatch();
}

} // namespace studio::wire
