// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

namespace studio::agent {

/// A vote that is one answer of a model, read by vote_reply.h.
class ModelVoteCall final : public VoteCall
{
    Q_OBJECT

public:
    ModelVoteCall(llm::ModelClient &client, const llm::ModelRequest &request, QObject *parent);

    void cancel() override;

private:
    void add(const QString &text);
    void read();
    void fail(const model::CallTrouble &trouble);
    /// False if it was over already; else it is now, and the model is told to stop if it still runs.
    bool close();

    base::ParticipantId m_voter;
    base::MessageId m_messageId;
    llm::ModelCall *m_model;
    model::VoteManner m_manner;
    QString m_answer;
    bool m_over = false;
};

} // namespace studio::agent
