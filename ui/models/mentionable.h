// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/persona.h"
#include "ui/models/people.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace studio::ui {

/// A participant whom the user can mention: with every name in every language of the persona, so that typing
/// a nickname or a reading finds them.
struct Mentionable
{
    base::ParticipantId id;
    QString name;      ///< as shown and as inserted
    QString role;      ///< one line, may be empty
    QString colour;    ///< "#rrggbb" as written, or empty
    QStringList calls; ///< names in the other languages, nicknames, readings; without `name`

    bool operator==(const Mentionable &) const = default;
};

/// The participants of the roster, in its order.
[[nodiscard]] QList<Mentionable> mentionables(const QList<base::ParticipantId> &roster,
                                              const QList<model::Persona> &personas, const People &people);

} // namespace studio::ui
