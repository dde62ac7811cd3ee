// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/context_size.h"
#include "core/llm/model_client.h"
#include "core/model/call_record.h"
#include "core/model/cause.h"

#include <QList>
#include <QString>

#include <optional>
#include <variant>

// The events of a model's stream, the same for every provider.
namespace studio::llm::codec {

/// A piece of the text.
struct Text
{
    QString text;
    bool operator==(const Text &) const = default;
};
/// A piece of the model's thoughts; never shown as said.
struct Thinking
{
    QString text;
    bool operator==(const Thinking &) const = default;
};
/// Data of the provider's own (a signature, a hidden thought) that has to be sent back unchanged with the
/// results of the calls.
struct Kept
{
    model::RawJson block;
    bool operator==(const Kept &) const = default;
};
/// A complete call.
struct Called
{
    ToolCall call;
    bool operator==(const Called &) const = default;
};
/// Tokens so far; absent counts are unknown.
struct Usage
{
    std::optional<qint64> input;    ///< the whole request, cached tokens included
    std::optional<qint64> output;   ///< thinking included
    std::optional<qint64> cached;   ///< of the input, read from a cache
    std::optional<qint64> thinking; ///< of the output
    bool operator==(const Usage &) const = default;
};

enum class FinishReason {
    Stop,
    Length, ///< the token limit
    ToolCalls,
    Refused, ///< by the model or by a filter
    Other,
};
/// The proper end. Nothing comes after it.
struct Ended
{
    FinishReason reason = FinishReason::Stop;
    QString word; ///< the provider's own word
    bool operator==(const Ended &) const = default;
};

/// An error, reported by the server or found by us.
struct Fault
{
    model::Cause cause = model::Cause::Unreachable;
    QString detail; ///< the server's own words, at most 500 characters; for people who want details
    std::optional<int> status;              ///< HTTP
    bool mayRetry = false;                  ///< the same request may succeed a moment later
    std::optional<base::Millis> retryAfter; ///< as the server requests
    model::Advice advice = model::Advice::None;
    bool formRefused = false; ///< it concerns the form of the answer
    bool hungUp = false;      ///< the server closed the connection without any answer
    ContextSize context{};    ///< as far as an error about a too long talk says
    bool operator==(const Fault &) const = default;
};
/// An improper end. Nothing comes after it.
struct Broken
{
    Fault fault;
    bool operator==(const Broken &) const = default;
};

using StreamEvent = std::variant<Text, Thinking, Kept, Called, Usage, Ended, Broken>;

/// The limits for the calls of one answer, and for the arguments of one call; more is a fault.
inline constexpr qsizetype kMostCalls = 64;
inline constexpr qsizetype kLongestArguments = 1024 * 1024;

/// Reads one answer of one provider. Bytes may come in any pieces, and give the same events; only the words
/// of a fault may depend on the pieces. Ends exactly once, with Ended or Broken: a stream without its proper
/// end is broken, whatever the transport says.
class StreamDecoder
{
public:
    virtual ~StreamDecoder() = default;
    [[nodiscard]] virtual QList<StreamEvent> feed(QByteArrayView bytes) = 0;
    /// No more bytes come.
    [[nodiscard]] virtual QList<StreamEvent> finish() = 0;
};

} // namespace studio::llm::codec
