// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/model_turn_call.h"

#include "core/agent/named_in.h"
#include "core/agent/prompt.h"
#include "core/wire/names.h"

#include <QPointer>

using namespace Qt::StringLiterals;
using studio::model::Outcome;
using studio::model::TurnOver;

namespace studio::agent {
namespace {

constexpr base::Millis kBetweenPieces{40}; // 25 a second reads as flowing; each piece costs a row of the log

bool isSilence(const QString &whole) { return whole.isEmpty() || whole == kNoReply; }

/// The text without space around it and without half a character at its end.
QString tidy(const QString &text)
{
    QString trimmed = text.trimmed();
    if (!trimmed.isEmpty() && trimmed.back().isHighSurrogate())
        trimmed.chop(1);
    return trimmed;
}

} // namespace

ModelTurnCall::ModelTurnCall(llm::ModelClient &client, base::Clock &clock, const llm::ModelRequest &request,
                             QObject *parent)
    : TurnCall(parent)
    , m_clock(clock)
    , m_speaker(request.brief.persona.id)
    , m_present(request.brief.present)
    , m_model(client.start(request, this))
    , m_thoughts(clock,
                 [this](const QString &piece) {
                     Q_EMIT event(model::Thought{{}, piece});
                 })
    , m_nextShow(clock.steadyNow())
{
    connect(m_model, &llm::ModelCall::textDelta, this, &ModelTurnCall::add);
    connect(m_model, &llm::ModelCall::thinkingDelta, this,
            [this](const QString &text) { m_thoughts.add(text); });
    connect(m_model, &llm::ModelCall::waiting, this, &TurnCall::waiting);
    connect(m_model, &llm::ModelCall::resumed, this, &TurnCall::resumed);
    connect(m_model, &llm::ModelCall::finished, this, &ModelTurnCall::finish);
    connect(m_model, &llm::ModelCall::failed, this, &ModelTurnCall::fail);
}

void ModelTurnCall::cancel()
{
    if (m_over)
        return;
    stopModel();
    end(model::UserCancelled{}, {m_speaker, Outcome::Cancelled, {}, {}, {}});
}

void ModelTurnCall::add(const QString &text) { take(m_tags.add(text)); }

void ModelTurnCall::take(const ThoughtTags::Parts &parts)
{
    m_thoughts.add(parts.thought);
    if (parts.said.isEmpty())
        return;
    m_received += parts.said;
    if (m_received.size() <= kLongestTurn)
        return showSoon();
    m_received.truncate(kLongestTurn);
    stopModel();
    finish({u"length"_s, {}, {}});
}

void ModelTurnCall::showSoon()
{
    if (m_waiting != 0)
        return;
    if (m_clock.steadyNow() >= m_nextShow)
        return show(showable());
    m_waiting = m_clock.callAt(m_nextShow, this, [this] {
        m_waiting = 0;
        show(showable());
    });
}

// What was thought before it comes before it; who hears of that may cancel.
void ModelTurnCall::show(const QString &text)
{
    if (text.size() <= m_said.size())
        return;
    const QPointer<ModelTurnCall> self(this);
    m_thoughts.flush();
    if (!self || m_over)
        return;
    const QString piece = text.mid(m_said.size());
    m_said = text;
    m_nextShow = m_clock.steadyNow() + kBetweenPieces;
    Q_EMIT event(model::Content{piece});
}

/// What may be shown now: nothing as long as it can still become NO_REPLY.
QString ModelTurnCall::showable() const
{
    const QString text = tidy(m_received);
    return QString(kNoReply).startsWith(text) ? QString() : text;
}

/// Shows all that is left. False if a receiver of it has cancelled: then the turn is over and has had its
/// closing event.
bool ModelTurnCall::showRest(const QString &text)
{
    const QPointer<ModelTurnCall> self(this);
    show(text);
    if (self && !m_over)
        m_thoughts.flush();
    return self && !m_over;
}

void ModelTurnCall::finish(const llm::ModelFinish &finish)
{
    const ThoughtTags::Parts last = m_tags.finish();
    m_thoughts.add(last.thought);
    m_received += last.said;
    const QString whole = tidy(m_received);
    if (!showRest(isSilence(whole) ? QString() : whole))
        return;
    TurnOver result{m_speaker, Outcome::NoReply, {}, {}, model::Cause::NothingToSay};
    if (!isSilence(whole)) {
        model::Message said;
        said.from = m_speaker;
        said.mentions = namedIn(whole, m_present, m_speaker);
        said.text = whole;
        result.outcome = Outcome::Spoke;
        result.cause.reset();
        result.said = said;
    }
    end(model::Finished{finish.reason, finish.inputTokens, finish.outputTokens}, result);
}

void ModelTurnCall::fail(const llm::ModelFailure &failure)
{
    if (!showRest(showable()))
        return;
    end(model::TurnError{failure.text, failure.status, wire::nameOf(failure.cause)},
        {m_speaker, Outcome::Failed, {}, {}, failure.cause});
}

void ModelTurnCall::stopModel()
{
    m_model->disconnect(this);
    m_model->cancel();
}

void ModelTurnCall::end(const model::TurnEventKind &closing, TurnOver result)
{
    m_over = true;
    m_clock.cancel(m_waiting);
    m_thoughts.drop();
    deleteLater();
    const QPointer<ModelTurnCall> self(this);
    Q_EMIT event(closing);
    if (self)
        Q_EMIT over(result);
}

} // namespace studio::agent
