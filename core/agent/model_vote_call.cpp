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
    connect(m_model, &llm::ModelCall::textDelta, this, &ModelVoteCall::add);
    connect(m_model, &llm::ModelCall::finished, this, &ModelVoteCall::read);
    connect(m_model, &llm::ModelCall::failed, this,
            [this](const llm::ModelFailure &failure) { fail(failure.cause); });
}

void ModelVoteCall::cancel() { close(); }

void ModelVoteCall::add(const QString &text)
{
    m_answer += text;
    if (m_answer.size() > kLongestVote)
        fail(model::Cause::Malformed);
}

void ModelVoteCall::read()
{
    auto state = readVote(m_answer);
    if (!state)
        return fail(state.error());
    state->from = m_voter.value();
    state->messageId = m_messageId.value();
    if (close())
        Q_EMIT voted(*state, m_manner);
}

void ModelVoteCall::fail(model::Cause cause)
{
    if (close())
        Q_EMIT failed(cause, {.cause = cause});
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
