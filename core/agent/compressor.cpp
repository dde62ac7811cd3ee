// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/compressor.h"

#include "core/agent/let_go.h"
#include "core/agent/request_tokens.h"
#include "core/agent/summary_prompt.h"
#include "core/persona/tokens.h"

#include <QPointer>

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;
using studio::model::ChatCompressed;
using studio::model::Summary;

namespace studio::agent {
namespace {

/// The scene with its whole talk in the prompt, whatever a window would leave out.
Scene untold(Scene scene)
{
    scene.window.messages = std::numeric_limits<qsizetype>::max();
    scene.window.tokens = 0;
    return scene;
}

} // namespace

Compressor::Compressor(llm::ModelClient &client, Task task, QObject *parent)
    : Preparation(parent)
    , m_client(client)
    , m_task(std::move(task))
{
}

void Compressor::start()
{
    if (!m_task.plan) {
        QMetaObject::invokeMethod(
            this, [this] { giveUp(ChatCompressed::What::TooSmall); }, Qt::QueuedConnection);
        return;
    }
    m_model = m_client.start(summaryRequest(*m_task.plan), this);
    connect(m_model, &llm::ModelCall::textDelta, this, &Compressor::add);
    connect(m_model, &llm::ModelCall::waiting, this, &Preparation::waiting);
    connect(m_model, &llm::ModelCall::resumed, this, &Preparation::resumed);
    connect(m_model, &llm::ModelCall::finished, this, &Compressor::finished);
    connect(m_model, &llm::ModelCall::failed, this, [this](const llm::ModelFailure &failure) {
        letModelGo();
        giveUp(ChatCompressed::What::Failed, failure.text);
    });
}

void Compressor::cancel()
{
    if (std::exchange(m_over, true))
        return;
    letModelGo();
    deleteLater();
}

void Compressor::add(const QString &text)
{
    m_text += m_thoughts.add(text).said;
    if (m_text.size() <= kLongestSummary)
        return;
    letModelGo();
    giveUp(ChatCompressed::What::Larger);
}

void Compressor::finished(const llm::ModelFinish &finish)
{
    letModelGo();
    m_text += m_thoughts.finish().said;
    const QString text = m_text.trimmed();
    if (finish.reason == "length"_L1)
        return giveUp(ChatCompressed::What::Failed, tr("The summary was cut off before its end."));
    if (text.isEmpty())
        return giveUp(ChatCompressed::What::Empty);
    if (persona::tokenEstimate(text, scale()) >= m_task.plan->covered)
        return giveUp(ChatCompressed::What::Larger);
    keep(text);
}

void Compressor::keep(const QString &text)
{
    Scene scene = m_task.plan->kept;
    scene.summary = summaryOf(text);
    const llm::ModelRequest request = m_task.make(scene);
    const ChatCompressed event{.before = requestTokens(m_task.make(untold(m_task.scene)), scale()),
                               .after = requestTokens(request, scale()),
                               .summary = scene.summary->id};
    tell(event, scene.summary, request);
}

// A turn makes at most one summary, so its id can name the summary.
Summary Compressor::summaryOf(const QString &text) const
{
    const CompressionPlan &plan = *m_task.plan;
    const std::optional<Summary> &last = m_task.scene.summary;
    return {.id = m_task.scene.turn.value_or(base::TurnId()).value(),
            .companion = m_task.scene.persona.id,
            .from = last ? last->from : plan.older.witnessed.first().id,
            .to = plan.older.witnessed.last().id,
            .messages = (last ? last->messages : 0) + plan.older.witnessed.size(),
            .text = text,
            .before = plan.covered,
            .after = persona::tokenEstimate(text, scale())};
}

void Compressor::giveUp(ChatCompressed::What what, const QString &reason)
{
    if (m_over)
        return;
    m_task.failed();
    const qint64 tokens = requestTokens(m_task.request, scale());
    tell({.before = tokens, .after = tokens, .what = what, .reason = reason}, std::nullopt, m_task.request);
}

// A receiver may cancel the turn.
void Compressor::tell(const ChatCompressed &event, const std::optional<Summary> &summary,
                      const llm::ModelRequest &request)
{
    const QPointer<Compressor> self(this);
    Q_EMIT compressed(event, summary);
    if (self && !m_over)
        conclude(request);
}

void Compressor::conclude(const llm::ModelRequest &request)
{
    m_over = true;
    deleteLater();
    if (!m_task.context || requestTokens(request, scale()) <= *m_task.context)
        return Q_EMIT ready(request);
    Q_EMIT failed({.cause = model::Cause::NoAnswer,
                   .text = tr("The conversation is longer than the model can hold."),
                   .advice = model::Advice::ShortenTalk});
}

void Compressor::letModelGo() { letGo(m_model, this); }

} // namespace studio::agent
