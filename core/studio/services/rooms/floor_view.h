// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/waits.h"
#include "core/studio/ports/views.h"

namespace studio::room {
class Director;
}

namespace studio::services {

/// The room's floor for code outside the core: the engine's memory as rows.
[[nodiscard]] ports::FloorView floorView(const room::Director &director);
/// The room's waiting calls; `now` is on the studio's steady axis, like the waits.
[[nodiscard]] QList<ports::WaitingCall> waitingView(const QList<room::Wait> &waits, base::Millis now);

} // namespace studio::services
