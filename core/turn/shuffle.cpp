// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/shuffle.h"

namespace studio::turn {

quint64 drawNumber(quint64 &stream)
{
    stream += 0x9E3779B97F4A7C15ULL;
    quint64 z = stream;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

QList<base::ParticipantId> shuffled(QList<base::ParticipantId> companions, quint64 &stream)
{
    for (qsizetype i = companions.size() - 1; i > 0; --i)
        companions.swapItemsAt(i, qsizetype(drawNumber(stream) % quint64(i + 1)));
    return companions;
}

} // namespace studio::turn
