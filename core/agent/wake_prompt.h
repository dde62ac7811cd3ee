// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

#include <QList>

namespace studio::agent {

/// What a woken companion is told on the resource floor, word for word. Level, prices and rules are data: the
/// level and prices those of the scene, the rules those of resources/prompts/resource_rules.json. The scene
/// has a `resource`.
[[nodiscard]] QList<llm::ChatText> wakePrompt(const Scene &scene);

} // namespace studio::agent
