// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/query.h"
#include "core/query/desk.h"
#include "core/room/tools/own_tools.h"

#include <QHash>

#include <functional>

namespace studio::room {

/// Lets companions ask the user's machine and the user: `look` asks for a picture from the camera or of the
/// screen, `ask_user` asks the user a question. Each is a Query of the room; the desk decides whom to ask,
/// and has its own time limit.
///
/// A request that failed in this turn is not made a second time.
class QueryTools final : public OwnTools
{
    Q_OBJECT

public:
    using OwnTools::OwnTools;
    QList<tools::ToolOffer> offers() const override;
    void start(const tools::Caller &caller, const agent::ToolUse &use, QObject *life,
               const Answered &answered) override;

private:
    using Reading = std::function<agent::ToolAnswer(const QString &body)>;

    void look(const agent::ToolUse &use, QObject *life, const Answered &answered);
    void askUser(const llm::ToolCall &call, QObject *life, const Answered &answered);
    void ask(const model::Query &query, QObject *life, const Answered &answered, const Reading &read);

    QHash<QString, QString> m_inVain; ///< types of queries that were not answered, and the reason
};

} // namespace studio::room
