// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/identity.h"
#include "core/model/policy.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace studio::model {

/// One conversation: who takes part and by which rules. Its messages and events live in the log.
struct Room
{
    base::RoomId id;
    QString name;
    QList<base::ParticipantId> roster; ///< companions and guests on the floor, in order
    PolicySettings policy;
    QString scene;              ///< where and when it plays; part of every companion's prompt
    QList<Identity> identities; ///< of the person at the keyboard; empty: `user` alone
    bool deleted = false;       ///< in the bin: kept whole, hidden, can be restored

    bool operator==(const Room &) const = default;
};

/// A room as a list shows it.
struct RoomSummary
{
    base::RoomId id;
    QString name;
    qint64 messages = 0;
    QDateTime lastTime; ///< of the last event, UTC
    bool deleted = false;

    bool operator==(const RoomSummary &) const = default;
};

} // namespace studio::model
