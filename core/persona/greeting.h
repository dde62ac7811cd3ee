// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QList>
#include <QString>

namespace studio::persona {

/// First words that a persona has for a room, in one language.
struct Greeting
{
    enum class Kind { Main, Alternate, Group };
    Kind kind = Kind::Main;
    int number = 1; ///< among those of its kind, from 1
    QString text;   ///< as written, with its macros
    bool operator==(const Greeting &) const = default;
};

/// Its greetings in that language, the main one first; those for several companions only where there are.
[[nodiscard]] QList<Greeting> greetingsOf(const model::Persona &persona, model::Language language,
                                          bool hasCompany);

/// A greeting as the room hears it: its macros expanded, the same on every machine for one seed. The
/// companion is called as in the language that the greeting is written in; a user without a name is "you".
[[nodiscard]] QString spokenGreeting(const QString &greeting, const model::Persona &persona,
                                     const QString &user, quint64 seed);

} // namespace studio::persona
