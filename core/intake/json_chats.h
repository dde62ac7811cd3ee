// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/talk_reader.h"
#include "core/wire/json.h"

#include <memory>
#include <optional>

// Conversations as programs and services export them in JSON. Told by their fields, never by a file's name;
// most of them are one shape under many names: a list of messages, each with who and what. Pure.
namespace studio::intake {

struct Conversation
{
    QString program; ///< "ChatGPT"; empty: not told
    QString title;
    QList<TalkLine> lines;
    model::CardReport report;
};

/// Whether the object is one message: it says who and what.
[[nodiscard]] bool isMessage(const wire::Json &json);

/// Whether the object is a line of a recorded connection or of an activity, whatever it says.
[[nodiscard]] bool isRecord(const wire::Json &json);

/// A whole conversation: an object that holds its messages, or a list of messages. None: it is none of the
/// kinds that are known.
[[nodiscard]] std::optional<Conversation> conversationIn(const wire::Json &json);

/// A conversation whose messages come one by one; only what is said is kept of them.
class RecordedTalk
{
public:
    RecordedTalk() = default;
    virtual ~RecordedTalk() = default;
    RecordedTalk(const RecordedTalk &) = delete;
    RecordedTalk &operator=(const RecordedTalk &) = delete;

    virtual void add(const wire::Json &message) = 0;
    /// What has come so far; it begins anew.
    [[nodiscard]] virtual Conversation done() = 0;
};

[[nodiscard]] std::unique_ptr<RecordedTalk> recordedTalk();

} // namespace studio::intake
