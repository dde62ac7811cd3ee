// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"

using namespace Qt::StringLiterals;

namespace studio::tests {

ParticipantId companion(const QString &name) { return ParticipantId(u"companion_"_s + name); }

ParticipantId user() { return ParticipantId(u"user"_s); }

MessageBuilder &MessageBuilder::from(const ParticipantId &id)
{
    m_message.from = id;
    return *this;
}

MessageBuilder &MessageBuilder::to(const QList<ParticipantId> &ids)
{
    m_message.to = ids;
    return *this;
}

MessageBuilder &MessageBuilder::mentioning(const QList<ParticipantId> &ids)
{
    m_message.mentions = ids;
    return *this;
}

MessageBuilder &MessageBuilder::whispered()
{
    m_message.whisper = true;
    return *this;
}

MessageBuilder &MessageBuilder::cutAt(qint64 heardUntil)
{
    m_message.heardUntil = heardUntil;
    return *this;
}

MessageBuilder &MessageBuilder::says(const QString &text)
{
    m_message.text = text;
    return *this;
}

MessageBuilder message(const QString &id) { return MessageBuilder(id).from(user()); }

PersonaBuilder::PersonaBuilder(const QString &shortName)
{
    m_persona.id = companion(shortName);
    m_persona.colour = u"#4466aa"_s;
    named(model::Language::English, shortName.left(1).toUpper() + shortName.mid(1));
}

PersonaBuilder &PersonaBuilder::named(model::Language language, const QString &name,
                                      const QStringList &nicknames)
{
    m_persona.texts[language].name = name;
    m_persona.texts[language].nicknames = nicknames;
    return *this;
}

PersonaBuilder &PersonaBuilder::knows(model::Language language, const QStringList &words)
{
    m_persona.texts[language].knowledge = words;
    return *this;
}

PersonaBuilder &PersonaBuilder::sampleLine(model::Language language, const QString &line)
{
    m_persona.texts[language].sampleLines.append({line, {}});
    return *this;
}

PersonaBuilder &PersonaBuilder::greets(model::Language language, const QString &line)
{
    m_persona.texts[language].greeting = line;
    return *this;
}

PersonaBuilder persona(const QString &shortName) { return PersonaBuilder(shortName); }

RoomBuilder &RoomBuilder::with(const QStringList &shortNames)
{
    for (const QString &name : shortNames)
        m_room.roster.append(companion(name));
    return *this;
}

RoomBuilder &RoomBuilder::policy(model::PolicyName name)
{
    m_room.policy.policy = name;
    return *this;
}

RoomBuilder &RoomBuilder::tuned(const std::function<void(model::PolicySettings &)> &change)
{
    change(m_room.policy);
    return *this;
}

RoomBuilder room(const QString &name)
{
    RoomBuilder builder;
    builder.m_room.id = base::RoomId(u"room-"_s + name);
    builder.m_room.name = name;
    return builder;
}

} // namespace studio::tests
