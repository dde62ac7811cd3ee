// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QHash>
#include <QMetaType>
#include <QString>

#include <optional>

namespace studio::ui {

/// The mark beside one row of the timeline: how a round would have ended after a change, or under another
/// policy.
struct TimelineMark
{
    enum class Kind { Same, OtherWinner, Nobody, Unknown };

    Kind kind = Kind::Same;
    std::optional<base::ParticipantId> winner{}; ///< who would have had the floor; none: nobody, or unknown
    QString why{};                               ///< a whole sentence; empty: the mark is enough
    bool operator==(const TimelineMark &) const = default;
};

/// By the seq of the rows' events.
using TimelineMarks = QHash<qint64, TimelineMark>;

} // namespace studio::ui

Q_DECLARE_METATYPE(studio::ui::TimelineMark)
