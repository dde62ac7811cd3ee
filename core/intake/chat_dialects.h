// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

namespace studio::intake {

/// A message of Slack, Matrix, Teams, Discord, Telegram, Messenger or LM Studio in the shape of all others;
/// any other message as it is. What the program itself says has `is_system`. Pure.
[[nodiscard]] wire::Json plainMessage(const wire::Json &message);

} // namespace studio::intake
