// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/model/prompt_part.h"

#include <QDateTime>
#include <QMap>
#include <QString>
#include <QStringList>

// The macros of the character card specifications, and those that SillyTavern's cards use beside them: names
// ({{char}}, {{user}}, {{group}}, the older <USER>, <CHAR> and <BOT>), fields of the card ({{description}}),
// times ({{weekday}}, {{idle_duration}}), choices ({{random:a,b}}, {{pick::a::b}}), dice ({{roll:2d6+3}}),
// variables ({{setvar::a::b}}) and notes ({{// note}}). Names are told without regard to case; a comma in a
// choice is written "\,". What is not known here stands for nothing and is told; it never reaches a model.
// Times and dice come from the message that is answered, so that the same message gives the same text.
// Pure; any thread.
namespace studio::persona {

/// What macros stand for. The same scope gives the same text on every machine.
struct MacroScope
{
    QString character;      ///< {{char}}
    QString user;           ///< {{user}}
    quint64 seed = 0;       ///< of {{random}} and {{roll}}: another one for each turn
    quint64 pickSeed = 0;   ///< of {{pick}}: the same for the whole room
    QString group{};        ///< {{group}}: the names of all companions here; empty: there is one
    QDateTime at{};         ///< of the message that is answered, UTC; invalid: times stand for nothing
    QDateTime userBefore{}; ///< of what the user had said before that
    model::Language language = model::Language::English; ///< that times are written in
    QMap<QString, QString> fields{}; ///< {{description}} and the like, by the name in lower case
};

struct Expanded
{
    QString text;
    QList<model::MacroExpansion> expansions; ///< in order, also of those that stand for nothing
    QStringList unknown{};                   ///< macros as they stand there that are not known here
    bool operator==(const Expanded &) const = default;
};

/// What {{setvar}} sets and {{getvar}} reads, by name. It lives as long as one prompt is made; nothing is
/// carried to the next.
using MacroVariables = QMap<QString, QString>;

/// Each macro once, from left to right; of a choice only what was chosen is looked into. What came of a macro
/// is not read for macros again. At most 1,000 are expanded, 16 deep; further ones stand for nothing.
[[nodiscard]] Expanded expandMacros(const QString &text, const MacroScope &scope,
                                    MacroVariables *variables = nullptr);

} // namespace studio::persona
