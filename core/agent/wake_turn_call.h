// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/turn_loop.h"

namespace studio::agent {

/// A turn on the resource floor. It speaks with its tools; what the model thinks, or writes beside its calls,
/// is given as Thoughts. One that never used, or tried, a tool that speaks, and at the end simply writes
/// something, has it bought with the tool `say`, where there is one, cleaned, unless it is NO_REPLY. An
/// answer that failed counts for nothing; one that is cut at kLongestTurn counts as far as it came.
class WakeTurnCall final : public TurnLoop
{
    Q_OBJECT

public:
    WakeTurnCall(const TurnMeans &means, TurnTask task, QObject *parent);

    QString saidSoFar() const override { return {}; }

private:
    void add(const QString &text) override;
    void closeAnswer() override;
    void breakAnswer() override {}
    void noteTool(const llm::ToolCall &call, const ToolAnswer &answer) override;
    std::optional<llm::ToolCall> lastCall() override;
    model::TurnOver outcome() const override;

    QString m_plain;      ///< written without any call: is to be bought
    bool m_tried = false; ///< it used a tool that speaks
    bool m_bought = false;
    std::optional<int> m_wanted; ///< the newest amount that the level was too low for
};

} // namespace studio::agent
