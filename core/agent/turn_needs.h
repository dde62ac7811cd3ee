// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/model_client.h"
#include "core/permission/gate.h"

namespace studio::agent {

class SpeechHabits;

/// What turns need from the rest of the program; all of it outlives them.
struct TurnNeeds
{
    llm::ModelClient &client;
    base::Clock &clock;
    permission::Gate *gate = nullptr; ///< none: tools that read or act run, sensitive tools are refused
    SpeechHabits *habits = nullptr;   ///< none: speech is shown as it comes
};

} // namespace studio::agent
