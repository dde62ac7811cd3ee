// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message.h"

namespace studio::model {

/// Whether somebody in the room has come to know of a message: of a whisper only its addressees and its
/// sender have (turn-taking §1). Everything that tells a companion or a guest what was said asks this and
/// nothing else. The person at the keyboard sees all of it, whichever identity they write as.
[[nodiscard]] inline bool witnesses(const base::ParticipantId &who, const Message &message)
{
    return !message.whisper || message.from == who || message.to.contains(who);
}

} // namespace studio::model
