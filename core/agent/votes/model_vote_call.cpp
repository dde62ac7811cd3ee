// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/model_vote_call.h"

#include <utility>

namespace studio::agent {

ModelVoteCall::ModelVoteCall(const Scene &scene, QObject *parent)
    : VoteCall(parent)
    , m_voter(scene.persona.id)
{
    Q_ASSERT(!scene.witnessed.isEmpty());
    m_messageId = scene.witnessed.constLast().id;
}

void ModelVoteCall::cancel()
{
    if (close())
        Q_EMIT left();
}

void ModelVoteCall::answer(model::RawState state, const model::VoteManner &manner)
{
    state.from = m_voter.value();
    state.messageId = m_messageId.value();
    if (close())
        Q_EMIT voted(state, manner);
}

void ModelVoteCall::fail(const model::CallTrouble &trouble)
{
    if (close())
        Q_EMIT failed(trouble.cause, trouble);
}

bool ModelVoteCall::close()
{
    if (std::exchange(m_over, true))
        return false;
    deleteLater();
    return true;
}

} // namespace studio::agent
