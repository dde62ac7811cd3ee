// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/base/system_clock.h"
#include "core/base/uuid_v7.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/studio/services/rooms/room_service.h"
#include "tests/bench/measure.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;

namespace {

/// A model that needs no time at all: what is left is what the house itself needs.
class InstantCall final : public llm::ModelCall
{
public:
    InstantCall(QString text, QObject *parent)
        : llm::ModelCall(parent)
    {
        QTimer::singleShot(0, this, [this, text] {
            Q_EMIT textDelta(text);
            Q_EMIT finished({u"stop"_s, {}, {}});
        });
    }
    void cancel() override { deleteLater(); }
};

class InstantModel final : public llm::ModelClient
{
public:
    QString displayName() const override { return u"instant"_s; }
    llm::ModelCall *start(const llm::ModelRequest &request, QObject *parent) override
    {
        if (request.brief.purpose == llm::Purpose::Speech)
            return new InstantCall(u"A short answer, number %1."_s.arg(++m_number), parent);
        return new InstantCall(
            u"{\"state\":\"speak\",\"importance\":5,\"selected\":false,\"closing\":\"none\"}"_s, parent);
    }

private:
    int m_number = 0;
};

/// Says a line, waits until the room rests, again and again; one turn each.
class Talk : public QObject
{
public:
    Talk(int voters, int rounds)
        : m_agent(m_model, m_clock)
        , m_rounds(rounds)
        , m_store(std::move(*store::SqliteStore::open(m_folder.path(), store::SqliteStore::Mode::ReadWrite)))
        , m_rooms(*m_store, {m_bus, m_agent, m_clock, m_ids, m_cast},
                  services::RoomService::Access::ReadWrite, u"instant"_s)
    {
        ports::NewRoom room{{u"bench"_s, {}, {}}};
        for (int i = 0; i < voters; ++i)
            room.roster.append(ParticipantId(u"companion_%1"_s.arg(i)));
        room.policy.gap = base::Millis(0);
        room.policy.maxCompanionTurns = 1;
        connect(&m_rooms, &ports::RoomPort::published, this,
                [this](const auto &, const auto &, const ports::FloorView &floor) {
                    if (floor.rest && m_timer.isValid() && floor.companionTurns == 1)
                        over();
                });
        m_rooms.createRoom(room, {this, [this](const base::Result<model::Room> &made) {
                                      m_room = made->id;
                                      m_rooms.openRoom(made->id, {this, [this](const auto &) { say(); }});
                                  }});
    }

    QList<double> samples; // ms from the user's message to the rest after the turn, all of it on disk

private:
    void say()
    {
        m_timer.start();
        m_rooms.say(m_room, {.text = u"And what about number %1?"_s.arg(samples.size())}, {});
    }

    void over()
    {
        samples.append(double(m_timer.nsecsElapsed()) / 1e6);
        m_timer.invalidate();
        if (samples.size() == m_rounds)
            QCoreApplication::quit();
        else
            QMetaObject::invokeMethod(this, &Talk::say, Qt::QueuedConnection);
    }

    QTemporaryDir m_folder;
    base::SystemClock m_clock;
    base::UuidV7Source m_ids = base::UuidV7Source::system();
    InstantModel m_model;
    agent::CompanionAgent m_agent;
    bus::Bus m_bus;
    room::Cast m_cast;
    int m_rounds;
    std::unique_ptr<store::SqliteStore> m_store;
    services::RoomService m_rooms;
    base::RoomId m_room;
    QElapsedTimer m_timer;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    for (const int voters : {3, 16, 64}) {
        Talk talk(voters, 200);
        QCoreApplication::exec();
        bench::print({.id = "turn.overhead",
                      .n = voters,
                      .p50 = bench::percentile(talk.samples, 0.5),
                      .p99 = bench::percentile(talk.samples, 0.99)});
    }
    return 0;
}
