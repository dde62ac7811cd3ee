// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/thought_stream.h"

#include <memory>

namespace studio::agent {

/// How often a woken companion may ask its model, and use its tools, in one turn. There the turn ends as
/// Finished with the reason `modelCallLimit` or `toolCallLimit`; what it bought stays bought.
inline constexpr int kMostModelCalls = 8;
inline constexpr int kMostToolCalls = 16;

/// A turn on the resource floor: asks the model, does what it calls for, tells it the results, and asks again
/// until it calls for nothing more.
///
/// It speaks with its tools only: what the model thinks, or writes beside its calls, is given as Thoughts. An
/// answer that failed counts for nothing; one that is cut at kLongestTurn counts as far as it came.
class WakeTurnCall final : public TurnCall
{
    Q_OBJECT

public:
    WakeTurnCall(llm::ModelClient &client, base::Clock &clock, llm::ModelRequest request,
                 std::unique_ptr<Toolbox> tools, QObject *parent);

    void cancel() override;
    QString saidSoFar() const override { return {}; }

private:
    void askModel();
    void add(const QString &text);
    void answered(const llm::ModelFinish &finish);
    [[nodiscard]] QString takeThought();
    void useTools(const QString &reason);
    [[nodiscard]] bool useTool(llm::ToolExchange &exchange);
    void fail(const llm::ModelFailure &failure);
    void stopModel();
    void finish(const QString &reason);
    void end(const model::TurnEventKind &closing, const model::TurnOver &result);

    llm::ModelClient &m_client;
    llm::ModelRequest m_request; ///< of the next call of the model: the steps grow
    std::unique_ptr<Toolbox> m_tools;
    ThoughtStream m_thoughts;
    llm::ModelCall *m_model = nullptr;
    llm::ModelStep m_step; ///< the answer that is coming in; its calls have no results yet
    int m_modelCalls = 0;
    int m_toolCalls = 0;
    std::optional<qint64> m_inputTokens; ///< of all answers together
    std::optional<qint64> m_outputTokens;
    bool m_bought = false;
    std::optional<int> m_wanted; ///< the newest amount that the level was too low for
    bool m_over = false;
};

} // namespace studio::agent
