// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/floor.h"
#include "core/turn/floor.h"

namespace studio::room {

/// How many turns the companions of a room have had in its whole life. It counts as the floor does (a turn
/// that was spoken to its end, speech that was bought), but no message of a user sets it back. It decides
/// nothing.
class SessionTurns
{
public:
    /// One step of the floor: what it was told, and what it is afterwards. From the first step of the room
    /// on.
    void follow(const model::FloorInput &input, const turn::Floor &after);
    [[nodiscard]] int count() const { return m_count; }

private:
    qint64 m_messages = 0; ///< of the floor before the step
    int m_count = 0;
};

} // namespace studio::room
