// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/studio/house.h"

namespace studio::tests {

using base::Error;
using model::Envelope;
using ports::RoomPort;
using store::SqliteStore;

namespace {

constexpr int kPatience = 60'000; // ms; only a broken service takes that long

} // namespace

StudioHouse::StudioHouse(const QString &folder, Access access, quint64 seed)
    : m_ids(seed)
    , m_store(SqliteStore::open(folder, access == Access::ReadWrite ? SqliteStore::Mode::ReadWrite
                                                                    : SqliteStore::Mode::ReadOnly)
                  .value())
    , m_personas(std::make_unique<services::PersonaService>(*m_store, m_cast, m_agent, m_clock))
    , m_drafts(std::make_unique<services::DraftService>(*m_store))
    , m_records(std::make_unique<services::RecordService>(
          services::RoomRecording::Needs{*m_store, *m_store, *m_store}))
    , m_whatIf(std::make_unique<services::WhatIfService>(*m_store))
    , m_rooms(std::make_unique<services::RoomService>(
          *m_store, room::RoomNeeds{m_bus, m_agent, m_clock, m_ids, m_cast}, access, m_model.displayName()))
{
    connect(m_rooms.get(), &RoomPort::published, this,
            [this](const auto &, const QList<Envelope> &batch) { m_published += batch; });
    connect(&m_bus, &bus::Bus::published, this, [this](const auto &batch) { m_sent += batch.size(); });
    connect(m_store.get(), &store::SqliteStore::appended, this,
            [this](const auto &b) { m_sent -= b.size(); });
    connect(m_store.get(), &store::SqliteStore::appendFailed, this,
            [this](const auto &b) { m_sent -= b.size(); });
}

std::optional<Error> StudioHouse::exported(const ports::Record &record, const QString &filePath)
{
    Answer<QString> answer;
    const base::Job job = m_records->exportRoom(record, filePath, {}, answer.then());
    if (!QTest::qWaitFor([&answer] { return answer.isHere(); }, kPatience))
        return Error{base::ErrorCode::Internal, QStringLiteral("no answer"), {}};
    return answer.result() ? std::nullopt : std::optional(answer.result().error());
}

model::Room StudioHouse::create(const model::Room &like)
{
    ports::NewRoom wanted{like};
    wanted.drawSeed = false;
    return answerTo(*m_rooms, &RoomPort::createRoom)(wanted).value_or(model::Room());
}

std::optional<Error> StudioHouse::say(const base::RoomId &room, const QString &text)
{
    return endOf(*m_rooms, &RoomPort::say)(room, {.text = text});
}

std::optional<ports::RoomView> StudioHouse::open(const base::RoomId &room)
{
    const base::Result<ports::RoomView> view = answerTo(*m_rooms, &RoomPort::openRoom)(room);
    return view ? std::optional(*view) : std::nullopt;
}

QList<model::RoomSummary> StudioHouse::list()
{
    return answerTo(*m_rooms, &RoomPort::listRooms)().value_or(QList<model::RoomSummary>());
}

void StudioHouse::wait(base::Millis time)
{
    m_clock.advance(time);
    (void)QTest::qWaitFor([this] { return m_sent == 0; }, kPatience);
}

} // namespace studio::tests
