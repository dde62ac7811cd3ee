// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/envelope.h"
#include "core/studio/ports/views.h"

#include <QString>

#include <optional>

namespace studio::app {

/// Why the ring gives a companion the floor, or why it rests and what would wake it. Null for other events
/// and in rooms without a ring. `floor` is the floor after the event.
[[nodiscard]] std::optional<QString> ringLine(const model::Envelope &envelope, const ports::FloorView &floor,
                                              const explain::Names &names);

} // namespace studio::app
