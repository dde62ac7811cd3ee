// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/stream_event.h"

#include <map>

namespace studio::llm::codec {

/// Calls that come in pieces: id and name once, the arguments in as many parts as the server likes.
class CallParts
{
public:
    /// What is empty was told before or comes later. Places count as the server counts them.
    void add(qint64 place, const QString &id, const QString &name, const QByteArray &arguments);
    /// More or longer than anybody needs (kMostCalls, kLongestArguments).
    [[nodiscard]] bool isTooMuch() const { return m_tooMuch; }
    [[nodiscard]] bool isEmpty() const { return m_calls.empty(); }
    /// All calls in their places, whole, and forgets them. Who got no id gets one that is its own in this
    /// answer; no arguments at all are the empty object.
    [[nodiscard]] QList<ToolCall> take();

private:
    std::map<qint64, ToolCall> m_calls;
    bool m_tooMuch = false;
};

} // namespace studio::llm::codec
