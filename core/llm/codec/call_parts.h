// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/json_scan.h"
#include "core/llm/codec/stream_event.h"
#include "core/wire/json.h"

#include <vector>

namespace studio::llm::codec {

/// Tool calls that come in pieces: id and name once, the arguments in any number of parts.
///
/// Servers number the pieces in many ways: not at all, all with 0, with a new id for each piece, with a new
/// number for a continuation. So a piece without a name continues the call with its number or id, else the
/// last call; a piece with a name begins a call, unless it repeats a call that is not complete yet.
class CallParts
{
public:
    struct Piece
    {
        std::optional<qint64> place; ///< the server's number
        QString id;
        QString name;
        QByteArray arguments;
    };

    /// Empty fields were received before or come later.
    void add(const Piece &piece);
    /// Adds a piece in OpenAI's format: {index, id, function: {name, arguments}}.
    void add(const wire::Json &call, std::optional<qint64> place);
    /// More or longer calls than any sensible answer has (kMostCalls, kLongestArguments).
    [[nodiscard]] bool isTooMuch() const { return m_tooMuch; }
    [[nodiscard]] bool isEmpty() const { return m_calls.empty(); }
    /// No bracket is open in the arguments of the last call.
    [[nodiscard]] bool isWhole() const { return m_calls.empty() || !m_calls.back().scan.isOpen(); }
    /// Returns all calls in the order in which they began, and removes them. A call without an id gets one;
    /// arguments that came twice are given once, and missing arguments become an empty object.
    [[nodiscard]] QList<ToolCall> take();

private:
    struct Call
    {
        std::optional<qint64> place;
        QString id;
        QString name;
        QByteArray arguments;
        JsonScan scan; ///< of the arguments
    };
    Call *goesOn(const Piece &piece);
    Call *numbered(const std::optional<qint64> &place);
    Call *called(const QString &id);

    std::vector<Call> m_calls;
    bool m_tooMuch = false;
};

/// The name of a tool as it was offered: without the tokens and prefixes that templates add.
[[nodiscard]] QString toolName(const QString &name);

/// The arguments of a complete call: an object, or its text.
[[nodiscard]] QByteArray argumentsIn(const wire::Json &arguments);

} // namespace studio::llm::codec
