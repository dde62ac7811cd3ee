// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/explain/names.h"
#include "core/model/guest.h"
#include "core/model/identity.h"
#include "core/model/persona.h"
#include "core/model/persona_override.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace studio::ui {

/// How those who take part are shown in one language: name, colour, role. A value; whoever is not known is
/// shown by the readable part of its id, so that nobody is ever nameless. The user's own names count too.
class People
{
public:
    People() = default;
    People(const QList<model::Persona> &personas, model::Language language,
           const QList<model::Identity> &identities = {});

    /// Those who came through the doors. \p connected: for whom a program is connected now; none: nobody can
    /// say, so that nobody is called away.
    void setGuests(const QList<model::Guest> &guests,
                   const std::optional<QSet<base::ParticipantId>> &connected = {});

    /// What companions are in one room only: it counts for their roles.
    void setOverrides(const QList<model::PersonaOverride> &overrides);

    [[nodiscard]] QString name(const base::ParticipantId &id) const;
    /// For where somebody wants something of the user: a guest with the door and the id, since the name is
    /// the guest's own choice. As name() for everybody else.
    [[nodiscard]] QString asker(const base::ParticipantId &id) const;
    [[nodiscard]] QString role(const base::ParticipantId &id) const;   ///< empty for strangers
    [[nodiscard]] QString colour(const base::ParticipantId &id) const; ///< "#rrggbb" as written, or empty
    /// What stands beside the name of a guest: "guest", "guest, away"; empty for everybody else.
    [[nodiscard]] QString mark(const base::ParticipantId &id) const;
    /// What stands beside somebody in the list of those who take part: the mark of a guest, "changed here" of
    /// a companion that is otherwise in this room than in the library; else empty.
    [[nodiscard]] QString note(const base::ParticipantId &id) const;
    [[nodiscard]] bool isAway(const base::ParticipantId &id) const; ///< a guest without a program
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
    std::optional<QSet<base::ParticipantId>> m_connected;   ///< of the guests
    QHash<base::ParticipantId, model::Guest::Door> m_doors; ///< of the guests
    QSet<base::ParticipantId> m_changed;                    ///< in this room only
};

} // namespace studio::ui
