// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/endpoint.h"

#include <optional>

// How many tokens a model can hold, as servers tell it in their own ways. Pure.
namespace studio::llm::http {

/// What may tell it, one question after the other. Nothing is sent but the model's name, and the key.
[[nodiscard]] QList<HttpRequest> contextQuestionsFor(const Endpoint &endpoint, const QString &model);

/// From any of the answers, or from a list of models. None: it is not said.
[[nodiscard]] std::optional<int> contextIn(const QByteArray &answer, const QString &model);

} // namespace studio::llm::http
