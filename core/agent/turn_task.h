// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/preparation.h"

#include <memory>

namespace studio::agent {

/// What one turn is to do.
struct TurnTask
{
    llm::ModelRequest request;                  ///< of its first call, unless the preparation gives another
    std::unique_ptr<Toolbox> tools;             ///< none: what the model calls for is ignored
    std::unique_ptr<Preparation> preparation{}; ///< none: the model is asked at once
    bool watchLoops = true;                     ///< it is stopped when it goes in circles
};

} // namespace studio::agent
