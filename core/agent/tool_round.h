// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/tool_run.h"

#include <QHash>
#include <QList>

namespace studio::agent {

/// The calls that one answer of a model makes, done together: side by side, unless a tool runs alone. Each
/// gives its events: the request, a confirmation where a user is asked, the response. What came of them
/// stands in the order of the calls, however they ended.
///
/// Ends exactly once: over(), maybe from inside start(); after cancel() no signal comes. Whoever receives a
/// signal may cancel it or take it away.
class ToolRound : public QObject
{
    Q_OBJECT

public:
    /// `wish` has room, turn and companion.
    ToolRound(const TurnMeans &means, std::shared_ptr<Toolbox> tools, permission::Wish wish, QObject *parent);

    void start(const QList<llm::ToolCall> &calls, const QList<llm::ToolSpec> &offered, bool seesPictures,
               bool fromClient);
    void cancel();

    /// One for each call; of those that have not ended without a result.
    [[nodiscard]] const QList<llm::ToolExchange> &exchanges() const { return m_exchanges; }
    /// The model needs to hear of a result.
    [[nodiscard]] bool isNews() const { return m_isNews; }
    /// There was a call that no tool can be run with.
    [[nodiscard]] bool wasMalformed() const { return m_malformed; }

Q_SIGNALS:
    void told(const studio::model::TurnEventKind &kind);
    /// Before the event that tells of it.
    void answered(const studio::llm::ToolCall &call, const studio::agent::ToolAnswer &answer);
    void over();

private:
    void goOn();
    [[nodiscard]] bool mayStart() const;
    void startNext();
    void take(qsizetype index, const ToolAnswer &answer);

    TurnMeans m_means;
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
