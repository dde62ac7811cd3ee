// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/envelope.h"
#include "core/studio/ports/views.h"

#include <QString>

#include <optional>

namespace studio::app {

/// Why the ring gives somebody the word, or why it rests and what would wake it; none for other events, and
/// where the room has no ring. The floor is the one after the event.
[[nodiscard]] std::optional<QString> ringLine(const model::Envelope &envelope, const ports::FloorView &floor,
                                              const explain::Names &names);

} // namespace studio::app
