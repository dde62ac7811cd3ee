// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/turn_loop.h"

namespace studio::agent {

/// A turn on the resource floor. It speaks with its tools only: what the model thinks, or writes beside its
/// calls, is given as Thoughts. An answer that failed counts for nothing; one that is cut at kLongestTurn
/// counts as far as it came.
class WakeTurnCall final : public TurnLoop
{
    Q_OBJECT

public:
    WakeTurnCall(const TurnMeans &means, llm::ModelRequest request, std::unique_ptr<Toolbox> tools,
                 QObject *parent);

    QString saidSoFar() const override { return {}; }

private:
    void add(const QString &text) override;
    void closeAnswer() override;
    void breakAnswer() override {}
    void noteTool(const ToolAnswer &answer) override;
    model::TurnOver outcome() const override;

    [[nodiscard]] QString takeThought();

    bool m_bought = false;
    std::optional<int> m_wanted; ///< the newest amount that the level was too low for
};

} // namespace studio::agent
