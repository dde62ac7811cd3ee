// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/companion_agent.h"
#include "core/room/director.h"
#include "core/voice/read_aloud.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_desk.h"
#include "tests/support/fake_speaker.h"
#include "tests/support/scripted_model.h"
#include "tests/support/seeded_ids.h"

#include <memory>

namespace studio::tests {

/// One room with its Director, a scripted model and a clock that stands still; the bus is recorded.
class Stage
{
public:
    explicit Stage(const model::Room &room);
    /// The room continues from a log, as after a restart.
    Stage(const model::Room &room, const QList<model::Envelope> &log);

    [[nodiscard]] FakeClock &clock() { return m_clock; }
    [[nodiscard]] ScriptedModelClient &model() { return m_model; }
    [[nodiscard]] room::RoomNeeds house()
    {
        return {m_bus, m_agent, m_clock, m_ids, m_cast, &m_desk, &m_reader};
    }
    [[nodiscard]] FakeDesk &desk() { return m_desk; }
    [[nodiscard]] FakeSpeaker &speaker() { return m_speaker; }
    /// Nobody is listening until a test says so.
    [[nodiscard]] voice::ReadAloud &reader() { return m_reader; }
    [[nodiscard]] room::Cast &cast() { return m_cast; }
    [[nodiscard]] room::Director &director() { return *m_director; }
    [[nodiscard]] const QList<model::Envelope> &log() const { return m_log; }

    void vote(const QString &shortName, const ScriptedAnswer &answer);
    void speech(const QString &shortName, const ScriptedAnswer &answer);
    void wake(const QString &shortName, const ScriptedAnswer &answer);
    void userSays(const model::Message &message);
    void userSays(const QString &text);
    void wait(int ms) { m_clock.advance(base::Millis(ms)); }

    /// The log as the names of its kinds, without ticks, which only the clock makes.
    [[nodiscard]] QStringList kinds() const;
    /// The number of the newest event of that kind; 0 if there is none.
    [[nodiscard]] qint64 newest(const QString &kind) const;
    template<class Body>
    [[nodiscard]] QList<Body> all() const
    {
        QList<Body> bodies;
        for (const model::Envelope &envelope : m_log) {
            if (const auto *body = std::get_if<Body>(&envelope.body))
                bodies.append(*body);
        }
        return bodies;
    }
    [[nodiscard]] QList<model::Rest> rests() const;

private:
    FakeClock m_clock;
    ScriptedModelClient m_model{m_clock};
    agent::CompanionAgent m_agent{m_model, m_clock};
    bus::Bus m_bus;
    SeededIdSource m_ids;
    room::Cast m_cast;
    FakeDesk m_desk;
    FakeSpeaker m_speaker{m_clock};
    voice::ReadAloud m_reader{m_speaker, m_clock};
    QList<model::Envelope> m_log;
    std::unique_ptr<room::Director> m_director;
};

/// The record that a store would read from that log, for a room that was created like this.
[[nodiscard]] store::RoomRecord recordOf(const model::Room &room, const QList<model::Envelope> &log);

} // namespace studio::tests
