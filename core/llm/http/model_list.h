// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/http/endpoint.h"

#include <QStringList>

#include <utility>

// The lists of models that providers give. Pure.
namespace studio::llm::http {

/// The names in an answer, in the order of the alphabet, those that write text only where the list says so.
/// Servers write the list in many ways: {"data": [{"id"}]}, {"models": [{"name"}]}, a bare list, texts, a
/// map. An empty list is a list. Malformed: it is none; the detail holds what it is, in the server's words if
/// it has some.
[[nodiscard]] base::Result<QStringList> modelsIn(ProviderKind kind, const QByteArray &body);

/// What the same question needs in its query to have the rest of a list that comes in pages (Anthropic,
/// Gemini and servers that copy them); empty: that was all of it.
[[nodiscard]] std::pair<QString, QString> nextPageIn(const QByteArray &body);

/// Of an answer to the same question, that only llama.cpp gives so.
[[nodiscard]] bool isLlamaCpp(const codec::Headers &headers, const QByteArray &body);

} // namespace studio::llm::http
