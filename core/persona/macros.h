// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/model/prompt_part.h"

#include <QString>

// The macros of the character card specifications: {{char}}, {{user}}, {{random:a,b}}, {{pick:a,b}},
// {{roll:6}},
// {{reverse:x}}, {{// note}}, {{hidden_key:x}}, {{comment:x}}, {{original}}, and the older <USER>, <CHAR> and
// <BOT>. Names are told without regard to case; a comma in a choice is written "\,"; "::" separates too, as
// SillyTavern has it. What is no macro stays as it is. Pure; any thread.
namespace studio::persona {

/// What macros stand for. The same scope gives the same text on every machine.
struct MacroScope
{
    QString character;    ///< {{char}}
    QString user;         ///< {{user}}
    quint64 seed = 0;     ///< of {{random}} and {{roll}}: another one for each turn
    quint64 pickSeed = 0; ///< of {{pick}}: the same for the whole room
};

struct Expanded
{
    QString text;
    QList<model::MacroExpansion> expansions; ///< in order, also of those that stand for nothing
    bool operator==(const Expanded &) const = default;
};

/// Each macro once, from left to right; of a choice only what was chosen is looked into. What came of a macro
/// is not read for macros again. At most 1,000 are expanded, 16 deep; the rest stays as it is.
[[nodiscard]] Expanded expandMacros(const QString &text, const MacroScope &scope);

/// The persona with all that reaches a prompt or a room expanded; each text has dice of its own. The
/// `character` of the scope is not looked at: it is the card's nickname, else the name in that language.
[[nodiscard]] model::Persona expandedPersona(const model::Persona &persona, const MacroScope &scope,
                                             QList<model::MacroExpansion> *expansions = nullptr);

} // namespace studio::persona
