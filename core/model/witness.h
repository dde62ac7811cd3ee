// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message.h"

namespace studio::model {

/// Whether a participant knows of a message: a whisper is known only to its addressees and its sender
/// (turn-taking §1). All code that tells a companion or a guest about messages must use this function and
/// nothing else. The user sees all of them, under any identity.
[[nodiscard]] inline bool witnesses(const base::ParticipantId &who, const Message &message)
{
    return !message.whisper || message.from == who || message.to.contains(who);
}

} // namespace studio::model
