// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/vote_room.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::bench {
namespace {

/// With as much to tell a model as one of the examples has.
model::Persona persona(int number)
{
    model::Persona made;
    made.id = base::ParticipantId(u"companion_%1"_s.arg(number));
    made.revision = 1;
    model::PersonaText text;
    text.name = u"Companion %1"_s.arg(number);
    text.role = u"A guest at a tea table who keeps a small bookshop."_s;
    text.personality = u"Calm, curious, dry humour; asks back rather than explains."_s.repeated(4);
    text.knowledge = {u"books"_s, u"tea"_s, u"the weather"_s, u"trains"_s};
    made.texts.insert(model::Language::English, text);
    return made;
}

model::Room roomOf(int voters)
{
    model::Room room;
    room.id = base::RoomId(u"bench"_s);
    room.name = u"bench"_s;
    for (int i = 0; i < voters; ++i)
        room.roster.append(base::ParticipantId(u"companion_%1"_s.arg(i)));
    room.policy.gap = base::Millis(0);
    return room;
}

} // namespace

VoteRoom::VoteRoom(ModelHouse &house, int voters)
    : m_house(house)
{
    for (int i = 0; i < voters; ++i)
        m_cast.set(persona(i));
    QObject::connect(&m_bus, &bus::Bus::published, &m_bus,
                     [this](const QList<model::Envelope> &batch) { hear(batch); });
    const model::Room room = roomOf(voters);
    m_director =
        std::make_unique<room::Director>(store::RoomRecord{.room = room, .initial = room},
                                         room::RoomNeeds{m_bus, m_house.agent, m_house.clock, m_ids, m_cast});
}

void VoteRoom::hear(const QList<model::Envelope> &batch)
{
    for (const model::Envelope &envelope : batch) {
        if (std::holds_alternative<model::Decided>(envelope.body) && std::exchange(m_isInRound, false))
            QCoreApplication::quit();
        const auto *told = std::get_if<model::FloorTold>(&envelope.body);
        if (told && std::holds_alternative<model::VoteFailed>(told->input.kind))
            ++m_failed;
    }
}

void VoteRoom::say()
{
    model::Message message;
    message.id = base::MessageId(m_ids.next());
    message.from = base::ParticipantId(u"user"_s);
    message.text = u"And what about number %1, which nobody has looked at yet?"_s.arg(++m_said);
    m_director->say(message, u"bench"_s);
}

double VoteRoom::round()
{
    const auto begin = now();
    m_isInRound = true;
    say();
    QCoreApplication::exec();
    return double((now() - begin).count()) / 1e6;
}

} // namespace studio::bench
