// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/dice.h"

#include <QRegularExpression>

#include <limits>

namespace studio::room {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestDice = 32; // UTF-16 units

/// SplitMix64, as in the engine's own draws.
quint64 nextNumber(quint64 &stream)
{
    stream += 0x9E3779B97F4A7C15ULL;
    quint64 z = stream;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

/// 0..below-1, all equally likely.
int drawnBelow(int below, quint64 &stream)
{
    const quint64 sides = quint64(below);
    const quint64 last = std::numeric_limits<quint64>::max();
    const quint64 fair = last - last % sides; // numbers beyond this are drawn again
    quint64 number = nextNumber(stream);
    while (number >= fair)
        number = nextNumber(stream);
    return int(number % sides);
}

bool isWithinLimits(const Dice &dice)
{
    return dice.count >= 1 && dice.count <= kMostDice && dice.sides >= 2 && dice.sides <= kMostSides &&
           qAbs(dice.bonus) <= kLargestBonus;
}

} // namespace

std::optional<Dice> readDice(const QString &text)
{
    static const QRegularExpression form(u"^(?:(\\d{0,3})[dw])?(\\d{1,4}|%)(?:([+-])(\\d{1,6}))?$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    QString plain = text.left(kLongestDice + 1).simplified();
    plain.remove(u' ');
    const auto match = form.match(plain);
    if (plain.size() > kLongestDice || !match.hasMatch())
        return std::nullopt;
    Dice dice;
    dice.count = match.captured(1).isEmpty() ? 1 : match.captured(1).toInt();
    dice.sides = match.captured(2) == "%"_L1 ? 100 : match.captured(2).toInt();
    dice.bonus = match.captured(4).toInt() * (match.captured(3) == "-"_L1 ? -1 : 1);
    return isWithinLimits(dice) ? std::optional(dice) : std::nullopt;
}

QString written(const Dice &dice)
{
    const QString rolled = u"%1d%2"_s.arg(dice.count).arg(dice.sides);
    if (dice.bonus == 0)
        return rolled;
    return dice.bonus > 0 ? u"%1+%2"_s.arg(rolled).arg(dice.bonus) : u"%1%2"_s.arg(rolled).arg(dice.bonus);
}

QList<int> rolled(const Dice &dice, quint64 seed)
{
    QList<int> shown;
    quint64 stream = seed;
    for (int i = 0; i < dice.count; ++i)
        shown.append(1 + drawnBelow(dice.sides, stream));
    return shown;
}

} // namespace studio::room
