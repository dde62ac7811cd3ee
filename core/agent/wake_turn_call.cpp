// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/wake_turn_call.h"

#include "core/agent/model_turn_call.h"
#include "core/agent/prompt.h"
#include "core/agent/thought_tags.h"
#include "core/wire/json.h"
#include "core/wire/names.h"

#include <QPointer>

#include <utility>

using namespace Qt::StringLiterals;
using studio::model::Cause;
using studio::model::Outcome;
using studio::model::TurnOver;

namespace studio::agent {
namespace {

void add(std::optional<qint64> &sum, const std::optional<qint64> &part)
{
    if (part)
        sum = sum.value_or(0) + *part;
}

/// For the log, which holds JSON only: what is none is kept as a text.
model::RawJson asJson(const model::RawJson &arguments)
{
    if (arguments.isEmpty() || wire::parse(arguments.text))
        return arguments;
    return wire::keepRaw(wire::toJson(QString::fromUtf8(arguments.text)));
}

} // namespace

WakeTurnCall::WakeTurnCall(llm::ModelClient &client, base::Clock &clock, llm::ModelRequest request,
                           std::unique_ptr<Toolbox> tools, QObject *parent)
    : TurnCall(parent)
    , m_client(client)
    , m_request(std::move(request))
    , m_tools(std::move(tools))
    , m_thoughts(clock, [this](const QString &piece) {
        Q_EMIT event(model::Thought{{}, piece});
    })
{
    askModel();
}

void WakeTurnCall::askModel()
{
    m_step = {};
    ++m_modelCalls;
    m_model = m_client.start(m_request, this);
    connect(m_model, &llm::ModelCall::textDelta, this, &WakeTurnCall::add);
    connect(m_model, &llm::ModelCall::toolCalled, this, [this](const llm::ToolCall &call) {
        if (m_step.calls.size() <= kMostToolCalls) // one more than may be used tells that the limit was met
            m_step.calls.append({call, {}, false});
    });
    connect(m_model, &llm::ModelCall::thinkingDelta, this,
            [this](const QString &text) { m_thoughts.add(text); });
    connect(m_model, &llm::ModelCall::kept, this,
            [this](const model::RawJson &block) { m_step.kept.append(block); });
    connect(m_model, &llm::ModelCall::waiting, this, &TurnCall::waiting);
    connect(m_model, &llm::ModelCall::resumed, this, &TurnCall::resumed);
    connect(m_model, &llm::ModelCall::finished, this, &WakeTurnCall::answered);
    connect(m_model, &llm::ModelCall::failed, this, &WakeTurnCall::fail);
}

void WakeTurnCall::cancel()
{
    if (m_over)
        return;
    stopModel();
    end(model::UserCancelled{},
        {.from = m_request.brief.persona.id, .outcome = Outcome::Cancelled, .said = {}});
}

void WakeTurnCall::add(const QString &text)
{
    m_step.text += text;
    if (m_step.text.size() <= kLongestTurn)
        return;
    m_step.text.truncate(kLongestTurn);
    stopModel();
    answered({u"length"_s, {}, {}});
}

// A receiver of any event may cancel the turn, or take it away.
void WakeTurnCall::answered(const llm::ModelFinish &finish)
{
    agent::add(m_inputTokens, finish.inputTokens);
    agent::add(m_outputTokens, finish.outputTokens);
    const QPointer<WakeTurnCall> self(this);
    m_thoughts.flush();
    if (!self || m_over)
        return;
    const QString thought = takeThought();
    if (!thought.isEmpty() && thought != kNoReply)
        Q_EMIT event(model::Thought{{}, thought});
    if (self && !m_over)
        useTools(finish.reason);
}

/// What the model wrote. What it thought in tags is not sent back to it.
QString WakeTurnCall::takeThought()
{
    ThoughtTags tags;
    ThoughtTags::Parts parts = tags.add(m_step.text);
    const ThoughtTags::Parts last = tags.finish();
    m_step.text = parts.said + last.said;
    return QString(parts.thought + last.thought + m_step.text).trimmed();
}

void WakeTurnCall::useTools(const QString &reason)
{
    if (m_step.calls.isEmpty())
        return finish(reason);
    for (llm::ToolExchange &exchange : m_step.calls) {
        if (m_toolCalls == kMostToolCalls)
            return finish(u"toolCallLimit"_s);
        if (!useTool(exchange))
            return;
    }
    if (m_modelCalls == kMostModelCalls)
        return finish(u"modelCallLimit"_s);
    m_request.steps.append(m_step);
    m_model->deleteLater();
    askModel();
}

/// False if the turn is over, or gone, by what the tool caused.
bool WakeTurnCall::useTool(llm::ToolExchange &exchange)
{
    const QPointer<WakeTurnCall> self(this);
    ++m_toolCalls;
    const llm::ToolCall call = exchange.call;
    Q_EMIT event(model::ToolCallRequest{call.id, call.name, asJson(call.arguments), false});
    if (!self || m_over)
        return false;
    const ToolAnswer answer = m_tools->use(call);
    if (!self || m_over)
        return false;
    exchange.result = answer.result;
    exchange.failed = answer.error.has_value();
    m_bought |= answer.bought.has_value();
    if (answer.wanted)
        m_wanted = answer.wanted;
    Q_EMIT event(
        model::ToolCallResponse{call.id, answer.result, answer.display, answer.error, answer.errorType});
    return self && !m_over;
}

void WakeTurnCall::fail(const llm::ModelFailure &failure)
{
    const QPointer<WakeTurnCall> self(this);
    m_thoughts.flush();
    if (!self || m_over)
        return;
    end(model::TurnError{failure.text, failure.status, wire::nameOf(failure.cause)},
        {.from = m_request.brief.persona.id,
         .outcome = Outcome::Failed,
         .said = {},
         .wanted = {},
         .cause = failure.cause});
}

void WakeTurnCall::stopModel()
{
    m_model->disconnect(this);
    m_model->cancel();
}

// A silence has its cause.
void WakeTurnCall::finish(const QString &reason)
{
    TurnOver result{.from = m_request.brief.persona.id, .outcome = Outcome::Spoke};
    if (!m_bought) {
        result.outcome = Outcome::NoReply;
        result.wanted = m_wanted;
        result.cause = m_wanted ? Cause::LevelTooLow : Cause::NothingToSay;
    }
    end(model::Finished{reason, m_inputTokens, m_outputTokens}, result);
}

void WakeTurnCall::end(const model::TurnEventKind &closing, const TurnOver &result)
{
    m_over = true;
    m_thoughts.drop();
    deleteLater();
    const QPointer<WakeTurnCall> self(this);
    Q_EMIT event(closing);
    if (self)
        Q_EMIT over(result);
}

} // namespace studio::agent
