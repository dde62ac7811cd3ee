// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/addressing/addressing.h"
#include "core/agent/agent.h"

namespace studio::agent {

/// Asks a model who speaks next, starting with the strictest form that its provider supports. If an answer
/// holds no choice, the model is shown the answer and the mistake once; then the call fails.
class ModelDirectorCall final : public DirectorCall
{
    Q_OBJECT

public:
    /// The client outlives it.
    ModelDirectorCall(llm::ModelClient &client, const Direction &direction, QObject *parent);

    void cancel() override;

private:
    void ask();
    void add(const QString &text);
    void take(const llm::ToolCall &call);
    void answered();
    void repair(const QString &answer, const QString &flaw);
    void modelFailed(const llm::ModelFailure &failure);
    void fail(const model::CallTrouble &trouble);
    void stopModel();

    llm::ModelClient &m_client;
    llm::ModelRequest m_request;
    model::RawJson m_schema;
    QList<addressing::Person> m_candidates;
    QList<llm::AnswerForm> m_forms; ///< not tried yet
    bool m_mayRepair = true;
    bool m_over = false;
    llm::ModelCall *m_model = nullptr;
    QString m_text;
    std::optional<QString> m_arguments; ///< of the tool that the model was made to call
};

} // namespace studio::agent
