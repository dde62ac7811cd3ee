// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/turn_needs.h"

#include <memory>

namespace studio::agent {

/// One tool call, from its arguments to its answer: the arguments are checked, the gate is asked if
/// necessary, and the tool runs until it answers or its time is up. A failure is an error in the answer:
/// `unknownTool`, `tooLong`, `invalidArguments`, `refused`, `timedOut`, `failed`, or the tool's own.
///
/// Ends exactly once: answered(), maybe from inside start(); after cancel() no signal comes.
class ToolRun : public QObject
{
    Q_OBJECT

public:
    /// Runs for the caller in `wish`, which has room, turn and companion; the rest is filled in.
    ToolRun(const TurnNeeds &needs, std::shared_ptr<Toolbox> tools, permission::Wish wish, ToolUse use,
            QObject *parent);

    /// `offered`: the tools that the model was told of. Calls made by the program itself need no permission.
    void start(const QList<llm::ToolSpec> &offered, bool fromClient);
    void cancel();
    /// The model wrote a call that cannot be run with any tool.
    [[nodiscard]] bool wasMalformed() const { return m_malformed; }

Q_SIGNALS:
    /// Emitted before a user is asked.
    void confirming(const studio::model::ToolCallConfirmation &question);
    void answered(const studio::agent::ToolAnswer &answer);

private:
    [[nodiscard]] std::optional<ToolAnswer> flaw(const llm::ToolSpec *spec) const;
    void askGate();
    void judged(const permission::Verdict &verdict);
    void run();
    void callTool();
    void end(const ToolAnswer &answer);

    TurnNeeds m_needs;
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
