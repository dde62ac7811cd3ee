// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

// Gemini in Google Takeout: a list of activities, each with its time, newest first. Pure.
namespace studio::intake {

/// Whether the object is an activity in Gemini. Other Google products use the same form.
[[nodiscard]] bool isGeminiActivity(const wire::Json &json);
/// The question and the answer as messages; an activity without speech has `is_system`.
[[nodiscard]] wire::Json messagesOfActivity(const wire::Json &json);

} // namespace studio::intake
