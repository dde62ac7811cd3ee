// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/macros.h"

#include <optional>

// What the plain macros stand for, those without dice. Pure.
namespace studio::persona {

/// Of a name in lower case without anything behind it; none: it is not known here.
[[nodiscard]] std::optional<QString> plainMacro(const QString &name, const MacroScope &scope);

/// "{{datetimeformat YYYY-MM-DD}}", in the letters of Moment.js.
[[nodiscard]] QString formattedTime(const QString &format, const MacroScope &scope);

/// "5 minutes", from one time to another; empty where one of them is not known.
[[nodiscard]] QString spokenDuration(const QDateTime &from, const QDateTime &to, model::Language language);

/// What a set of dice says: a number of them, how many sides, what is added. None: it is no such set, or it
/// has more dice or sides than anybody rolls.
struct DiceSet
{
    qint64 count = 1;
    qint64 sides = 6;
    qint64 added = 0;
};
[[nodiscard]] std::optional<DiceSet> diceIn(const QString &text);

} // namespace studio::persona
