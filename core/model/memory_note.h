// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace studio::model {

/// Something that a companion remembers beyond one room: in the companion's own words, or in those of the
/// user, who may edit it.
struct MemoryNote
{
    qint64 id = 0; ///< 0: not stored yet
    base::ParticipantId companion;
    QString text;                   ///< at most kLongestNote UTF-16 units
    base::RoomId room;              ///< where it was written; empty: by the user, in no room
    QList<base::MessageId> sources; ///< the messages it came from
    QDateTime time;                 ///< of its newest wording, UTC
    bool byUser = false;            ///< the newest wording is the user's
    bool operator==(const MemoryNote &) const = default;
};

inline constexpr qsizetype kLongestNote = 1000;
inline constexpr int kMostNotes = 500; ///< per companion

} // namespace studio::model
