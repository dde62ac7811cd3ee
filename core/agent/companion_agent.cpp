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

model::CallPurpose purposeOf(llm::Purpose purpose, const Scene &scene)
{
    if (scene.room.isEmpty())
        return model::CallPurpose::Trial;
    switch (purpose) {
    case llm::Purpose::Vote: return model::CallPurpose::Vote;
    case llm::Purpose::Speech: return model::CallPurpose::Speech;
    case llm::Purpose::Wake: return model::CallPurpose::Wake;
    }
    Q_UNREACHABLE();
}

/// All but the words.
llm::ModelRequest requestFor(llm::Purpose purpose, const Scene &scene)
{
    llm::ModelRequest request;
    request.brief = brief(purpose, scene);
    request.choice = scene.persona.model;
    request.tag.room = scene.room;
    request.tag.turn = scene.turn;
    if (!scene.witnessed.isEmpty())
        request.tag.about = scene.witnessed.constLast().id;
    request.tag.companions = {scene.persona.id};
    request.tag.purpose = purposeOf(purpose, scene);
    request.tag.recorded = scene.models.recorded;
    return request;
}

} // namespace

CompanionAgent::CompanionAgent(llm::ModelClient &client, base::Clock &clock)
    : m_client(client)
    , m_clock(clock)
{
}

VoteCall *CompanionAgent::vote(const Scene &scene, QObject *parent)
{
    llm::ModelRequest request = requestFor(llm::Purpose::Vote, scene);
    request.messages = votePrompt(scene);
    return new ModelVoteCall(m_client, request, parent);
}

TurnCall *CompanionAgent::speak(const Scene &scene, QObject *parent)
{
    llm::ModelRequest request = requestFor(llm::Purpose::Speech, scene);
    request.messages = speechPrompt(scene);
    return new ModelTurnCall(m_client, m_clock, request, parent);
}

TurnCall *CompanionAgent::wake(const Scene &scene, std::unique_ptr<Toolbox> tools, QObject *parent)
{
    llm::ModelRequest request = requestFor(llm::Purpose::Wake, scene);
    request.messages = wakePrompt(scene);
    request.tools = tools->tools();
    return new WakeTurnCall(m_client, request, std::move(tools), parent);
}

QList<base::ParticipantId> CompanionAgent::namedIn(const QString &text, const Scene &scene)
{
    return agent::namedIn(text, scene.present, scene.persona.id);
}

} // namespace studio::agent
