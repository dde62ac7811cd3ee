// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/message.h"
#include "core/model/persona.h"
#include "core/model/room.h"

#include <functional>

// Test values, written like sentences: message(u"m1"_s).from(u"user"_s).says(u"Hello"_s)
namespace studio::tests {

using base::ParticipantId;

/// `companion_…` for a short name: companion(u"aya"_s) is companion_aya.
[[nodiscard]] ParticipantId companion(const QString &name);
[[nodiscard]] ParticipantId user();

class MessageBuilder
{
public:
    explicit MessageBuilder(const QString &id) { m_message.id = base::MessageId(id); }

    MessageBuilder &from(const ParticipantId &id);
    MessageBuilder &to(const QList<ParticipantId> &ids);
    MessageBuilder &mentioning(const QList<ParticipantId> &ids);
    MessageBuilder &whispered();
    MessageBuilder &cutAt(qint64 heardUntil);
    MessageBuilder &says(const QString &text);

    operator model::Message() const { return m_message; }

private:
    model::Message m_message;
};

/// A message of the user to everybody, unless the test says otherwise.
[[nodiscard]] MessageBuilder message(const QString &id);

class PersonaBuilder
{
public:
    explicit PersonaBuilder(const QString &shortName);

    PersonaBuilder &named(model::Language language, const QString &name, const QStringList &nicknames = {});
    PersonaBuilder &knows(model::Language language, const QStringList &words);
    PersonaBuilder &sampleLine(model::Language language, const QString &line);
    PersonaBuilder &greets(model::Language language, const QString &line);

    operator model::Persona() const { return m_persona; }

private:
    model::Persona m_persona;
};

/// A persona with an English text; the name is made from the id.
[[nodiscard]] PersonaBuilder persona(const QString &shortName);

class RoomBuilder
{
public:
    RoomBuilder &with(const QStringList &shortNames);
    RoomBuilder &policy(model::PolicyName name);
    RoomBuilder &tuned(const std::function<void(model::PolicySettings &)> &change);

    operator model::Room() const { return m_room; }

private:
    friend RoomBuilder room(const QString &name);
    model::Room m_room;
};

/// A room under `vote`, empty unless the test says otherwise; its id is made from the name.
[[nodiscard]] RoomBuilder room(const QString &name);

} // namespace studio::tests
