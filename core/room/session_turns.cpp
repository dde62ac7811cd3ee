// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/session_turns.h"

#include <utility>

namespace studio::room {

// Only the floor knows which speech was silence and which purchase was refused: in both cases it has counted
// no message.
void SessionTurns::follow(const model::FloorInput &input, const turn::Floor &after)
{
    const bool isNews = after.messages > std::exchange(m_messages, after.messages);
    if (!isNews)
        return;
    const auto *bought = std::get_if<model::Consume>(&input.kind);
    if (std::holds_alternative<model::TurnOver>(input.kind) || (bought && after.member(bought->from)))
        ++m_count;
}

} // namespace studio::room
