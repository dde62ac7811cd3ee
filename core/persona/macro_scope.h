// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QDateTime>
#include <QMap>
#include <QString>

namespace studio::persona {

/// The values for macros. The same scope gives the same text on every machine.
struct MacroScope
{
    QString character;      ///< {{char}}
    QString user;           ///< {{user}}
    quint64 seed = 0;       ///< for {{random}} and {{roll}}: a different one for each turn
    quint64 pickSeed = 0;   ///< for {{pick}}: the same for the whole room
    QString group{};        ///< {{group}}: the names of all companions here; empty: there is only one
    QDateTime at{};         ///< of the answered message, UTC; invalid: times are empty
    QDateTime userBefore{}; ///< of the user's previous message
    model::Language language = model::Language::English; ///< of the written times
    QMap<QString, QString> fields{};                     ///< {{description}} and the like, by lower-case name
};

} // namespace studio::persona
