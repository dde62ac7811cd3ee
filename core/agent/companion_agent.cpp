// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"

#include "core/agent/model_vote_call.h"
#include "core/agent/named_in.h"
#include "core/agent/requests.h"
#include "core/agent/speech_turn_call.h"
#include "core/agent/vote_exchange.h"
#include "core/agent/wake_turn_call.h"

namespace studio::agent {

CompanionAgent::CompanionAgent(llm::ModelClient &client, base::Clock &clock, permission::Gate *gate)
    : m_means{client, clock, gate}
    , m_batches(client, clock)
{
}

VoteCall *CompanionAgent::vote(const Scene &scene, QObject *parent)
{
    auto *call = new ModelVoteCall(scene, parent);
    const bool batched = scene.models.votes == model::RoomModels::Votes::Batched;
    if (batched && m_means.client.traits(scene.persona.model).together)
        m_batches.add(scene, call);
    else
        new VoteExchange(m_means.client, voteRequest(scene), {call}, parent);
    return call;
}

TurnCall *CompanionAgent::speak(const Scene &scene, std::unique_ptr<Toolbox> tools, QObject *parent)
{
    if (!m_means.client.traits(scene.persona.model).tools)
        tools.reset();
    const llm::ModelRequest request = speechRequest(scene, tools ? tools->tools() : QList<llm::ToolSpec>());
    return new SpeechTurnCall(m_means, request, std::move(tools), parent);
}

TurnCall *CompanionAgent::wake(const Scene &scene, std::unique_ptr<Toolbox> tools, QObject *parent)
{
    const llm::ModelRequest request = wakeRequest(scene, tools->tools());
    return new WakeTurnCall(m_means, request, std::move(tools), parent);
}

QList<base::ParticipantId> CompanionAgent::namedIn(const QString &text, const Scene &scene)
{
    return agent::namedIn(text, scene.present, scene.persona.id);
}

} // namespace studio::agent
