// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/waits.h"
#include "core/studio/ports/views.h"

namespace studio::room {
class Director;
}

namespace studio::services {

/// The room's floor as the outside sees it: the engine's memory, turned into rows.
[[nodiscard]] ports::FloorView floorView(const room::Director &director);
/// Its calls that wait; `now` is on the studio's steady axis, as the waits are.
[[nodiscard]] QList<ports::WaitingCall> waitingView(const QList<room::Wait> &waits, base::Millis now);

} // namespace studio::services
