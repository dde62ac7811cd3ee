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

/// How participants are shown in one language: name, colour, role. A value. An unknown participant is shown
/// by the readable part of the id, so that nobody is ever nameless. The user's own names count too.
class People
{
public:
    People() = default;
    People(const QList<model::Persona> &personas, model::Language language,
           const QList<model::Identity> &identities = {});

    /// The guests from the doors. \p connected: guests whose program is connected now; none means unknown,
    /// and then nobody is called away.
    void setGuests(const QList<model::Guest> &guests,
                   const std::optional<QSet<base::ParticipantId>> &connected = {});

    /// How personas differ in one room; it counts for their roles.
    void setOverrides(const QList<model::PersonaOverride> &overrides);

    [[nodiscard]] QString name(const base::ParticipantId &id) const;
    /// The name where somebody asks the user for something: a guest with the door and the id, because guests
    /// choose their own names. As name() for everybody else.
    [[nodiscard]] QString asker(const base::ParticipantId &id) const;
    [[nodiscard]] QString role(const base::ParticipantId &id) const;           ///< empty for unknown ids
    [[nodiscard]] model::Pronoun pronoun(const base::ParticipantId &id) const; ///< They for unknown ids
    [[nodiscard]] QString colour(const base::ParticipantId &id) const; ///< "#rrggbb"; empty for unknown ids
    /// The text beside the name of a guest: "guest", "guest, away"; empty for everybody else.
    [[nodiscard]] QString mark(const base::ParticipantId &id) const;
    /// The text beside a name in the list of participants: the mark of a guest; "changed here" for a
    /// companion that differs in this room from the library; else empty.
    [[nodiscard]] QString note(const base::ParticipantId &id) const;
    [[nodiscard]] bool isAway(const base::ParticipantId &id) const; ///< a guest whose program is away
    [[nodiscard]] bool knows(const base::ParticipantId &id) const { return m_known.contains(id); }

    /// The same names for the sentences of core/explain, for the listed ids.
    [[nodiscard]] explain::Names namesOf(const QList<base::ParticipantId> &ids) const;

    bool operator==(const People &) const = default;

private:
    struct Person
    {
        QString name;
        QString role;
        QString colour;
        model::Pronoun pronoun = model::Pronoun::They;
        bool operator==(const Person &) const = default;
    };
    QHash<base::ParticipantId, Person> m_known;
    std::optional<QSet<base::ParticipantId>> m_connected;   ///< guests; none: unknown
    QHash<base::ParticipantId, model::Guest::Door> m_doors; ///< of guests
    QSet<base::ParticipantId> m_changed;                    ///< companions changed in this room
};

} // namespace studio::ui
