// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/director.h"

#include "core/room/origin.h"
#include "core/room/room_queries.h"

// What companions do with their bodies and ask of the user's machine.
namespace studio::room {

using model::Origin;

qint64 Director::act(const model::Action &action, const Origin &origin)
{
    const std::optional<model::Action> passed = m_acts.pass(action, m_clock.now());
    return passed ? publish(*passed, origin) : 0;
}

query::QueryCall *Director::ask(const model::Query &query, const Origin &origin, QObject *parent)
{
    std::optional<base::TurnId> turn;
    if (origin == kStudio && m_turns.contains(query.from))
        turn = m_turns.value(query.from).id;
    return m_queries->ask(query, origin, turn, parent);
}

qint64 Director::failQuery(const model::Query &query, const QString &why, const Origin &origin)
{
    return m_queries->fail(query, why, origin);
}

bool Director::isAsking(const QString &query) const { return m_queries->isOpen(query); }

} // namespace studio::room
