// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/message.h"

// Estimates of how many tokens a text takes for a model; see core/persona/tokens.h. Pure.
namespace studio::agent {

/// All that is sent: the texts, the tools, the steps of the turn so far, the form of the answer.
[[nodiscard]] qint64 requestTokens(const llm::ModelRequest &request, const model::TokenScale &scale = {});
/// A message as a prompt shows it, with its header line.
[[nodiscard]] qint64 messageTokens(const model::Message &message, const model::TokenScale &scale = {});
/// Corrects the scale by the server's count for the request. Nothing is learned from a request with pictures,
/// which each server counts in its own way.
void learnFrom(const llm::ModelRequest &request, qint64 counted, model::TokenScale &scale);

} // namespace studio::agent
