// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
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

/// Tries a companion's lorebooks in an open room (a port): nothing is said, asked or kept. How commands and
/// their answers come: see RoomPort.
class LoreTrialPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// tried(), then done(). The user would say the line next; empty: the room as it is. NotFound if the
    /// companion is not in the room.
    virtual base::RequestId tryLine(const base::RoomId &room, const base::ParticipantId &companion,
                                    const QString &line) = 0;

Q_SIGNALS:
    void tried(const studio::base::RequestId &request, const studio::ports::LoreTrial &trial);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
