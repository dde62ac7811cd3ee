// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/query.h"
#include "core/query/desk.h"
#include "core/room/floor_tools.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace studio::room {

class Director;

/// The tools of a companion's turn: `gesture` moves its body or its face, `look` asks for a picture from the
/// user's camera or of the screen, `ask_user` asks the user something; on the resource floor also the
/// FloorTools.
///
/// They are the same for all companions, so that providers find them in their caches. What was
/// asked for in vain in this turn is not asked for a second time. Queries are taken back when it is
/// destroyed.
///
/// The Director outlives it.
class TurnTools final : public agent::Toolbox
{
public:
    TurnTools(Director &director, base::ParticipantId companion, QList<llm::Present> present,
              std::unique_ptr<FloorTools> floor = {});
    ~TurnTools() override;

    QList<llm::ToolSpec> tools() const override;
    agent::ToolTraits traitsOf(const QString &name) const override;
    void use(const agent::ToolUse &use, const Answered &answered) override;

private:
    using Reading = std::function<agent::ToolAnswer(const QString &body)>;

    [[nodiscard]] agent::ToolAnswer gesture(const llm::ToolCall &call);
    void look(const agent::ToolUse &use, const Answered &answered);
    void askUser(const llm::ToolCall &call, const Answered &answered);
    void ask(const model::Query &query, const Answered &answered, const Reading &read);
    [[nodiscard]] std::optional<base::ParticipantId> whoIs(const QString &name) const;

    Director &m_director;
    base::ParticipantId m_companion;
    QList<llm::Present> m_present;
    std::unique_ptr<FloorTools> m_floor;
    QHash<QString, QString> m_inVain; ///< types of queries that were not answered, and why
    QObject m_queries;                ///< the parent of those that are open
};

} // namespace studio::room
