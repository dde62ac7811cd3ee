// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace studio::persona {

/// SplitMix64, as in the ring: the same numbers on every machine.
class DiceStream
{
public:
    explicit DiceStream(quint64 seed)
        : m_state(seed)
    {
    }

    quint64 next()
    {
        m_state += 0x9E3779B97F4A7C15U;
        quint64 z = m_state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

private:
    quint64 m_state;
};

} // namespace studio::persona
