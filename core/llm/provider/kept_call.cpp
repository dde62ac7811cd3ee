// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/kept_call.h"

#include <utility>

namespace studio::llm::provider {

using model::CallTrouble;
using model::Cause;

KeptCall::KeptCall(ModelCall &call, const ModelRequest &request, const QString &modelName, base::Clock &clock,
                   ExchangeLog &log)
    : QObject(&call)
    , m_clock(clock)
    , m_log(log)
    , m_modelName(modelName)
    , m_prompt(requestText(request))
    , m_begunAt(clock.steadyNow())
{
    const CallTag &tag = request.tag;
    m_record.time = clock.wallNow();
    m_record.room = tag.room;
    m_record.turn = tag.turn;
    m_record.about = tag.about;
    m_record.companions = tag.companions;
    m_record.purpose = tag.purpose;
    connect(&call, &ModelCall::textDelta, this, [this](const QString &text) { m_answer.text += text; });
    connect(&call, &ModelCall::thinkingDelta, this,
            [this](const QString &text) { m_answer.thinking += text; });
    connect(&call, &ModelCall::toolCalled, this,
            [this](const ToolCall &called) { m_answer.calls.append(called); });
    connect(&call, &ModelCall::finished, this, [this](const ModelFinish &finish) {
        m_answer.reason = finish.reason;
        m_record.tokens = {.input = finish.inputTokens,
                           .cached = finish.cachedTokens,
                           .output = finish.outputTokens,
                           .thinking = finish.thinkingTokens};
        keep({});
    });
    connect(&call, &ModelCall::failed, this, [this](const ModelFailure &failure) {
        keep(CallTrouble{.cause = failure.cause,
                         .advice = failure.advice,
                         .detail = failure.text,
                         .status = failure.status});
    });
}

KeptCall::~KeptCall() { keep(CallTrouble{.cause = Cause::Stopped, .detail = {}, .status = {}}); }

void KeptCall::keep(const std::optional<CallTrouble> &trouble)
{
    if (std::exchange(m_over, true))
        return;
    m_record.took = m_clock.steadyNow() - m_begunAt;
    m_record.trouble = trouble;
    m_log.keep(exchangeOf(m_record, m_modelName, m_prompt, answerText(m_answer)));
}

} // namespace studio::llm::provider
