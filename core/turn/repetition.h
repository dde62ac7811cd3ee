// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

// How much a message repeats the ones before it (§3, repetition).
namespace studio::turn {

/// A text as the sorted multiset of its character trigrams: folded to compatibility form and lower case,
/// letters and digits only, counted in code points.
struct Grams
{
    QList<quint64> sorted; ///< three code points of 21 bits each

    [[nodiscard]] static Grams of(QStringView text);
    bool operator==(const Grams &) const = default;
};

/// 2000 × common / (|a| + |b|), rounded down: 1000 for equal texts, 0 for texts with nothing in common.
[[nodiscard]] int similarity(const Grams &a, const Grams &b);

/// The newest messages, and how similar the last is to those before it. Two similar messages are enough, so
/// that alternating phrases are found too.
class Echo
{
public:
    static constexpr int kWindow = 7;      ///< the newest message, and up to six before it
    static constexpr int kCountsFrom = 5;  ///< with fewer messages there is no number
    static constexpr int kHighest = 2;     ///< how many of the highest similarities are averaged
    static constexpr int kActsAbove = 700; ///< a message with a higher number repeats
    static constexpr int kGreyFrom = 500;  ///< from here …
    static constexpr int kGreyTo = 800;    ///< … to here a judge may refine the number

    void hear(QStringView text);
    /// The mean of the highest similarities in thousandths, rounded down; none before the fifth message.
    [[nodiscard]] std::optional<int> number() const;

    bool operator==(const Echo &) const = default;

private:
    QList<Grams> m_newest; // oldest first
};

} // namespace studio::turn
