// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/model/action.h"

#include <QHash>
#include <QList>

#include <optional>

namespace studio::room {

/// What a room lets through of bodily acts: a few of each participant in a second, and nothing heavy. It
/// knows no gestures: a name that nobody has heard of passes as it came.
class ActGate
{
public:
    static constexpr int kMostInASecond = 5;             ///< of one participant
    static constexpr qsizetype kLongestName = 64;        ///< UTF-16 units; the rest is cut off
    static constexpr qsizetype kLongestData = 16 * 1024; ///< bytes of params, and of metadata

    /// The act as it may be published, none if it is one too many. Parameters that are too long or no object
    /// are left out. `now` on any steady axis.
    [[nodiscard]] std::optional<model::Action> pass(const model::Action &action, base::Millis now);

private:
    [[nodiscard]] bool isTooMany(const base::ParticipantId &from, base::Millis now);

    QHash<base::ParticipantId, QList<base::Millis>> m_lately;
};

} // namespace studio::room
