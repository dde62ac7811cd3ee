// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/prepared_turn_call.h"

#include "core/wire/names.h"

#include <utility>

using studio::model::Outcome;
using studio::model::TurnOver;

namespace studio::agent {

PreparedTurnCall::PreparedTurnCall(const base::ParticipantId &companion, Preparation *preparation,
                                   Begin begin, QObject *parent)
    : TurnCall(parent)
    , m_companion(companion)
    , m_begin(std::move(begin))
    , m_preparation(preparation)
{
    preparation->setParent(this);
    connect(preparation, &Preparation::waiting, this, &TurnCall::waiting);
    connect(preparation, &Preparation::resumed, this, &TurnCall::resumed);
    connect(preparation, &Preparation::compressed, this, &PreparedTurnCall::compressed);
    connect(preparation, &Preparation::ready, this, &PreparedTurnCall::begin);
    connect(preparation, &Preparation::failed, this, [this](const llm::ModelFailure &failure) {
        end(model::TurnError{failure.text, failure.status, wire::nameOf(failure.cause)},
            {.from = m_companion, .outcome = Outcome::Failed, .cause = failure.cause});
    });
    preparation->start();
}

void PreparedTurnCall::cancel()
{
    if (m_over)
        return;
    if (m_turn)
        return m_turn->cancel(); // gives its own end
    if (m_preparation)
        m_preparation->cancel();
    end(model::UserCancelled{}, {.from = m_companion, .outcome = Outcome::Cancelled});
}

QString PreparedTurnCall::saidSoFar() const { return m_turn ? m_turn->saidSoFar() : QString(); }

// Whoever hears of it may cancel the turn, or take it away.
void PreparedTurnCall::compressed(const model::ChatCompressed &told,
                                  const std::optional<model::Summary> &summary)
{
    const QPointer<PreparedTurnCall> self(this);
    if (summary)
        Q_EMIT summarized(*summary);
    if (self && !m_over)
        Q_EMIT event(told);
}

void PreparedTurnCall::begin(const llm::ModelRequest &request)
{
    m_turn = std::exchange(m_begin, {})(request, this);
    connect(m_turn, &TurnCall::event, this, &TurnCall::event);
    connect(m_turn, &TurnCall::waiting, this, &TurnCall::waiting);
    connect(m_turn, &TurnCall::resumed, this, &TurnCall::resumed);
    connect(m_turn, &TurnCall::over, this, [this](const TurnOver &result) {
        m_over = true;
        deleteLater();
        Q_EMIT over(result);
    });
}

void PreparedTurnCall::end(const model::TurnEventKind &closing, const TurnOver &result)
{
    m_over = true;
    m_begin = {}; // the tools go with the end of the turn
    deleteLater();
    const QPointer<PreparedTurnCall> self(this);
    Q_EMIT event(closing);
    if (self)
        Q_EMIT over(result);
}

} // namespace studio::agent
