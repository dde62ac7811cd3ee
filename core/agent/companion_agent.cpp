// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"

#include "core/agent/conversation_language.h"
#include "core/agent/prompt_preview.h"
#include "core/agent/requests.h"
#include "core/agent/scene_lore.h"
#include "core/agent/speech_turn_call.h"
#include "core/agent/talk_window.h"
#include "core/agent/votes/model_director_call.h"
#include "core/agent/votes/model_vote_call.h"
#include "core/agent/votes/vote_exchange.h"
#include "core/agent/wake_turn_call.h"

namespace studio::agent {
namespace {

/// The scene with its macros expanded, and with as much of its talk in prompts as the model can take.
Scene fitted(const Scene &told, const llm::ModelClient &client)
{
    Scene scene = told;
    const llm::ModelTraits traits = client.traits(scene.persona.model);
    scene.window = windowFor(traits);
    if (!traits.pictures)
        scene.pictures.clear();
    return expanded(scene);
}

} // namespace

CompanionAgent::CompanionAgent(llm::ModelClient &client, base::Clock &clock, permission::Gate *gate)
    : m_needs{client, clock, gate, &m_speechHabits}
    , m_batches(client, clock, m_habits)
    , m_compressions(client)
{
}

VoteCall *CompanionAgent::vote(const Scene &told, QObject *parent)
{
    const Scene scene = fitted(told, m_needs.client);
    auto *call = new ModelVoteCall(scene, parent);
    call->setLore(loreFound(scene));
    const llm::ModelTraits traits = m_needs.client.traits(scene.persona.model);
    const bool batched = scene.models.votes == model::RoomModels::Votes::Batched || traits.pace.serial;
    if (batched && traits.together)
        m_batches.add(scene, call);
    else
        new VoteExchange(m_needs.client, m_habits, voteRequest(scene), {call}, parent);
    return call;
}

Outlook CompanionAgent::outlook(const model::Persona &voter) const
{
    const llm::ModelTraits traits = m_needs.client.traits(voter.model);
    return {traits.key, traits.pace, traits.pictures};
}

DirectorCall *CompanionAgent::direct(const Direction &told, QObject *parent)
{
    Direction direction = told;
    direction.scene.window = windowFor(m_needs.client.traits(direction.scene.persona.model));
    direction.scene.spoken = conversationLanguage(direction.scene);
    return new ModelDirectorCall(m_needs.client, direction, parent);
}

TurnCall *CompanionAgent::speak(const Scene &told, std::unique_ptr<Toolbox> tools, QObject *parent)
{
    const Scene scene = fitted(told, m_needs.client);
    if (!m_needs.client.traits(scene.persona.model).tools)
        tools.reset();
    const QList<llm::ToolSpec> specs = tools ? tools->tools() : QList<llm::ToolSpec>();
    const auto make = [specs](const Scene &of) { return speechRequest(of, specs); };
    auto *call = new SpeechTurnCall(m_needs, taskFor(scene, make, std::move(tools), parent), parent);
    call->setLore(loreFound(scene));
    return call;
}

TurnCall *CompanionAgent::wake(const Scene &told, std::unique_ptr<Toolbox> tools, QObject *parent)
{
    const Scene scene = fitted(told, m_needs.client);
    const QList<llm::ToolSpec> specs = tools->tools();
    const auto make = [specs](const Scene &of) { return wakeRequest(of, specs); };
    auto *call = new WakeTurnCall(m_needs, taskFor(scene, make, std::move(tools), parent), parent);
    call->setLore(loreFound(scene));
    return call;
}

/// The turn prepares itself first if its talk has become too long.
TurnTask CompanionAgent::taskFor(const Scene &scene, const Compressions::MakeRequest &make,
                                 std::unique_ptr<Toolbox> tools, QObject *parent)
{
    TurnTask task{.request = make(scene), .tools = std::move(tools), .watchLoops = scene.turns.watchLoops};
    task.preparation.reset(m_compressions.before(scene, task.request, make, parent));
    return task;
}

} // namespace studio::agent
