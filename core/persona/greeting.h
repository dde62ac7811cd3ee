// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QList>
#include <QString>

namespace studio::persona {

/// A first message of a persona for a room, in one language.
struct Greeting
{
    enum class Kind { Main, Alternate, Group };
    Kind kind = Kind::Main;
    int number = 1; ///< among those of its kind, from 1
    QString text;   ///< as written, with its macros
    bool operator==(const Greeting &) const = default;
};

/// The persona's greetings in that language, main greeting first; greetings for several companions are
/// included only if the persona has some.
[[nodiscard]] QList<Greeting> greetingsOf(const model::Persona &persona, model::Language language,
                                          bool hasCompany);

/// A greeting as the room hears it: macros expanded, with the same result on every machine for one seed. The
/// companion's name is that of the greeting's language; a user without a name is "you".
[[nodiscard]] QString spokenGreeting(const QString &greeting, const model::Persona &persona,
                                     const QString &user, quint64 seed);

} // namespace studio::persona
