// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/requests.h"
#include "core/llm/provider/provider_book.h"

// What is asked of a model beside the words: the choice of the user, the needs of a vote, and what is known
// of its server. Pure.
namespace studio::llm::provider {

/// A vote is a short judgement in a form for which the room waits. So limits that are meant for speech are
/// dropped, a limit of its own keeps a model that never ends from holding the server, and a model that thinks
/// is told not to, or to think little, wherever its server has a way for it.
[[nodiscard]] codec::CallOptions callOptions(const ModelRequest &request, const model::ModelChoice &choice,
                                             const ProviderBook::Entry &entry);

/// Whether the model was told not to think at all by what was sent.
[[nodiscard]] bool isToldNotToThink(const codec::CallOptions &options, model::ProviderKind kind);

} // namespace studio::llm::provider
