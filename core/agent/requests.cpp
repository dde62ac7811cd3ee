// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/requests.h"

#include "core/agent/conversation_language.h"
#include "core/agent/fenced_transcript.h"
#include "core/agent/prompt.h"
#include "core/agent/votes/vote_prompt.h"
#include "core/agent/wake_prompt.h"

using namespace Qt::StringLiterals;

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
    brief.turnsLeft = scene.turnsLeft;
    brief.seed = scene.seed;
    brief.policy = scene.policy;
    brief.cued = scene.cued;
    brief.resource = scene.resource;
    brief.language = spokenIn(scene);
    if (scene.summary)
        brief.before = scene.summary->text;
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
    case llm::Purpose::Summary: return model::CallPurpose::Summary;
    case llm::Purpose::Direction: return model::CallPurpose::Direction;
    }
    Q_UNREACHABLE();
}

/// How lines of others begin, without any mark: this does not match lists, quotations or code.
QStringList othersLines(const Scene &scene)
{
    constexpr qsizetype kMost = 4; // providers allow no more
    QStringList stops{u"\nUser:"_s};
    for (const llm::Present &one : scene.present) {
        const QString name = plainName(one.name);
        if (one.id != scene.persona.id && !name.isEmpty() && stops.size() < kMost)
            stops.append(u'\n' + name + u':');
    }
    return stops;
}

} // namespace

llm::ModelRequest plainRequest(llm::Purpose purpose, const Scene &scene)
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

llm::ModelRequest voteRequest(const Scene &scene)
{
    llm::ModelRequest request = plainRequest(llm::Purpose::Vote, scene);
    request.messages = votePrompt(scene);
    return request;
}

llm::ModelRequest votesRequest(const QList<Scene> &scenes)
{
    llm::ModelRequest request = plainRequest(llm::Purpose::Vote, scenes.first());
    request.messages = votesPrompt(scenes);
    request.tag.companions.clear();
    for (const Scene &scene : scenes)
        request.tag.companions.append(scene.persona.id);
    return request;
}

llm::ModelRequest speechRequest(const Scene &scene, const QList<llm::ToolSpec> &tools)
{
    llm::ModelRequest request = plainRequest(llm::Purpose::Speech, scene);
    request.messages = speechPrompt(scene, !tools.isEmpty());
    request.tools = tools;
    request.stops = othersLines(scene);
    return request;
}

llm::ModelRequest wakeRequest(const Scene &scene, const QList<llm::ToolSpec> &tools)
{
    llm::ModelRequest request = plainRequest(llm::Purpose::Wake, scene);
    request.messages = wakePrompt(scene);
    request.tools = tools;
    return request;
}

} // namespace studio::agent
