// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chats/conversation.h"
#include "core/wire/json.h"

#include <memory>
#include <optional>

// Conversations in the JSON exports of programs and services. Recognised by their fields, never by a file
// name; most are one form under many names: a list of messages, each with speaker and text. Pure.
namespace studio::intake {

/// Whether the object is a message: it states its speaker and its text.
[[nodiscard]] bool isMessage(const wire::Json &json);

/// Whether the object is a line of a recorded connection or of an activity, whatever its content.
[[nodiscard]] bool isRecord(const wire::Json &json);

/// A whole conversation: an object that holds its messages, or a list of messages. None: no known kind.
[[nodiscard]] std::optional<Conversation> conversationIn(const wire::Json &json);

/// A conversation whose messages arrive one by one; only the spoken texts are kept.
class RecordedTalk
{
public:
    RecordedTalk() = default;
    virtual ~RecordedTalk() = default;
    RecordedTalk(const RecordedTalk &) = delete;
    RecordedTalk &operator=(const RecordedTalk &) = delete;

    virtual void add(const wire::Json &message) = 0;
    /// Returns the conversation so far, and starts a new one.
    [[nodiscard]] virtual Conversation done() = 0;
};

[[nodiscard]] std::unique_ptr<RecordedTalk> recordedTalk();

} // namespace studio::intake
