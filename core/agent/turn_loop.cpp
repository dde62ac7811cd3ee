// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/turn_loop.h"

#include "core/agent/let_go.h"
#include "core/agent/nudge.h"
#include "core/agent/said_message.h"
#include "core/agent/tool_result.h"
#include "core/agent/written_value.h"
#include "core/wire/names.h"

#include <QPointer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using studio::model::Cause;
using studio::model::Outcome;
using studio::model::TurnOver;

namespace studio::agent {
namespace {

constexpr auto kMalformedCalls = "malformedCalls"_L1;

void addTo(std::optional<qint64> &sum, const std::optional<qint64> &part)
{
    if (part)
        sum = sum.value_or(0) + *part;
}

/// The caller of tools in the turn of a request.
permission::Wish callerOf(const llm::ModelRequest &request)
{
    permission::Wish wish;
    wish.room = request.tag.room;
    wish.turn = request.tag.turn.value_or(base::TurnId());
    wish.companion = request.brief.persona.id;
    return wish;
}

} // namespace

TurnLoop::TurnLoop(const TurnNeeds &needs, TurnTask task, QObject *parent)
    : TurnCall(parent)
    , m_needs(needs)
    , m_request(std::move(task.request))
    , m_tools(std::move(task.tools))
    , m_preparation(task.preparation.release())
    , m_watchLoops(task.watchLoops)
    , m_traits(needs.client.traits(m_request.choice))
    , m_speakers(speakersOf(m_request.brief))
    , m_thoughts(needs.clock, [this](const QString &piece) {
        Q_EMIT event(model::Thought{{}, piece});
    })
{
    if (m_preparation)
        prepare();
    else
        askModel();
}

void TurnLoop::prepare()
{
    m_state = State::Preparing;
    m_preparation->setParent(this);
    connect(m_preparation, &Preparation::waiting, this, &TurnCall::waiting);
    connect(m_preparation, &Preparation::resumed, this, &TurnCall::resumed);
    connect(m_preparation, &Preparation::compressed, this,
            [this](const model::ChatCompressed &told, const std::optional<model::Summary> &summary) {
                const QPointer<TurnLoop> self(this);
                if (summary)
                    Q_EMIT summarized(*summary);
                if (self && !isOver())
                    Q_EMIT event(told);
            });
    connect(m_preparation, &Preparation::ready, this, [this](const llm::ModelRequest &request) {
        letModelGo();
        m_request = request;
        askModel();
    });
    connect(m_preparation, &Preparation::failed, this, &TurnLoop::failed);
    m_preparation->start();
}

void TurnLoop::askModel()
{
    m_state = State::Asking;
    m_step = {};
    m_words = {};
    m_hasThought = false;
    ++m_modelCalls;
    m_model = m_needs.client.start(m_request, this);
    connect(m_model, &llm::ModelCall::textDelta, this, &TurnLoop::add);
    connect(m_model, &llm::ModelCall::toolCalled, this, &TurnLoop::takeCall);
    connect(m_model, &llm::ModelCall::thinkingDelta, this, [this](const QString &text) {
        m_hasThought = m_hasThought || !text.trimmed().isEmpty();
        m_thoughts.add(text);
    });
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

bool TurnLoop::isOffered(QLatin1StringView tool) const
{
    return std::any_of(m_request.tools.begin(), m_request.tools.end(),
                       [tool](const llm::ToolSpec &one) { return one.name == tool; });
}

// One call more than allowed shows that the limit was reached.
void TurnLoop::takeCall(llm::ToolCall call)
{
    if (!m_tools || m_step.calls.size() > kMostToolCalls)
        return;
    if (isSpeech(call.name))
        call.arguments = cleanedMessage(call.arguments, m_speakers);
    m_step.calls.append({call, {}, false});
}

void TurnLoop::takeWritten(const QStringList &calls)
{
    QStringList offered;
    for (const llm::ToolSpec &one : std::as_const(m_request.tools))
        offered.append(one.name);
    for (const QString &written : calls) {
        if (const auto call = writtenCall(written, offered, m_step.calls.size() + 1))
            takeCall(*call);
    }
}

void TurnLoop::cutAnswer() { answered({u"length"_s, {}, {}}); }

void TurnLoop::endAnswer() { answered({u"stop"_s, {}, {}}); }

// What the model wrote counts as far as it came; its tool calls do not.
bool TurnLoop::goesInCircles(const QString &words)
{
    const auto loop = m_watchLoops ? m_words.add(words) : std::nullopt;
    if (!loop)
        return false;
    letModelGo();
    m_step.calls.clear();
    const QPointer<TurnLoop> self(this);
    closeAnswer();
    if (!self || !flushThoughts())
        return true;
    if (m_nudged || m_modelCalls == kMostModelCalls) {
        stopLooping(*loop);
        return true;
    }
    m_nudged = true;
    m_request.messages.append({llm::ChatText::Role::User, nudgeFor(*loop, m_step.text), {}, false});
    askModel();
    return true;
}

void TurnLoop::answered(const llm::ModelFinish &finish)
{
    letModelGo();
    m_state = State::UsingTools;
    m_reason = finish.reason;
    addTo(m_inputTokens, finish.inputTokens);
    addTo(m_outputTokens, finish.outputTokens);
    const QPointer<TurnLoop> self(this);
    closeAnswer();
    if (!self || !flushThoughts())
        return;
    QList<llm::ToolCall> calls;
    for (const llm::ToolExchange &one : std::as_const(m_step.calls)) {
        if (const auto loop = m_watchLoops ? m_calls.add(one.call) : std::nullopt)
            m_loop = loop;
        calls.append(one.call);
    }
    if (m_loop && m_nudged)
        return stopLooping(*m_loop);
    const qsizetype left = kMostToolCalls - m_toolCalls;
    m_meetsToolLimit = calls.size() > left;
    startTools(calls.first(std::min(calls.size(), left)), false);
}

void TurnLoop::startTools(const QList<llm::ToolCall> &calls, bool fromClient)
{
    m_isLastCall = fromClient;
    if (calls.isEmpty())
        return goOn();
    m_toolCalls += int(calls.size());
    m_round = new ToolRound(m_needs, m_tools, callerOf(m_request), this);
    connect(m_round, &ToolRound::told, this, &TurnCall::event);
    connect(m_round, &ToolRound::answered, this, &TurnLoop::noteTool);
    connect(m_round, &ToolRound::over, this, &TurnLoop::toolsDone);
    m_round->start(calls, m_request.tools, m_traits.pictures, fromClient);
}

void TurnLoop::toolsDone()
{
    ToolRound *round = std::exchange(m_round, nullptr);
    round->deleteLater();
    if (m_isLastCall)
        return finish(m_reason);
    m_step.calls = round->exchanges();
    if (std::exchange(m_wasMalformed, round->wasMalformed()) && m_wasMalformed)
        return finish(kMalformedCalls);
    if (!m_meetsToolLimit && !round->isNews() && outcome().outcome == Outcome::Spoke)
        return finish(u"stop"_s);
    goOn();
}

void TurnLoop::goOn()
{
    if (m_meetsToolLimit)
        return finish(u"toolCallLimit"_s);
    if (!m_step.calls.isEmpty())
        return askAgain();
    if (const std::optional<llm::ToolCall> call = m_tools ? lastCall() : std::nullopt)
        return startTools({*call}, true);
    if (!mendsFlaw())
        finish(m_reason);
}

/// True: the model is asked once more, or the turn has failed.
bool TurnLoop::mendsFlaw()
{
    const bool isFirst = m_toolCalls == 0 && m_request.steps.isEmpty();
    const auto found = isFirst && outcome().outcome != Outcome::Spoke ? flaw() : std::nullopt;
    if (!found)
        return false;
    if (isWorthAsking(*found) && !std::exchange(m_askedOnceMore, true)) {
        m_request.messages.append({llm::ChatText::Role::User, noteFor(*found, m_speakers.self()), {}, false});
        askModel();
        return true;
    }
    const bool isMissing = found->what == SpeechFlaw::What::Empty || !isWorthAsking(*found);
    const Cause cause = isMissing ? Cause::NoAnswer : Cause::Malformed;
    end(model::TurnError{flawSentence(*found), {}, wire::nameOf(cause), {}, found->other},
        {.from = brief().persona.id, .outcome = Outcome::Failed, .cause = cause});
    return true;
}

// The model is told of a loop where it reads last: beside the last result.
void TurnLoop::askAgain()
{
    if (m_modelCalls == kMostModelCalls)
        return finish(u"modelCallLimit"_s);
    if (m_step.text.trimmed().isEmpty())
        m_step.text.clear(); // some providers refuse a text that is only space
    if (const auto loop = std::exchange(m_loop, std::nullopt)) {
        m_nudged = true;
        model::RawJson &result = m_step.calls.last().result;
        result = withNote(result, nudgeFor(*loop, {}));
    }
    m_request.steps.append(m_step);
    askModel();
}

void TurnLoop::stopLooping(const model::LoopDetected &loop)
{
    TurnOver result = outcome();
    if (result.outcome != Outcome::Spoke)
        result = {.from = brief().persona.id, .outcome = Outcome::Failed, .cause = Cause::Looped};
    end(loop, result);
}

void TurnLoop::failed(const llm::ModelFailure &failure)
{
    letModelGo();
    const QPointer<TurnLoop> self(this);
    breakAnswer();
    if (self && flushThoughts())
        end(model::TurnError{failure.text, failure.status, wire::nameOf(failure.cause), failure.advice},
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

// The model, or the preparation of its request.
void TurnLoop::letModelGo()
{
    if (Preparation *preparation = std::exchange(m_preparation, nullptr)) {
        preparation->disconnect(this);
        preparation->cancel();
        preparation->deleteLater();
    }
    letGo(m_model, this);
}

void TurnLoop::letToolsGo()
{
    if (ToolRound *round = std::exchange(m_round, nullptr)) {
        round->disconnect(this);
        round->cancel();
        round->deleteLater();
    }
    m_tools.reset();
}

void TurnLoop::finish(const QString &reason)
{
    TurnOver result = outcome();
    if (reason == kMalformedCalls && result.cause == Cause::NothingToSay)
        result.cause = Cause::Malformed;
    end(model::Finished{reason, m_inputTokens, m_outputTokens, spokeFor()}, result);
}

void TurnLoop::end(const model::TurnEventKind &closing, const TurnOver &result)
{
    m_state = State::Over;
    letModelGo();
    letToolsGo();
    m_thoughts.drop();
    deleteLater();
    const QPointer<TurnLoop> self(this);
    Q_EMIT event(closing);
    if (self)
        Q_EMIT over(result);
}

} // namespace studio::agent
