// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/companion_agent.h"
#include "core/room/floor_state.h"
#include "core/room/ground.h"
#include "core/room/room_limits.h"
#include "core/room/room_people.h"
#include "core/room/room_talk.h"
#include "core/room/scene_builder.h"
#include "core/room/waits.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/seeded_ids.h"

#include <algorithm>

namespace studio::tests {

/// The surroundings of a room's parts, without a Director: a real floor, a scripted model, a clock that
/// stands still. It records what the parts tell the floor and publish, and does not carry out the floor's
/// answers.
class BareRoom final : public room::Ground
{
public:
    explicit BareRoom(const model::Room &room)
        : m_room(room)
    {
        for (const base::ParticipantId &id : room.roster)
            m_cast.set(persona(id.value().section(u'_', 1)));
    }

    const turn::Floor &floor() const override { return m_state.floor(); }
    room::RoomClock &clock() override { return m_clock; }
    void tick() override { ++ticks; }
    Answer advance(const model::FloorTold &input, const model::Origin &) override
    {
        told.append(input);
        return {told.size(), m_state.step(input, m_room.policy)};
    }
    qint64 tellOfVote(model::FloorTold vote, const model::Origin &origin) override
    {
        vote.input.t = m_clock.now();
        return advance(vote, origin).seq;
    }
    qint64 publish(model::EnvelopeBody body, const model::Origin &) override
    {
        log.append(body);
        return log.size();
    }
    void publishMessage(model::MessagePosted posted) override { log.append(posted); }

    /// The floor's answer to a message of the user.
    QList<model::FloorOutput> userSays(const QString &id)
    {
        const model::Message said = message(id).says(id);
        m_talk.add(said, {});
        return tell(model::Posted{said});
    }
    QList<model::FloorOutput> tell(const model::FloorInputKind &input)
    {
        return m_state.step({.input = {m_clock.now(), input}, .policy = {}}, m_room.policy);
    }
    void script(const base::ParticipantId &companion, llm::Purpose purpose, const ScriptedAnswer &answer)
    {
        m_model.script(companion, purpose, answer);
    }
    void wait(int ms) { m_time.advance(base::Millis(ms)); }

    template<class Input>
    [[nodiscard]] QList<Input> toldOf() const
    {
        QList<Input> found;
        for (const model::FloorTold &one : told) {
            if (const auto *input = std::get_if<Input>(&one.input.kind))
                found.append(*input);
        }
        return found;
    }
    template<class Body>
    [[nodiscard]] QList<Body> published() const
    {
        QList<Body> found;
        for (const model::EnvelopeBody &one : log) {
            if (const auto *body = std::get_if<Body>(&one))
                found.append(*body);
        }
        return found;
    }

    [[nodiscard]] agent::Agent &agent() { return m_agent; }
    [[nodiscard]] FakeClock &time() { return m_time; }
    [[nodiscard]] base::IdSource &ids() { return m_ids; }
    [[nodiscard]] room::Waits &waits() { return m_waits; }
    [[nodiscard]] room::Summaries &summaries() { return m_summaries; }
    [[nodiscard]] room::RoomTalk &talk() { return m_talk; }
    [[nodiscard]] room::RoomLimits &limits() { return m_limits; }
    [[nodiscard]] room::FloorState &state() { return m_state; }
    [[nodiscard]] const room::RoomPeople &people() const { return m_people; }
    [[nodiscard]] const room::SceneBuilder &scenes() const { return m_scenes; }
    [[nodiscard]] const model::Room &room() const { return m_room; }
    [[nodiscard]] model::Room &changeableRoom() { return m_room; }
    [[nodiscard]] int openCalls() const { return m_model.openCalls(); }
    [[nodiscard]] qsizetype requests() const { return m_model.requests().size(); }

    QList<model::FloorTold> told;
    QList<model::EnvelopeBody> log;
    int ticks = 0;

private:
    // In order of dependency.
    model::Room m_room;
    FakeClock m_time;
    ScriptedModelClient m_model{m_time};
    agent::CompanionAgent m_agent{m_model, m_time};
    SeededIdSource m_ids;
    room::RoomClock m_clock{m_time, base::Millis(0)};
    room::FloorState m_state{store::RoomRecord{.room = m_room, .initial = m_room}};
    room::Cast m_cast;
    room::RoomPeople m_people{m_room, m_cast};
    room::RoomTalk m_talk;
    room::Summaries m_summaries;
    room::RoomLimits m_limits{m_room};
    room::Waits m_waits;
    room::SceneBuilder m_scenes{{m_room, m_state.floor(), m_people, m_talk, m_summaries, m_limits}};
};

} // namespace studio::tests
