// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

namespace studio::intake {

/// Converts a message of Slack, Matrix, Teams, Discord, Telegram, Messenger or LM Studio to the common form;
/// returns any other message unchanged. Messages of the program itself have `is_system`. Pure.
[[nodiscard]] wire::Json plainMessage(const wire::Json &message);

} // namespace studio::intake
