// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/query.h"
#include "core/query/desk.h"
#include "core/room/tools/own_tools.h"

#include <QHash>

#include <functional>

namespace studio::room {

/// What a companion asks of the user's machine and of the user: `look` asks for a picture from the camera or
/// of the screen, `ask_user` asks the user something. Each is a Query of the room; the desk asks whoever is
/// to be asked and has its own clock.
///
/// What was asked for in vain in this turn is not asked for a second time.
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

    QHash<QString, QString> m_inVain; ///< types of queries that were not answered, and why
};

} // namespace studio::room
