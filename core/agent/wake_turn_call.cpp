// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/wake_turn_call.h"

#include "core/agent/speech/speech_cleaner.h"
#include "core/wire/json.h"

#include <utility>

using namespace Qt::StringLiterals;
using studio::model::Cause;
using studio::model::Outcome;
using studio::model::TurnOver;

namespace studio::agent {
namespace {

constexpr auto kSay = "say"_L1; // the tools that speak
constexpr auto kConsume = "consume"_L1;

} // namespace

WakeTurnCall::WakeTurnCall(const TurnNeeds &needs, TurnTask task, QObject *parent)
    : TurnLoop(needs, std::move(task), parent)
{
}

void WakeTurnCall::add(const QString &text)
{
    step().text += text;
    if (step().text.size() > kLongestTurn) {
        step().text.truncate(kLongestTurn);
        return cutAnswer();
    }
    // Whether the answer was cut or not, nothing is left to do.
    static_cast<void>(goesInCircles(text));
}

// Thoughts in its text are not sent back to the model.
void WakeTurnCall::closeAnswer()
{
    if (!flushThoughts())
        return;
    // Nobody sees the text arrive, so it is cleaned as a whole.
    SpeechCleaner cleaner(speakers(), ThoughtFilter::Start::Held);
    SpeechCleaner::Parts parts = cleaner.add(step().text);
    const SpeechCleaner::Parts last = cleaner.finish();
    parts.thought += last.thought;
    step().text = parts.said + last.said;
    m_plain = step().text.trimmed();
    takeWritten(cleaner.calls());
    const bool isBought = step().calls.isEmpty() && !m_tried && isOffered(kSay);
    const QString thought = (isBought ? parts.thought : parts.thought + m_plain).trimmed();
    if (!isBought)
        m_plain.clear();
    if (!thought.isEmpty())
        Q_EMIT event(model::Thought{{}, thought});
}

void WakeTurnCall::noteTool(const llm::ToolCall &call, const ToolAnswer &answer)
{
    m_tried |= call.name == kSay || call.name == kConsume;
    m_bought |= answer.bought.has_value();
    if (answer.wanted)
        m_wanted = answer.wanted;
}

std::optional<llm::ToolCall> WakeTurnCall::lastCall()
{
    if (m_plain.isEmpty())
        return std::nullopt;
    const wire::Json arguments{{"message", wire::toJson(std::exchange(m_plain, {}))}};
    return llm::ToolCall{base::CallId(u"written"_s), kSay, wire::keepRaw(arguments)};
}

// A silent turn needs a cause.
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
