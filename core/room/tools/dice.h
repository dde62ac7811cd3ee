// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

// Dice as players write them: "2d6+1" is two dice of six sides, and one more. Pure.
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

/// "d20", "2d6", "3w8-1", "d%" and a number of sides alone; none for anything else, and beyond the limits.
[[nodiscard]] std::optional<Dice> readDice(const QString &text);
/// "2d6+1"
[[nodiscard]] QString written(const Dice &dice);
/// What each of them shows: the same seed gives the same on every machine.
[[nodiscard]] QList<int> rolled(const Dice &dice, quint64 seed);

} // namespace studio::room
