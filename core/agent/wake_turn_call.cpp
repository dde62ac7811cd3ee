// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/wake_turn_call.h"

#include "core/agent/prompt.h"
#include "core/agent/thought_tags.h"

#include <utility>

using studio::model::Cause;
using studio::model::Outcome;
using studio::model::TurnOver;

namespace studio::agent {

WakeTurnCall::WakeTurnCall(const TurnMeans &means, llm::ModelRequest request, std::unique_ptr<Toolbox> tools,
                           QObject *parent)
    : TurnLoop(means, std::move(request), std::move(tools), parent)
{
}

void WakeTurnCall::add(const QString &text)
{
    step().text += text;
    if (step().text.size() <= kLongestTurn)
        return;
    step().text.truncate(kLongestTurn);
    cutAnswer();
}

void WakeTurnCall::closeAnswer()
{
    if (!flushThoughts())
        return;
    const QString thought = takeThought();
    if (!thought.isEmpty() && thought != kNoReply)
        Q_EMIT event(model::Thought{{}, thought});
}

/// What the model wrote. What it thought in tags is not sent back to it.
QString WakeTurnCall::takeThought()
{
    ThoughtTags tags;
    ThoughtTags::Parts parts = tags.add(step().text);
    const ThoughtTags::Parts last = tags.finish();
    step().text = parts.said + last.said;
    return QString(parts.thought + last.thought + step().text).trimmed();
}

void WakeTurnCall::noteTool(const ToolAnswer &answer)
{
    m_bought |= answer.bought.has_value();
    if (answer.wanted)
        m_wanted = answer.wanted;
}

// A silence has its cause.
TurnOver WakeTurnCall::outcome() const
{
    TurnOver result{.from = brief().persona.id, .outcome = Outcome::Spoke};
    if (!m_bought) {
        result.outcome = Outcome::NoReply;
        result.wanted = m_wanted;
        result.cause = m_wanted ? Cause::LevelTooLow : Cause::NothingToSay;
    }
    return result;
}

} // namespace studio::agent
