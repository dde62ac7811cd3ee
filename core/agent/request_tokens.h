// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/message.h"

// About how many tokens a model takes something for. Estimates: see core/persona/tokens.h. Pure.
namespace studio::agent {

/// All that is sent: the texts, the tools, what the turn did already, the form of the answer.
[[nodiscard]] qint64 requestTokens(const llm::ModelRequest &request, const model::TokenScale &scale = {});
/// A message as a prompt shows it, with the line that says whose it is.
[[nodiscard]] qint64 messageTokens(const model::Message &message, const model::TokenScale &scale = {});
/// Corrects the scale by what the server counted for the request. Nothing is learned from one with pictures,
/// which each server counts in a way of its own.
void learnFrom(const llm::ModelRequest &request, qint64 counted, model::TokenScale &scale);

} // namespace studio::agent
