// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"

#include "core/agent/model_turn_call.h"
#include "core/agent/model_vote_call.h"
#include "core/agent/named_in.h"
#include "core/agent/prompt.h"
#include "core/agent/wake_prompt.h"
#include "core/agent/wake_turn_call.h"

namespace studio::agent {
namespace {

llm::Brief brief(llm::Purpose purpose, const Scene &scene)
{
    llm::Brief brief;
    brief.purpose = purpose;
    brief.persona = scene.persona;
    brief.witnessed = scene.witnessed;
    brief.present = scene.present;
    brief.stage = scene.stage;
    brief.companionTurns = scene.companionTurns;
    brief.seed = scene.seed;
    brief.policy = scene.policy;
    brief.cued = scene.cued;
    brief.resource = scene.resource;
    return brief;
}

} // namespace

CompanionAgent::CompanionAgent(llm::ModelClient &client, base::Clock &clock)
    : m_client(client)
    , m_clock(clock)
{
}

VoteCall *CompanionAgent::vote(const Scene &scene, QObject *parent)
{
    return new ModelVoteCall(
        m_client, {.messages = votePrompt(scene), .brief = brief(llm::Purpose::Vote, scene)}, parent);
}

TurnCall *CompanionAgent::speak(const Scene &scene, QObject *parent)
{
    return new ModelTurnCall(m_client, m_clock,
                             {.messages = speechPrompt(scene), .brief = brief(llm::Purpose::Speech, scene)},
                             parent);
}

TurnCall *CompanionAgent::wake(const Scene &scene, std::unique_ptr<Toolbox> tools, QObject *parent)
{
    const llm::ModelRequest request{
        .messages = wakePrompt(scene), .tools = tools->tools(), .brief = brief(llm::Purpose::Wake, scene)};
    return new WakeTurnCall(m_client, request, std::move(tools), parent);
}

QList<base::ParticipantId> CompanionAgent::namedIn(const QString &text, const Scene &scene)
{
    return agent::namedIn(text, scene.present, scene.persona.id);
}

} // namespace studio::agent
