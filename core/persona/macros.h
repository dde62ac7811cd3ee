// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/prompt_part.h"
#include "core/persona/macro_scope.h"

#include <QMap>
#include <QString>
#include <QStringList>

// The macros of the character card specifications, and those that SillyTavern's cards use in addition: names
// ({{char}}, {{user}}, {{group}}, the older <USER>, <CHAR> and <BOT>), fields of the card ({{description}}),
// times ({{weekday}}, {{idle_duration}}), choices ({{random:a,b}}, {{pick::a::b}}), dice ({{roll:2d6+3}}),
// variables ({{setvar::a::b}}) and notes ({{// note}}). Names ignore case; a comma in a choice is written
// "\,". An unknown macro becomes empty and is reported; it never reaches a model. Times and dice derive from
// the message that is answered, so that the same message gives the same text. Pure; any thread.
namespace studio::persona {

struct Expanded
{
    QString text;
    QList<model::MacroExpansion> expansions; ///< in order, including those that became empty
    QStringList unknown{};                   ///< unknown macros as written
    bool operator==(const Expanded &) const = default;
};

/// The variables of {{setvar}} and {{getvar}}, by name. They exist while one prompt is made; nothing is
/// carried to the next.
using MacroVariables = QMap<QString, QString>;

/// Expands each macro once, from left to right; in a choice only the chosen option is expanded. The result of
/// a macro is not searched for macros again. At most 1,000 are expanded, 16 deep; further macros become
/// empty.
[[nodiscard]] Expanded expandMacros(const QString &text, const MacroScope &scope,
                                    MacroVariables *variables = nullptr);

} // namespace studio::persona
