// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/turn_loop.h"

#include "core/wire/json.h"
#include "core/wire/names.h"

#include <QPointer>

#include <utility>

using namespace Qt::StringLiterals;
using studio::model::Outcome;
using studio::model::TurnOver;

namespace studio::agent {
namespace {

void addTo(std::optional<qint64> &sum, const std::optional<qint64> &part)
{
    if (part)
        sum = sum.value_or(0) + *part;
}

constexpr qsizetype kLongestLogged = 256 * 1024; // bytes; the longest speech that can be bought fits

/// For the log, which holds JSON only: what is none is kept as a text, and of what is too long only how long.
model::RawJson asJson(const model::RawJson &arguments)
{
    if (arguments.text.size() > kLongestLogged)
        return wire::keepRaw(wire::Json{{"leftOut", qint64(arguments.text.size())}});
    if (arguments.isEmpty() || wire::parse(arguments.text))
        return arguments;
    return wire::keepRaw(wire::toJson(QString::fromUtf8(arguments.text)));
}

} // namespace

TurnLoop::TurnLoop(const TurnMeans &means, llm::ModelRequest request, std::unique_ptr<Toolbox> tools,
                   QObject *parent)
    : TurnCall(parent)
    , m_means(means)
    , m_request(std::move(request))
    , m_tools(std::move(tools))
    , m_seesPictures(means.client.traits(m_request.choice).pictures)
    , m_thoughts(means.clock, [this](const QString &piece) {
        Q_EMIT event(model::Thought{{}, piece});
    })
{
    askModel();
}

void TurnLoop::askModel()
{
    m_state = State::Asking;
    m_step = {};
    m_call = 0;
    m_isNews = false;
    ++m_modelCalls;
    m_model = m_means.client.start(m_request, this);
    connect(m_model, &llm::ModelCall::textDelta, this, &TurnLoop::add);
    connect(m_model, &llm::ModelCall::toolCalled, this, &TurnLoop::takeCall);
    connect(m_model, &llm::ModelCall::thinkingDelta, this,
            [this](const QString &text) { m_thoughts.add(text); });
    connect(m_model, &llm::ModelCall::kept, this,
            [this](const model::RawJson &block) { m_step.kept.append(block); });
    connect(m_model, &llm::ModelCall::waiting, this, &TurnCall::waiting);
    connect(m_model, &llm::ModelCall::resumed, this, &TurnCall::resumed);
    connect(m_model, &llm::ModelCall::finished, this, &TurnLoop::answered);
    connect(m_model, &llm::ModelCall::failed, this, &TurnLoop::failed);
}

void TurnLoop::cancel()
{
    if (!isOver())
        end(model::UserCancelled{}, {.from = brief().persona.id, .outcome = Outcome::Cancelled});
}

// One more than may be used tells that the limit was met.
void TurnLoop::takeCall(const llm::ToolCall &call)
{
    if (m_tools && m_step.calls.size() <= kMostToolCalls)
        m_step.calls.append({call, {}, false});
}

void TurnLoop::cutAnswer() { answered({u"length"_s, {}, {}}); }

void TurnLoop::answered(const llm::ModelFinish &finish)
{
    letModelGo();
    m_state = State::UsingTools;
    m_reason = finish.reason;
    addTo(m_inputTokens, finish.inputTokens);
    addTo(m_outputTokens, finish.outputTokens);
    const QPointer<TurnLoop> self(this);
    closeAnswer();
    if (self && flushThoughts())
        useTools();
}

// What tools answer at once is taken here, one after the other, so that it does not nest.
void TurnLoop::useTools()
{
    while (m_call < m_step.calls.size()) {
        if (m_toolCalls == kMostToolCalls)
            return finish(u"toolCallLimit"_s);
        if (!useTool(m_step.calls.at(m_call).call) || !m_answer || !tellToolAnswer())
            return;
    }
    goOn();
}

/// False if the turn is over, or gone, by what the tool caused.
bool TurnLoop::useTool(const llm::ToolCall &call)
{
    const QPointer<TurnLoop> self(this);
    const std::shared_ptr<Toolbox> tools = m_tools; // not destroyed while it is used
    const ToolUse use{call, m_seesPictures};
    const int number = ++m_toolCalls;
    Q_EMIT event(model::ToolCallRequest{use.call.id, use.call.name, asJson(use.call.arguments), false});
    if (!self || isOver())
        return false;
    m_isInTool = true;
    tools->use(use, [self, number](const ToolAnswer &answer) {
        if (self)
            self->toolAnswered(number, answer);
    });
    if (!self || isOver())
        return false;
    m_isInTool = false;
    return true;
}

void TurnLoop::toolAnswered(int number, const ToolAnswer &answer)
{
    if (m_state != State::UsingTools || number != m_toolCalls || m_answer)
        return;
    m_answer = answer;
    if (!m_isInTool && tellToolAnswer())
        useTools();
}

bool TurnLoop::tellToolAnswer()
{
    const QPointer<TurnLoop> self(this);
    const ToolAnswer answer = *std::exchange(m_answer, std::nullopt);
    llm::ToolExchange &exchange = m_step.calls[m_call++];
    exchange.result = answer.result;
    exchange.failed = answer.error.has_value();
    exchange.pictures = answer.pictures;
    m_isNews |= answer.isNews;
    noteTool(answer);
    Q_EMIT event(model::ToolCallResponse{exchange.call.id, answer.result, answer.display, answer.error,
                                         answer.errorType});
    return self && !isOver();
}

void TurnLoop::goOn()
{
    if (m_step.calls.isEmpty())
        return finish(m_reason);
    if (!m_isNews && outcome().outcome == Outcome::Spoke)
        return finish(u"stop"_s);
    if (m_modelCalls == kMostModelCalls)
        return finish(u"modelCallLimit"_s);
    if (m_step.text.trimmed().isEmpty())
        m_step.text.clear(); // some providers refuse a text of nothing but space
    m_request.steps.append(m_step);
    askModel();
}

void TurnLoop::failed(const llm::ModelFailure &failure)
{
    letModelGo();
    const QPointer<TurnLoop> self(this);
    breakAnswer();
    if (self && flushThoughts())
        end(model::TurnError{failure.text, failure.status, wire::nameOf(failure.cause)},
            {.from = brief().persona.id, .outcome = Outcome::Failed, .cause = failure.cause});
}

bool TurnLoop::flushThoughts()
{
    if (isOver())
        return false;
    const QPointer<TurnLoop> self(this);
    m_thoughts.flush();
    return self && !isOver();
}

void TurnLoop::letModelGo()
{
    llm::ModelCall *model = std::exchange(m_model, nullptr);
    if (!model)
        return;
    model->disconnect(this);
    model->cancel(); // nothing, if it has ended
    model->deleteLater();
}

void TurnLoop::finish(const QString &reason)
{
    end(model::Finished{reason, m_inputTokens, m_outputTokens}, outcome());
}

void TurnLoop::end(const model::TurnEventKind &closing, const TurnOver &result)
{
    m_state = State::Over;
    letModelGo();
    m_thoughts.drop();
    m_tools.reset();
    deleteLater();
    const QPointer<TurnLoop> self(this);
    Q_EMIT event(closing);
    if (self)
        Q_EMIT over(result);
}

} // namespace studio::agent
