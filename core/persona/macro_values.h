// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/macro_scope.h"

#include <optional>

// The values of plain macros, which have no dice. Pure.
namespace studio::persona {

/// The value of a lower-case name without arguments; none if the name is unknown.
[[nodiscard]] std::optional<QString> plainMacro(const QString &name, const MacroScope &scope);

/// "{{datetimeformat YYYY-MM-DD}}", with the letters of Moment.js.
[[nodiscard]] QString formattedTime(const QString &format, const MacroScope &scope);

/// "5 minutes", from one time to another; empty if one of them is unknown.
[[nodiscard]] QString spokenDuration(const QDateTime &from, const QDateTime &to, model::Language language);

/// A set of dice: the number of dice, the number of sides, and the number to add. None: no such set, or more
/// dice or sides than anybody rolls.
struct DiceSet
{
    qint64 count = 1;
    qint64 sides = 6;
    qint64 added = 0;
};
[[nodiscard]] std::optional<DiceSet> diceIn(const QString &text);

} // namespace studio::persona
