// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/requests.h"
#include "core/llm/provider/provider_book.h"

// The settings of a request besides the words: the user's choice, the needs of a vote, and what is known
// about the server. Pure.
namespace studio::llm::provider {

/// A vote is a short judgement in a fixed form, and the room waits for it. So limits meant for speech are
/// dropped, a separate limit keeps an endless answer from blocking the server, and a thinking model is told
/// not to think, or to think little, if its server has a setting for that.
[[nodiscard]] codec::CallOptions callOptions(const ModelRequest &request, const model::ModelChoice &choice,
                                             const ProviderBook::Entry &entry);

/// Whether these options told the model not to think at all.
[[nodiscard]] bool isToldNotToThink(const codec::CallOptions &options, model::ProviderKind kind);

} // namespace studio::llm::provider
