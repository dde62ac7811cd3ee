// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/explain/names.h"
#include "core/model/identity.h"
#include "core/model/persona.h"

#include <QHash>
#include <QList>
#include <QString>

namespace studio::ui {

/// How those who take part are shown in one language: name, colour, role. A value; whoever is not known is
/// shown by the readable part of its id, so that nobody is ever nameless. The user's own names count too.
class People
{
public:
    People() = default;
    People(const QList<model::Persona> &personas, model::Language language,
           const QList<model::Identity> &identities = {});

    [[nodiscard]] QString name(const base::ParticipantId &id) const;
    [[nodiscard]] QString role(const base::ParticipantId &id) const;   ///< empty for strangers
    [[nodiscard]] QString colour(const base::ParticipantId &id) const; ///< "#rrggbb" as written, or empty
    [[nodiscard]] bool knows(const base::ParticipantId &id) const { return m_known.contains(id); }

    /// The same names for the sentences of core/explain, those of the listed ids.
    [[nodiscard]] explain::Names namesOf(const QList<base::ParticipantId> &ids) const;

    bool operator==(const People &) const = default;

private:
    struct Person
    {
        QString name;
        QString role;
        QString colour;
        bool operator==(const Person &) const = default;
    };
    QHash<base::ParticipantId, Person> m_known;
};

} // namespace studio::ui
