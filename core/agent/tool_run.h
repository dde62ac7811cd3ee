// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/turn_means.h"

#include <memory>

namespace studio::agent {

/// One call of a tool, from its arguments to its answer: they are checked, where it must be the gate is
/// asked, and the tool runs until it answers or its patience is over. What goes wrong is an error in the
/// answer: `unknownTool`, `tooLong`, `invalidArguments`, `refused`, `timedOut`, `failed`, or the tool's own.
///
/// Ends exactly once: answered(), maybe from inside start(); after cancel() no signal comes.
class ToolRun : public QObject
{
    Q_OBJECT

public:
    /// Whose run it is: `wish` has room, turn and companion; the rest is filled in.
    ToolRun(const TurnMeans &means, std::shared_ptr<Toolbox> tools, permission::Wish wish, ToolUse use,
            QObject *parent);

    /// `offered`: the tools that the model was told of. What the program itself calls for is not asked about.
    void start(const QList<llm::ToolSpec> &offered, bool fromClient);
    void cancel();
    /// The model wrote a call that no tool can be run with.
    [[nodiscard]] bool wasMalformed() const { return m_malformed; }

Q_SIGNALS:
    /// A user is going to be asked.
    void confirming(const studio::model::ToolCallConfirmation &question);
    void answered(const studio::agent::ToolAnswer &answer);

private:
    [[nodiscard]] std::optional<ToolAnswer> flaw(const llm::ToolSpec *spec) const;
    void askGate();
    void judged(const permission::Verdict &verdict);
    void run();
    void callTool();
    void end(const ToolAnswer &answer);

    TurnMeans m_means;
    std::shared_ptr<Toolbox> m_tools;
    permission::Wish m_wish;
    ToolUse m_use;
    ToolTraits m_traits;
    permission::GateCall *m_gateCall = nullptr;
    quint64 m_timeout = 0;
    bool m_malformed = false;
    bool m_over = false;
};

} // namespace studio::agent
