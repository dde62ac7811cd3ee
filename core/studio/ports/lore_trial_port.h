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

/// What the lorebooks would make of a room now, or of one line more in it.
struct LoreTrial
{
    base::RoomId room;
    base::ParticipantId companion;
    model::LoreBooks books;
    model::LoreResult result;
    QList<base::ParticipantId> speakers; ///< who said message 1, 2, … of those that the verdicts name
    bool operator==(const LoreTrial &) const = default;
};

/// Tries a companion's lorebooks in an open room (a port): nothing is said, asked or kept.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it.
class LoreTrialPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The user would say the line next; empty: the room as it is. NotFound: there is no such room, or the
    /// companion is not in it.
    virtual void tryLine(const base::RoomId &room, const base::ParticipantId &companion, const QString &line,
                         base::Then<LoreTrial> then) = 0;
};

} // namespace studio::ports
