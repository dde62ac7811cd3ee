// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

// Dice in players' notation: "2d6+1" is two six-sided dice, plus one. Pure.
namespace studio::room {

struct Dice
{
    int count = 1; ///< 1..kMostDice
    int sides = 6; ///< 2..kMostSides
    int bonus = 0; ///< ±kLargestBonus
    bool operator==(const Dice &) const = default;
};

inline constexpr int kMostDice = 100;
inline constexpr int kMostSides = 1'000;
inline constexpr int kLargestBonus = 100'000;

/// Reads "d20", "2d6", "3w8-1", "d%" or a bare number of sides; none for anything else, and beyond the
/// limits.
[[nodiscard]] std::optional<Dice> readDice(const QString &text);
/// "2d6+1"
[[nodiscard]] QString written(const Dice &dice);
/// The result of each die; the same seed gives the same results on every machine.
[[nodiscard]] QList<int> rolled(const Dice &dice, quint64 seed);

} // namespace studio::room
