// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

#include <QList>

namespace studio::agent {

/// The prompt for a woken companion on the resource floor, word for word. Level and prices come from the
/// scene, the rules from resources/prompts/resource_rules.json. The scene has a `resource`.
[[nodiscard]] QList<llm::ChatText> wakePrompt(const Scene &scene);

} // namespace studio::agent
