// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/guest_agent.h"

#include "core/model/participants.h"
#include "core/room/guest_calls.h"

namespace studio::room {

using base::ParticipantId;
using base::RoomId;

GuestAgent::GuestAgent(agent::Agent &companions, base::Clock &clock)
    : m_companions(companions)
    , m_clock(clock)
{
}

GuestAgent::~GuestAgent() = default;

// The call never ends before control has returned to the event loop, because the clock calls from there.
agent::VoteCall *GuestAgent::vote(const agent::Scene &scene, QObject *parent)
{
    if (!model::isGuest(scene.persona.id))
        return m_companions.vote(scene, parent);
    auto *call = new GuestVote(parent);
    m_votes.insert({scene.room, scene.persona.id}, call);
    if (!isConnected(scene.room, scene.persona.id))
        m_clock.callAt(m_clock.steadyNow(), call, [call] { call->giveUp(); });
    return call;
}

agent::Outlook GuestAgent::outlook(const model::Persona &voter) const
{
    return model::isGuest(voter.id) ? agent::Outlook() : m_companions.outlook(voter);
}

agent::DirectorCall *GuestAgent::direct(const agent::Direction &direction, QObject *parent)
{
    return m_companions.direct(direction, parent);
}

agent::TurnCall *GuestAgent::speak(const agent::Scene &scene, std::unique_ptr<agent::Toolbox> tools,
                                   QObject *parent)
{
    if (!model::isGuest(scene.persona.id))
        return m_companions.speak(scene, std::move(tools), parent);
    return waitFor(scene, patienceWith({scene.room, scene.persona.id}), parent);
}

agent::TurnCall *GuestAgent::wake(const agent::Scene &scene, std::unique_ptr<agent::Toolbox> tools,
                                  QObject *parent)
{
    return model::isGuest(scene.persona.id) ? waitFor(scene, kWakePatience, parent)
                                            : m_companions.wake(scene, std::move(tools), parent);
}

agent::TurnCall *GuestAgent::waitFor(const agent::Scene &scene, base::Millis patience, QObject *parent)
{
    auto *call = new GuestTurn(m_clock, patience, parent);
    m_turns.insert({scene.room, scene.persona.id}, call);
    if (!isConnected(scene.room, scene.persona.id))
        m_clock.callAt(m_clock.steadyNow(), call, [call] { call->giveUp(model::Cause::NoAnswer); });
    return call;
}

void GuestAgent::setConnected(const RoomId &room, const ParticipantId &guest, bool connected)
{
    const Key key(room, guest);
    if (connected) {
        m_connected.insert(key);
        return;
    }
    m_connected.remove(key);
    m_listening.remove(key);
    if (const QPointer<GuestVote> vote = m_votes.take(key))
        vote->giveUp();
    if (const QPointer<GuestTurn> turn = m_turns.take(key))
        turn->giveUp(model::Cause::NoAnswer);
}

base::Millis GuestAgent::patienceWith(const Key &guest) const
{
    if (m_listening.contains(guest))
        return kTurnPatience;
    return m_voting.contains(guest) ? kBriefPatience : kBriefestPatience;
}

void GuestAgent::hearVoteOf(const RoomId &room, const ParticipantId &guest)
{
    if (m_connected.contains({room, guest}))
        m_voting.insert({room, guest});
}

// A guest that is told of their turn only now needs time for it.
void GuestAgent::setListening(const RoomId &room, const ParticipantId &guest, bool listens)
{
    const Key key(room, guest);
    if (!listens) {
        m_listening.remove(key);
        return;
    }
    if (!m_connected.contains(key) || m_listening.contains(key))
        return;
    m_listening.insert(key);
    if (const QPointer<GuestTurn> turn = m_turns.value(key))
        turn->waitFor(kTurnPatience);
}

bool GuestAgent::isConnected(const RoomId &room, const ParticipantId &guest) const
{
    return m_connected.contains({room, guest});
}

} // namespace studio::room
