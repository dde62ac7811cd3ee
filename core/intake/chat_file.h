// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/json_chats.h"

#include <QIODevice>

#include <memory>

namespace studio::intake {

/// A file that holds one conversation or many: JSON that is an object, a list, or an object on each line, or
/// pages of HTML. One is in memory at a time, except in a file that is a single object. What is damaged is
/// passed over and stands in the report of the conversation that is read next.
class ChatFile
{
public:
    ChatFile() = default;
    virtual ~ChatFile() = default;
    ChatFile(const ChatFile &) = delete;
    ChatFile &operator=(const ChatFile &) = delete;

    /// None at the end; never one without a message. Malformed: nothing in it can be read.
    [[nodiscard]] virtual base::Result<std::optional<Conversation>> next() = 0;
};

/// From the beginning of the device, which can be sought.
[[nodiscard]] std::unique_ptr<ChatFile> openChatFile(QIODevice &device);

} // namespace studio::intake
