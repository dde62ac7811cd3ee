// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chats/chat_collector.h"

namespace studio::intake {

/// A story of KoboldAI Lite: one text with names in it, or with instruction tags.
void tellStory(const wire::Json &json, Sides sides, Collector &collector);

} // namespace studio::intake
