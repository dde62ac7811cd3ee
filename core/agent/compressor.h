// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/compression_plan.h"
#include "core/agent/preparation.h"
#include "core/agent/speech/thought_filter.h"

#include <functional>
#include <optional>

namespace studio::agent {

/// Makes a talk fit before a turn: the companion's own model summarizes the older part. If that fails, the
/// talk is left as it is, and the reason is given; nothing is lost either way. A request that is longer than
/// the model's context is not sent: it fails.
class Compressor final : public Preparation
{
    Q_OBJECT

public:
    struct Task
    {
        Scene scene;                                               ///< of the turn
        llm::ModelRequest request;                                 ///< of the turn, for that scene
        std::function<llm::ModelRequest(const Scene &scene)> make; ///< the same request for another scene
        std::optional<CompressionPlan> plan;                       ///< none: nothing can be summarized
        std::optional<qint64> context;                             ///< of the model, if it is known
        std::function<void()> failed;                              ///< called when no summary was made
    };

    Compressor(llm::ModelClient &client, Task task, QObject *parent);

    void start() override;
    void cancel() override;

private:
    void add(const QString &text);
    void finished(const llm::ModelFinish &finish);
    void keep(const QString &text);
    void giveUp(model::ChatCompressed::What what, const QString &reason = {});
    void tell(const model::ChatCompressed &event, const std::optional<model::Summary> &summary,
              const llm::ModelRequest &request);
    void conclude(const llm::ModelRequest &request);
    void letModelGo();
    [[nodiscard]] model::Summary summaryOf(const QString &text) const;
    [[nodiscard]] const model::TokenScale &scale() const { return m_task.scene.window.scale; }

    llm::ModelClient &m_client;
    Task m_task;
    llm::ModelCall *m_model = nullptr;
    ThoughtFilter m_thoughts{ThoughtFilter::Start::Held}; ///< nobody waits for the words of a summary
    QString m_text;
    bool m_over = false;
    bool m_told = false; ///< compressed was emitted
};

} // namespace studio::agent
