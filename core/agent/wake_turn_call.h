// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/turn_loop.h"

namespace studio::agent {

/// A turn on the resource floor. The companion speaks with tools; what the model thinks, or writes beside its
/// tool calls, comes as Thoughts. If the model never used or tried a tool that speaks, and simply writes
/// something at the end, that text is cleaned and bought with the tool `say`, if there is one, unless it is
/// NO_REPLY. A failed answer counts for nothing; an answer cut at kLongestTurn counts as far as it came.
class WakeTurnCall final : public TurnLoop
{
    Q_OBJECT

public:
    WakeTurnCall(const TurnNeeds &needs, TurnTask task, QObject *parent);

    QString saidSoFar() const override { return {}; }

private:
    void add(const QString &text) override;
    void closeAnswer() override;
    void breakAnswer() override {}
    void noteTool(const llm::ToolCall &call, const ToolAnswer &answer) override;
    std::optional<llm::ToolCall> lastCall() override;
    model::TurnOver outcome() const override;

    QString m_plain;      ///< written without a tool call; to be bought
    bool m_tried = false; ///< the model used a tool that speaks
    bool m_bought = false;
    std::optional<int> m_wanted; ///< the last price that was too high for the level
};

} // namespace studio::agent
