// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/persona/macros.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace studio::persona {

/// Expands the texts of one companion for one prompt: first the texts of the form, then other texts of the
/// companion, such as their lore. The `character`, the language and the fields of the card are the
/// companion's own: {{char}} is the card's nickname, else the name in that language. One thread at a time.
class PersonaMacros
{
public:
    PersonaMacros(const model::Persona &persona, const MacroScope &scope);

    /// The persona with every text expanded that reaches a prompt or a room, except its lore; each text has
    /// dice of its own.
    [[nodiscard]] const model::Persona &persona() const { return m_persona; }
    /// Expands another text of the companion, in their main language. It reads the variables that the form
    /// has set and leaves none behind, so the same text always gives the same result.
    [[nodiscard]] QString expand(const QString &text);

    /// All expansions so far, each once.
    [[nodiscard]] const QList<model::MacroExpansion> &expansions() const { return m_expansions; }
    /// Unknown macros, each once.
    [[nodiscard]] const QStringList &unknown() const { return m_unknown; }

private:
    void setFields(const model::PersonaText &text, model::Language language);
    void expandInPlace(QString &text, quint64 seed, quint64 pickSeed, MacroVariables &variables);

    model::Persona m_persona;
    MacroScope m_scope;
    MacroVariables m_variables;
    QList<model::MacroExpansion> m_expansions;
    QStringList m_unknown;
    quint64 m_seed = 0;     ///< of the given scope
    quint64 m_pickSeed = 0; ///< of the given scope
};

/// The persona with its lore expanded too.
[[nodiscard]] model::Persona expandedPersona(const model::Persona &persona, const MacroScope &scope,
                                             QList<model::MacroExpansion> *expansions = nullptr);

/// The unknown macros in the persona's texts, each once.
[[nodiscard]] QStringList unknownMacros(const model::Persona &persona);
/// Whether one of the persona's texts sets a variable.
[[nodiscard]] bool setsVariables(const model::Persona &persona);

} // namespace studio::persona
