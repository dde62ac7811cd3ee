// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/raw_json.h"
#include "core/model/tool.h"

#include <QDateTime>
#include <QString>

#include <optional>

// The user's permissions: which companion may use which tool, with which arguments. Requests to the user's
// machine (camera, screen) are queries instead; see consent.h.
namespace studio::model {

/// A standing answer, until it is revoked. The narrower rule counts: one for a room before one for all rooms,
/// one for certain arguments before one for any; of two equally narrow rules the newer.
struct PermissionRule
{
    qint64 number = 0; ///< of the entry that made the rule
    base::ParticipantId companion;
    QString tool;
    std::optional<base::RoomId> room; ///< none: in every room
    /// None: any arguments. Else a JSON object: exactly its members must be present, with equal values. A
    /// text that ends in * matches all texts that begin the same way; a text that ends in \* means a real *.
    std::optional<RawJson> arguments;
    bool allowed = false;
    QDateTime since; ///< UTC
    bool operator==(const PermissionRule &) const = default;
};

/// One line of the audit list: a companion's wish and the answer, or that an answer was revoked. The list
/// only grows; the rules follow from it. Each run of a gated tool has exactly one line that says yes.
struct PermissionEntry
{
    enum class What {
        AllowedOnce,
        AllowedEdited, ///< once, with arguments changed by the user
        AllowedInRoom, ///< a rule was made
        AllowedAlways, ///< a rule was made
        RefusedOnce,
        RefusedInRoom, ///< a rule was made
        RefusedAlways, ///< a rule was made
        ByRuleAllowed, ///< a rule answered
        ByRuleRefused,
        ByRiskAllowed, ///< by setting, tools of this risk run without asking
        TimedOut,      ///< nobody answered, which means no
        NobodyHere,    ///< nobody was there to ask, which means no
        TooMany,       ///< too many wishes of this companion were waiting, which means no
        Dropped,       ///< the turn ended, or the user left, before an answer
        Revoked,       ///< a rule was removed
    };
    qint64 number = 0; ///< 1, 2, 3 … in stored order
    QDateTime time;    ///< UTC
    base::ParticipantId companion;
    QString tool;
    Risk risk = Risk::Act;
    RawJson arguments; ///< the arguments of the run, or of the wish; for a rule its pattern
    What what = What::AllowedOnce;
    std::optional<base::RoomId> room;
    std::optional<base::TurnId> turn;
    std::optional<base::CallId> call;
    std::optional<qint64> rule{}; ///< the rule that answered, or that was removed
    bool operator==(const PermissionEntry &) const = default;
};

/// Whether this line lets the tool run.
[[nodiscard]] inline bool saysYes(PermissionEntry::What what)
{
    using enum PermissionEntry::What;
    return what == AllowedOnce || what == AllowedEdited || what == AllowedInRoom || what == AllowedAlways ||
           what == ByRuleAllowed || what == ByRiskAllowed;
}

} // namespace studio::model
