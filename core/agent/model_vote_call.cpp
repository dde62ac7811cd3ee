// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/model_vote_call.h"

#include "core/agent/vote_reply.h"

namespace studio::agent {

ModelVoteCall::ModelVoteCall(llm::ModelClient &client, const llm::ModelRequest &request, QObject *parent)
    : VoteCall(parent)
    , m_voter(request.brief.persona.id)
    , m_model(client.start(request, this))
{
    Q_ASSERT(!request.brief.witnessed.isEmpty());
    m_messageId = request.brief.witnessed.constLast().id;
    if (client.traits(request.choice).offline)
        m_manner.rung = model::VoteRung::Offline;
    connect(m_model, &llm::ModelCall::textDelta, this, &ModelVoteCall::add);
    connect(m_model, &llm::ModelCall::waiting, this, &VoteCall::waiting);
    connect(m_model, &llm::ModelCall::resumed, this, &VoteCall::resumed);
    connect(m_model, &llm::ModelCall::finished, this, &ModelVoteCall::read);
    connect(m_model, &llm::ModelCall::failed, this, [this](const llm::ModelFailure &failure) {
        fail({failure.cause, failure.advice, failure.text, failure.status});
    });
}

void ModelVoteCall::cancel() { close(); }

void ModelVoteCall::add(const QString &text)
{
    m_answer += text;
    if (m_answer.size() > kLongestVote)
        fail({.cause = model::Cause::Malformed});
}

void ModelVoteCall::read()
{
    auto state = readVote(m_answer);
    if (!state)
        return fail({.cause = state.error()});
    state->from = m_voter.value();
    state->messageId = m_messageId.value();
    if (close())
        Q_EMIT voted(*state, m_manner);
}

void ModelVoteCall::fail(const model::CallTrouble &trouble)
{
    if (close())
        Q_EMIT failed(trouble.cause, trouble);
}

bool ModelVoteCall::close()
{
    if (m_over)
        return false;
    m_over = true;
    m_model->disconnect(this);
    m_model->cancel();
    deleteLater();
    return true;
}

} // namespace studio::agent
