// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/participants.h"

#include <QDateTime>
#include <QString>

#include <optional>

// What a user has agreed to: which companion may ask the machine for what.
namespace studio::model {

/// A standing answer to a companion's queries of one type, until it is taken back.
struct ConsentRule
{
    base::ParticipantId companion;
    QString type; ///< of the query, by its first name: camera
    bool allowed = false;
    QDateTime since; ///< UTC
    bool operator==(const ConsentRule &) const = default;
};

/// Whether somebody may be allowed something for good: any program may come under the name of a guest.
[[nodiscard]] inline bool mayHaveStandingYes(const base::ParticipantId &who) { return isCompanion(who); }

/// One line of the ledger: what was asked for and how it ended, or what was agreed to for good. The ledger
/// only grows.
struct ConsentEntry
{
    enum class What {
        AllowedOnce,
        AllowedAlways, ///< a rule was made
        RefusedOnce,
        RefusedAlways, ///< a rule was made
        ByRuleAllowed, ///< a rule answered
        ByRuleRefused,
        Revoked,  ///< a rule was taken back
        TimedOut, ///< nobody answered
        Dropped,  ///< whoever asked does not want to know any more
    };
    qint64 number = 0; ///< 1, 2, 3 … as they are kept
    QDateTime time;    ///< UTC
    base::ParticipantId companion;
    QString type;
    What what = What::AllowedOnce;
    std::optional<base::RoomId> room;
    bool operator==(const ConsentEntry &) const = default;
};

} // namespace studio::model
