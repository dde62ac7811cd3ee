// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/raw_json.h"
#include "core/model/tool.h"

#include <QDateTime>
#include <QString>

#include <optional>

// What a user has agreed to: which companion may use which tool, with which arguments. What companions ask of
// the user's machine (camera, screen) is a Query and stands in consent.h.
namespace studio::model {

/// A standing answer, until it is taken back. The narrower one counts: of a room before of all rooms, of
/// arguments before of any; of two alike the newer.
struct PermissionRule
{
    qint64 number = 0; ///< of the entry that made it
    base::ParticipantId companion;
    QString tool;
    std::optional<base::RoomId> room; ///< none: in every room
    /// None: whatever the arguments. Else a JSON object: its members, and no others, must be there with equal
    /// values. A text that ends in * stands for all texts that begin like it, one that ends in \* for a *.
    std::optional<RawJson> arguments;
    bool allowed = false;
    QDateTime since; ///< UTC
    bool operator==(const PermissionRule &) const = default;
};

/// One line of the audit list: what a companion wanted to do and what was answered, or that an answer was
/// taken back. The list only grows; the rules follow from it. Each run of a gated tool has exactly one line
/// that says yes.
struct PermissionEntry
{
    enum class What {
        AllowedOnce,
        AllowedEdited, ///< once, with other arguments than the companion's
        AllowedInRoom, ///< a rule was made
        AllowedAlways, ///< a rule was made
        RefusedOnce,
        RefusedInRoom, ///< a rule was made
        RefusedAlways, ///< a rule was made
        ByRuleAllowed, ///< a rule answered
        ByRuleRefused,
        ByRiskAllowed, ///< the user has it that tools of this risk run without being asked about
        TimedOut,      ///< nobody answered, which means no
        NobodyHere,    ///< nobody was there to be asked, which means no
        TooMany,       ///< of this companion's waited already, which means no
        Dropped,       ///< the turn ended, or the user left, before somebody answered
        Revoked,       ///< a rule was taken back
    };
    qint64 number = 0; ///< 1, 2, 3 … as they are kept
    QDateTime time;    ///< UTC
    base::ParticipantId companion;
    QString tool;
    Risk risk = Risk::Act;
    RawJson arguments; ///< those that it ran with, or was to run with; of a rule its pattern
    What what = What::AllowedOnce;
    std::optional<base::RoomId> room;
    std::optional<base::TurnId> turn;
    std::optional<base::CallId> call;
    std::optional<qint64> rule{}; ///< the rule that answered, or that was taken back
    bool operator==(const PermissionEntry &) const = default;
};

/// Whether that line lets the tool run.
[[nodiscard]] inline bool saysYes(PermissionEntry::What what)
{
    using enum PermissionEntry::What;
    return what == AllowedOnce || what == AllowedEdited || what == AllowedInRoom || what == AllowedAlways ||
           what == ByRuleAllowed || what == ByRiskAllowed;
}

} // namespace studio::model
