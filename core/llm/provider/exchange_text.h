// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/provider/cassette.h"
#include "core/model/past/exchange.h"

// What went to a model and came back, as texts to be kept: see model::Exchange. Pure.
namespace studio::llm::provider {

/// As it is, or its beginning and a line that says how much is missing.
[[nodiscard]] QByteArray wholeOrCut(const QByteArray &text);

/// A request that goes over no wire, as JSON: messages, tools, steps, schema; of pictures kind and size.
[[nodiscard]] QByteArray requestText(const ModelRequest &request);

/// What a model gave that answers over no wire.
struct GivenAnswer
{
    QString text;
    QString thinking;
    QList<ToolCall> calls;
    QString reason; ///< why it ended; empty: it failed
};
[[nodiscard]] QByteArray answerText(const GivenAnswer &answer);

/// The answers of all tries as they came; of several each has a line before it with its number and status.
[[nodiscard]] QByteArray rawReply(const QList<Exchange> &tries);

/// The same call with the two texts that a record has not.
[[nodiscard]] model::Exchange exchangeOf(const model::CallRecord &record, const QString &modelName,
                                         const QByteArray &prompt, const QByteArray &reply);

} // namespace studio::llm::provider
