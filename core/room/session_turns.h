// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/floor.h"
#include "core/turn/floor.h"

namespace studio::room {

/// Counts the turns of companions in the whole life of a room. It counts as the floor does (a turn that was
/// spoken to its end, or bought speech), but a message of a user does not reset it. It decides nothing.
class SessionTurns
{
public:
    /// Takes one step of the floor: the input, and the floor afterwards. Must see every step from the first
    /// one of the room.
    void follow(const model::FloorInput &input, const turn::Floor &after);
    [[nodiscard]] int count() const { return m_count; }

private:
    qint64 m_messages = 0; ///< the floor's count before the step
    int m_count = 0;
};

} // namespace studio::room
