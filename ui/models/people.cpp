// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/people.h"

#include "core/model/own_colour.h"
#include "core/model/participants.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct PeopleWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::People)
};

constexpr qsizetype kLongestAsker = 40; // of each part

/// companion_aya gives aya, guest:lab/bob gives lab/bob, anything else itself.
QString readablePart(const base::ParticipantId &id)
{
    const QString &value = id.value();
    if (model::isCompanion(id))
        return value.mid(QLatin1String("companion_").size());
    return model::withoutGuestPrefix(id).value();
}

} // namespace

People::People(const QList<model::Persona> &personas, model::Language language,
               const QList<model::Identity> &identities)
{
    for (const model::Identity &identity : identities)
        m_known.insert(identity.id, {identity.name, {}, identity.colour, model::Pronoun::They});
    for (const model::Persona &persona : personas) {
        const model::PersonaText text = persona.textIn(language);
        const QString colour = persona.colour.isEmpty() ? model::ownColour(persona.id) : persona.colour;
        m_known.insert(persona.id, {text.name, text.role, colour, persona.pronoun});
    }
}

void People::setGuests(const QList<model::Guest> &guests,
                       const std::optional<QSet<base::ParticipantId>> &connected)
{
    for (const model::Guest &guest : guests) {
        m_known.insert(guest.id, {guest.name, {}, guest.colour, model::Pronoun::They});
        m_doors.insert(guest.id, guest.door);
    }
    m_connected = connected;
}

void People::setOverrides(const QList<model::PersonaOverride> &overrides)
{
    for (const model::PersonaOverride &over : overrides) {
        if (over.isEmpty())
            continue;
        m_changed.insert(over.companion);
        if (const auto known = m_known.find(over.companion); known != m_known.end())
            known->role = over.role.value_or(known->role);
    }
}

QString People::note(const base::ParticipantId &id) const
{
    //: Beside the name of a companion that is otherwise in this room than in the library
    return m_changed.contains(id) ? PeopleWords::tr("changed in this room") : mark(id);
}

QString People::mark(const base::ParticipantId &id) const
{
    if (!model::isGuest(id))
        return {};
    //: Beside the name of somebody of another program, which is not connected now
    return isAway(id) ? PeopleWords::tr("guest, away")
                      //: Beside the name of somebody of another program
                      : PeopleWords::tr("guest");
}

bool People::isAway(const base::ParticipantId &id) const
{
    return model::isGuest(id) && m_connected && !m_connected->contains(id);
}

QString People::name(const base::ParticipantId &id) const
{
    if (const auto known = m_known.constFind(id); known != m_known.cend() && !known->name.isEmpty())
        return known->name;
    if (id.value() == "user"_L1)
        return QCoreApplication::translate("studio::ui::People", "You");
    if (id == model::directorId())
        //: the model that chooses which companion speaks
        return PeopleWords::tr("Director");
    if (model::isUser(id))
        return id.value().mid(QLatin1String("user_").size());
    return readablePart(id);
}

QString People::asker(const base::ParticipantId &id) const
{
    if (!model::isGuest(id))
        return name(id);
    const QString plain = name(id).simplified().left(kLongestAsker);
    const QString wireName = readablePart(id).simplified().left(kLongestAsker);
    if (!m_doors.contains(id))
        //: Somebody of another program: %1 the name, which is that one's own choice, %2 the id
        return PeopleWords::tr("A guest called “%1” (%2)").arg(plain, wireName);
    switch (m_doors.value(id)) {
    case model::Guest::Door::Mcp:
        return PeopleWords::tr("A guest through MCP called “%1” (%2)").arg(plain, wireName);
    case model::Guest::Door::Firehose:
        return PeopleWords::tr("A guest through the firehose called “%1” (%2)").arg(plain, wireName);
    case model::Guest::Door::Network:
        return PeopleWords::tr("A guest from the network called “%1” (%2)").arg(plain, wireName);
    }
    return plain;
}

QString People::role(const base::ParticipantId &id) const { return m_known.value(id).role; }

model::Pronoun People::pronoun(const base::ParticipantId &id) const { return m_known.value(id).pronoun; }

QString People::colour(const base::ParticipantId &id) const { return m_known.value(id).colour; }

explain::Names People::namesOf(const QList<base::ParticipantId> &ids) const
{
    explain::Names names;
    for (const base::ParticipantId &id : ids) {
        names.shown.insert(id, name(id));
        if (m_doors.contains(id))
            names.doors.insert(id, m_doors.value(id));
    }
    return names;
}

} // namespace studio::ui
