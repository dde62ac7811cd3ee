// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/endpoint.h"

#include <optional>

// How many tokens a model can hold, as servers report it in their own formats. Pure.
namespace studio::llm::http {

/// The requests that may answer it, in their order. Nothing is sent but the model's name and the key.
[[nodiscard]] QList<HttpRequest> contextQuestionsFor(const Endpoint &endpoint, const QString &model);

/// Reads any of the answers, or a list of models. None: it does not say.
[[nodiscard]] std::optional<int> contextIn(const QByteArray &answer, const QString &model);

} // namespace studio::llm::http
