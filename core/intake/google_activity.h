// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

// Gemini in Google Takeout: a list of what somebody did, each with the time, newest first. Pure.
namespace studio::intake {

/// Whether the object is a piece of activity in Gemini. Other products of Google have the same form.
[[nodiscard]] bool isGeminiActivity(const wire::Json &json);
/// What was asked and what was answered, as messages; what nobody says has `is_system`.
[[nodiscard]] wire::Json messagesOfActivity(const wire::Json &json);

} // namespace studio::intake
