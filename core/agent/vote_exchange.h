// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/model_vote_call.h"
#include "core/agent/vote_reply.h"

#include <QPointer>

#include <functional>
#include <optional>

namespace studio::agent {

/// Asks a model for the votes of one companion, or of several at once, until it has them or cannot.
///
/// The strictest form comes first; a form that the provider refuses is followed by the next one. An answer
/// that cannot be used is shown to the model once, with what is wrong with it. Each seat ends by itself: one
/// that leaves costs the others nothing, the last one stops the model. Deletes itself later when over.
class VoteExchange final : public QObject
{
    Q_OBJECT

public:
    /// The request's companions are those of the seats, in their order; its form is chosen here.
    VoteExchange(llm::ModelClient &client, llm::ModelRequest request, const QList<ModelVoteCall *> &seats,
                 QObject *parent);

private:
    void ask();
    void add(const QString &text);
    void take(const llm::ToolCall &call);
    void answered(const llm::ModelFinish &finish);
    void modelFailed(const llm::ModelFailure &failure);
    void repair(const QString &answer, const QString &flaw);
    void settle(const Votes &votes);
    void fail(const model::CallTrouble &trouble);
    void leave(const ModelVoteCall *seat);
    void tellSeats(const std::function<void(ModelVoteCall &)> &tell);
    void stopModel();
    [[nodiscard]] bool isAlone() const { return m_request.tag.companions.size() == 1; }

    llm::ModelClient &m_client;
    llm::ModelRequest m_request;
    QList<QPointer<ModelVoteCall>> m_seats; ///< those who still wait
    QList<llm::AnswerForm> m_forms;         ///< not tried yet
    bool m_offline = false;
    model::VoteManner m_manner;
    llm::ModelCall *m_model = nullptr;
    QString m_text;
    std::optional<QString> m_arguments; ///< of the tool that it was made to call
};

} // namespace studio::agent
