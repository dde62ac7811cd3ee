// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/intake/chats/conversation.h"

#include <optional>

namespace studio::intake {

/// A file with one conversation or many: JSON that is an object, a list, or an object on each line, or pages
/// of HTML. Only one conversation is in memory at a time, except if the file is a single object. Damaged
/// parts are skipped and named in the report of the next conversation.
class ChatFile
{
public:
    ChatFile() = default;
    virtual ~ChatFile() = default;
    ChatFile(const ChatFile &) = delete;
    ChatFile &operator=(const ChatFile &) = delete;

    /// None at the end; never a conversation without messages. Malformed: nothing in the file can be read.
    [[nodiscard]] virtual base::Result<std::optional<Conversation>> next() = 0;
};

} // namespace studio::intake
