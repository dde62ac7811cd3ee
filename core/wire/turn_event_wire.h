// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/turn_event.h"
#include "core/wire/json.h"

#include <QString>

namespace studio::wire {

/// The kind's name as the origin spells it: Content, ToolCallRequest, …, Error for TurnError.
[[nodiscard]] QString turnEventName(const model::TurnEventKind &kind);

/// {turn, companion, attempt, number, NAME: {…}}
[[nodiscard]] Json turnEventToJson(const model::TurnEvent &event);
[[nodiscard]] base::Result<model::TurnEvent> turnEventFromJson(const Json &json);

} // namespace studio::wire
