// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/lore_result.h"
#include "core/model/shared_lore.h"

#include <QList>
#include <QObject>
#include <QString>

namespace studio::ports {

/// Which lore would fire in a room now, or after one more line.
struct LoreTrial
{
    base::RoomId room;
    base::ParticipantId companion;
    model::LoreBooks books;
    model::LoreResult result;
    QList<base::ParticipantId> speakers; ///< the senders of messages 1, 2, … that the verdicts name
    bool operator==(const LoreTrial &) const = default;
};

/// Tries a companion's lorebooks in an open room (a port): nothing is said, asked or kept.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once.
class LoreTrialPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Tries the line as the user's next message; empty: the room as it is. NotFound: there is no such room,
    /// or the companion is not in it.
    virtual void tryLine(const base::RoomId &room, const base::ParticipantId &companion, const QString &line,
                         base::Then<LoreTrial> then) = 0;
};

} // namespace studio::ports
