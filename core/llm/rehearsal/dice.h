// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringView>

namespace studio::llm::rehearsal {

/// A die with the same rolls for the same seeds (SplitMix64): no clock, no global state.
class Dice
{
public:
    explicit Dice(quint64 seed)
        : m_state(seed)
    {
    }

    /// A separate die for one purpose; the order of roll() elsewhere does not affect it.
    [[nodiscard]] Dice with(QStringView text) const
    {
        quint64 hash = 0xCBF29CE484222325 ^ m_state; // FNV-1a over UTF-16 units
        for (const QChar unit : text)
            hash = (hash ^ unit.unicode()) * 0x100000001B3;
        return Dice(hash);
    }
    [[nodiscard]] Dice with(qint64 number) const
    {
        Dice mixed(m_state ^ (static_cast<quint64>(number) * 0x9E3779B97F4A7C15));
        return Dice(mixed.roll());
    }

    quint64 roll()
    {
        m_state += 0x9E3779B97F4A7C15;
        quint64 z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }
    /// 0 … count − 1; count must be positive.
    qsizetype below(qsizetype count) { return static_cast<qsizetype>(roll() % static_cast<quint64>(count)); }
    /// 0 … 1, without 1.
    double share() { return static_cast<double>(roll() >> 11) / 9007199254740992.0; }
    bool chance(double probability) { return share() < probability; }

    template<class T>
    void shuffle(QList<T> &list)
    {
        for (qsizetype i = list.size() - 1; i > 0; --i)
            list.swapItemsAt(i, below(i + 1));
    }

private:
    quint64 m_state;
};

} // namespace studio::llm::rehearsal
