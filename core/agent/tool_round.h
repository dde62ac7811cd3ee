// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/tool_run.h"

#include <QHash>
#include <QList>

namespace studio::agent {

/// Runs the tool calls of one model answer: side by side, unless a tool runs alone. Each call gives its
/// events: the request, a confirmation if a user is asked, the response. The results stand in the order of
/// the calls, in whatever order they ended.
///
/// Ends exactly once: over(), maybe from inside start(); after cancel() no signal comes. A receiver of a
/// signal may cancel or delete the round.
class ToolRound : public QObject
{
    Q_OBJECT

public:
    /// `wish` has room, turn and companion.
    ToolRound(const TurnNeeds &needs, std::shared_ptr<Toolbox> tools, permission::Wish wish, QObject *parent);

    void start(const QList<llm::ToolCall> &calls, const QList<llm::ToolSpec> &offered, bool seesPictures,
               bool fromClient);
    void cancel();

    /// One exchange for each call; a call that has not ended has no result.
    [[nodiscard]] const QList<llm::ToolExchange> &exchanges() const { return m_exchanges; }
    /// The model needs to hear of a result.
    [[nodiscard]] bool isNews() const { return m_isNews; }
    /// A call could not be matched to any tool.
    [[nodiscard]] bool wasMalformed() const { return m_malformed; }

Q_SIGNALS:
    void told(const studio::model::TurnEventKind &kind);
    /// Emitted before the event for it.
    void answered(const studio::llm::ToolCall &call, const studio::agent::ToolAnswer &answer);
    void over();

private:
    void goOn();
    [[nodiscard]] bool mayStart() const;
    void startNext();
    void take(qsizetype index, const ToolAnswer &answer);

    TurnNeeds m_needs;
    std::shared_ptr<Toolbox> m_tools;
    permission::Wish m_wish;
    QList<llm::ToolSpec> m_offered;
    bool m_seesPictures = false;
    bool m_fromClient = false;
    QList<llm::ToolExchange> m_exchanges;
    QHash<qsizetype, ToolRun *> m_running;
    qsizetype m_next = 0;
    bool m_runsAlone = false; ///< the one that runs
    bool m_isStarting = false;
    bool m_isNews = false;
    bool m_malformed = false;
    bool m_over = false;
};

} // namespace studio::agent
