// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/studio/guest_house.h"

namespace studio::tests {

using base::ParticipantId;
using base::RoomId;
using ports::GuestPort;
using ports::RoomPort;

namespace {

constexpr int kPatience = 60'000; // ms; only a broken service takes that long

} // namespace

GuestHouse::GuestHouse(const QString &folder, quint64 seed)
    : m_ids(seed)
    , m_store(store::SqliteStore::open(folder, store::SqliteStore::Mode::ReadWrite).value())
    , m_personas(std::make_unique<services::PersonaService>(*m_store, m_cast, m_agent, m_clock))
    , m_queries(std::make_unique<services::QueryService>(m_desk, *m_store, m_clock))
    , m_rooms(std::make_unique<services::RoomService>(*m_store,
                                                      room::RoomNeeds{.bus = m_bus,
                                                                      .agent = m_agent,
                                                                      .clock = m_clock,
                                                                      .ids = m_ids,
                                                                      .cast = m_cast,
                                                                      .desk = &m_desk},
                                                      services::RoomService::Access::ReadWrite,
                                                      m_model.displayName()))
    , m_guests(std::make_unique<services::GuestService>(m_rooms->openRooms(), m_agent, *m_queries, m_clock))
{
    m_cast.set(persona(QStringLiteral("aya")));
    connect(&m_bus, &bus::Bus::published, this, [this](const auto &batch) { m_unsaved += batch.size(); });
    connect(m_store.get(), &store::SqliteStore::appended, this,
            [this](const auto &batch) { m_unsaved -= batch.size(); });
    connect(m_store.get(), &store::SqliteStore::appendFailed, this,
            [this](const auto &batch) { m_unsaved -= batch.size(); });
    connect(m_rooms.get(), &RoomPort::published, this,
            [this](const auto &, const auto &batch) { m_published += batch; });
}

// Guests' waits end with the rooms, and are answered.
GuestHouse::~GuestHouse()
{
    m_rooms.reset();
    m_guests.reset();
}

RoomId GuestHouse::makeRoom(model::PolicyName policy, const QStringList &residents)
{
    model::Room like = room(QStringLiteral("tea")).with(residents);
    like.policy.policy = policy;
    const auto made = answerTo(*m_rooms, &RoomPort::createRoom)(
        {{.name = like.name, .roster = like.roster, .policy = like.policy}});
    return made ? made->id : RoomId();
}

ParticipantId GuestHouse::join(const RoomId &room, const QString &wireName, bool seated)
{
    const auto guest = answerTo(*m_guests, &GuestPort::join)(room, {.wireName = wireName, .seated = seated});
    if (!guest)
        return {};
    m_guests->setConnected(room, guest->id, true);
    QCoreApplication::processEvents();
    return guest->id;
}

ports::SpeechReceipt GuestHouse::speak(const RoomId &room, const ParticipantId &from, const QString &text,
                                       double amount)
{
    return answerTo(*m_guests, &GuestPort::speak)(room, {.from = from, .text = text, .amount = amount},
                                                  QStringLiteral("mcp"))
        .value_or(ports::SpeechReceipt{false, -1, QStringLiteral("failed")});
}

ports::VoteReceipt GuestHouse::vote(const RoomId &room, const ParticipantId &from,
                                    const model::RawState &state)
{
    return answerTo(*m_guests, &GuestPort::vote)(room, from, state, QStringLiteral("mcp"))
        .value_or(ports::VoteReceipt{false, QStringLiteral("failed")});
}

std::optional<ports::RoomView> GuestHouse::open(const RoomId &room)
{
    const base::Result<ports::RoomView> view = answerTo(*m_rooms, &RoomPort::openRoom)(room);
    return view ? std::optional(*view) : std::nullopt;
}

void GuestHouse::wait(base::Millis time)
{
    m_clock.advance(time);
    QCoreApplication::processEvents();
    (void)QTest::qWaitFor([this] { return m_unsaved == 0; }, kPatience);
    QCoreApplication::processEvents();
}

QStringList GuestHouse::said() const
{
    QStringList lines;
    for (const model::Envelope &envelope : m_published) {
        if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body))
            lines.append(posted->message.from.value() + QStringLiteral(": ") + posted->message.text);
    }
    return lines;
}

QStringList GuestHouse::programs() const
{
    QStringList programs;
    for (const model::Envelope &envelope : m_published) {
        if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body))
            programs.append(posted->message.program);
    }
    return programs;
}

} // namespace studio::tests
