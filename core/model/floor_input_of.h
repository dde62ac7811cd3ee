// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <optional>

namespace studio::model {

/// The floor's input in an event, as passed to advance(). A message is an input too, unless it was cut off.
/// The policy that came with a PolicyChanged is in its FloorTold.
[[nodiscard]] std::optional<FloorInput> floorInputOf(const Envelope &envelope);

} // namespace studio::model
