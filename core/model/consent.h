// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/participants.h"

#include <QDateTime>
#include <QString>

#include <optional>

// The user's consent: which companion may ask the machine for what.
namespace studio::model {

/// How far an answer of the user reaches.
enum class Reach {
    Once,
    Room,   ///< in this room from now on
    Always, ///< in every room
};

/// A standing answer to a companion's queries of one type, until it is revoked.
struct ConsentRule
{
    base::ParticipantId companion;
    QString type; ///< the query's type under its first name: camera
    bool allowed = false;
    QDateTime since; ///< UTC
    bool operator==(const ConsentRule &) const = default;
};

/// Whether a participant can have a standing yes. A guest cannot: any program may come under the name of a
/// guest.
[[nodiscard]] inline bool mayHaveStandingYes(const base::ParticipantId &who) { return isCompanion(who); }

/// One line of the ledger: a query and how it ended, or a standing answer. The ledger only grows.
struct ConsentEntry
{
    enum class What {
        AllowedOnce,
        AllowedAlways, ///< a rule was made
        RefusedOnce,
        RefusedAlways, ///< a rule was made
        ByRuleAllowed, ///< a rule answered
        ByRuleRefused,
        Revoked,  ///< a rule was removed
        TimedOut, ///< nobody answered
        Dropped,  ///< the caller no longer wants an answer
    };
    qint64 number = 0; ///< 1, 2, 3 … in stored order
    QDateTime time;    ///< UTC
    base::ParticipantId companion;
    QString type;
    What what = What::AllowedOnce;
    std::optional<base::RoomId> room;
    bool operator==(const ConsentEntry &) const = default;
};

} // namespace studio::model
