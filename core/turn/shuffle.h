// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>

namespace studio::turn {

/// The next number of a stream (SplitMix64, §5); advances the stream.
[[nodiscard]] quint64 drawNumber(quint64 &stream);

/// The ring's order, drawn from a stream of numbers that is the same on every machine (SplitMix64 and a
/// Fisher-Yates shuffle from the end, §5). `stream` starts as the room's seed and advances with each draw.
[[nodiscard]] QList<base::ParticipantId> shuffled(QList<base::ParticipantId> companions, quint64 &stream);

} // namespace studio::turn
