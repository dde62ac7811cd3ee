// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/model/action.h"

#include <QHash>
#include <QList>

#include <optional>

namespace studio::room {

/// Limits the bodily acts in a room: only a few per participant and second, and no large payloads. It does
/// not know the gestures: an unknown name passes unchanged.
class ActGate
{
public:
    static constexpr int kMostInASecond = 5;             ///< per participant
    static constexpr qsizetype kLongestName = 64;        ///< UTF-16 units; the rest is cut off
    static constexpr qsizetype kLongestData = 16 * 1024; ///< bytes of params, and of metadata

    /// The act as it may be published; none if the participant exceeds the limit per second. Parameters and
    /// metadata that are too long or not an object become an empty object. `now` is on any steady axis.
    [[nodiscard]] std::optional<model::Action> pass(const model::Action &action, base::Millis now);

private:
    [[nodiscard]] bool isTooMany(const base::ParticipantId &from, base::Millis now);

    QHash<base::ParticipantId, QList<base::Millis>> m_lately;
};

} // namespace studio::room
