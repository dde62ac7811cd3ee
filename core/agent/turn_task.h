// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/preparation.h"

#include <memory>

namespace studio::agent {

/// The input of one turn.
struct TurnTask
{
    llm::ModelRequest request;                  ///< of its first call, unless the preparation replaces it
    std::unique_ptr<Toolbox> tools;             ///< none: the model's tool calls are ignored
    std::unique_ptr<Preparation> preparation{}; ///< none: the model is asked at once
    bool watchLoops = true;                     ///< stop the model when it goes in circles
};

} // namespace studio::agent
