// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/json_scan.h"
#include "core/llm/codec/stream_event.h"
#include "core/wire/json.h"

#include <vector>

namespace studio::llm::codec {

/// Calls that come in pieces: id and name once, the arguments in as many parts as the server likes.
///
/// Servers number the pieces in many ways: not at all, all with 0, with a new id for each piece, with a new
/// number for what goes on. So a piece without a name goes on with the call of its number or its id, else
/// with the last one; a piece with a name begins a call unless it tells again of one that is not whole yet.
class CallParts
{
public:
    struct Piece
    {
        std::optional<qint64> place; ///< as the server counts
        QString id;
        QString name;
        QByteArray arguments;
    };

    /// What is empty was told before or comes later.
    void add(const Piece &piece);
    /// A piece as OpenAI writes it: {index, id, function: {name, arguments}}.
    void add(const wire::Json &call, std::optional<qint64> place);
    /// More or longer than anybody needs (kMostCalls, kLongestArguments).
    [[nodiscard]] bool isTooMuch() const { return m_tooMuch; }
    [[nodiscard]] bool isEmpty() const { return m_calls.empty(); }
    /// Nothing is open in the arguments of the last one.
    [[nodiscard]] bool isWhole() const { return m_calls.empty() || !m_calls.back().scan.isOpen(); }
    /// All calls in the order in which they began, and forgets them. A call without an id of its own gets
    /// one; arguments that were told twice stand once, and no arguments at all are the empty object.
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

/// A tool's name as it was offered: without the tokens and the beginning that templates put around it.
[[nodiscard]] QString toolName(const QString &name);

/// The arguments of a call that came whole: an object, or its text.
[[nodiscard]] QByteArray argumentsIn(const wire::Json &arguments);

} // namespace studio::llm::codec
