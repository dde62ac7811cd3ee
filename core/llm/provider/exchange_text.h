// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/provider/cassette.h"
#include "core/model/past/exchange.h"

// Requests to models and their answers as texts for storage: see model::Exchange. Pure.
namespace studio::llm::provider {

/// The text unchanged, or its beginning and a line that says how much is missing.
[[nodiscard]] QByteArray wholeOrCut(const QByteArray &text);

/// A request to a local model as JSON: messages, tools, steps, schema; of pictures only kind and size.
[[nodiscard]] QByteArray requestText(const ModelRequest &request);

/// The answer of a local model.
struct GivenAnswer
{
    QString text;
    QString thinking;
    QList<ToolCall> calls;
    QString reason; ///< why it ended; empty: it failed
};
[[nodiscard]] QByteArray answerText(const GivenAnswer &answer);

/// The raw answers of all attempts; if there are several, each has a line before it with its number and
/// status.
[[nodiscard]] QByteArray rawReply(const QList<Exchange> &tries);

/// The same call with the two texts that a record lacks.
[[nodiscard]] model::Exchange exchangeOf(const model::CallRecord &record, const QString &modelName,
                                         const QByteArray &prompt, const QByteArray &reply);

} // namespace studio::llm::provider
