// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/studio/guest_house.h"

namespace studio::tests {

using base::Error;
using base::ParticipantId;
using base::RequestId;
using base::RoomId;
using ports::GuestPort;
using ports::RoomPort;

namespace {

constexpr int kPatience = 60'000; // ms; only a broken service takes that long

} // namespace

template<class Port>
void GuestHouse::listen(Port &port)
{
    connect(&port, &Port::done, this, [this](const RequestId &id) { ++m_answers[id]; });
    connect(&port, &Port::failed, this, [this](const RequestId &id, const Error &error) {
        ++m_answers[id];
        m_errors.insert(id, error);
    });
}

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
    connect(m_store.get(), &store::Store::appended, this,
            [this](const auto &batch) { m_unsaved -= batch.size(); });
    connect(m_store.get(), &store::Store::appendFailed, this,
            [this](const auto &batch) { m_unsaved -= batch.size(); });
    listen<GuestPort>(*m_guests);
    connect(m_rooms.get(), &RoomPort::published, this,
            [this](const auto &, const auto &batch) { m_published += batch; });
    connect(m_guests.get(), &GuestPort::speechTaken, this,
            [this](const auto &id, const auto &receipt) { m_receipts.insert(id, receipt); });
    connect(m_guests.get(), &GuestPort::voteTaken, this,
            [this](const auto &id, const auto &receipt) { m_votes.insert(id, receipt); });
    connect(m_guests.get(), &GuestPort::guestJoined, this,
            [this](const auto &id, const auto &, const auto &guest) { m_joined.insert(id, guest); });
}

// What guests wait for ends with the rooms, and is told.
GuestHouse::~GuestHouse()
{
    m_rooms.reset();
    m_guests.reset();
}

std::optional<Error> GuestHouse::endOf(const RequestId &request)
{
    if (!QTest::qWaitFor([&] { return m_answers.contains(request); }, kPatience))
        return Error{base::ErrorCode::Internal, QStringLiteral("no answer"), {}};
    return m_errors.contains(request) ? std::optional(m_errors.value(request)) : std::nullopt;
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
    const RequestId request = m_guests->join(room, {.wireName = wireName, .seated = seated});
    if (endOf(request))
        return {};
    const ParticipantId id = m_joined.value(request).id;
    m_guests->setConnected(room, id, true);
    QCoreApplication::processEvents();
    return id;
}

ports::SpeechReceipt GuestHouse::speak(const RoomId &room, const ParticipantId &from, const QString &text,
                                       double amount)
{
    const RequestId request =
        m_guests->speak(room, {.from = from, .text = text, .amount = amount}, QStringLiteral("mcp"));
    const auto error = endOf(request);
    return error ? ports::SpeechReceipt{false, -1, QStringLiteral("failed")} : m_receipts.value(request);
}

ports::VoteReceipt GuestHouse::vote(const RoomId &room, const ParticipantId &from,
                                    const model::RawState &state)
{
    const RequestId request = m_guests->vote(room, from, state, QStringLiteral("mcp"));
    const auto error = endOf(request);
    return error ? ports::VoteReceipt{false, QStringLiteral("failed")} : m_votes.value(request);
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
