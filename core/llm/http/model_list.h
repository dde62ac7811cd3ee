// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/http/endpoint.h"

#include <QStringList>

#include <utility>

// Reads the lists of models that providers return. Pure.
namespace studio::llm::http {

/// The names in an answer, in alphabetical order; only models that write text, if the list says so. Servers
/// write the list in many formats: {"data": [{"id"}]}, {"models": [{"name"}]}, a bare list, strings, a map.
/// An empty list is valid. Malformed: not a list; the detail says what it is, in the server's words if it has
/// some.
[[nodiscard]] base::Result<QStringList> modelsIn(ProviderKind kind, const QByteArray &body);

/// The query parameter that requests the next page of a list in pages (Anthropic, Gemini and compatible
/// servers); empty: the list is complete.
[[nodiscard]] std::pair<QString, QString> nextPageIn(const QByteArray &body);

/// Recognizes llama.cpp by an answer to the same request.
[[nodiscard]] bool isLlamaCpp(const codec::Headers &headers, const QByteArray &body);

} // namespace studio::llm::http
