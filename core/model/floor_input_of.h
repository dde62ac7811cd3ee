// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <optional>

namespace studio::model {

/// The floor's input that an event is, as it was given to advance(): a message is one too, unless it was cut
/// off. The policy that a PolicyChanged brought stands in its FloorTold.
[[nodiscard]] std::optional<FloorInput> floorInputOf(const Envelope &envelope);

} // namespace studio::model
