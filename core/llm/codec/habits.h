// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/requests.h"

// Adapts requests to servers that do not support everything. Changes common to all providers' codecs are made
// here; fields that only one format of body has are left out by its codec. Pure.
namespace studio::llm::codec {

/// Without tools and without system texts, if the server does not support them. The words of a system text
/// are not lost: they become the first words of the user.
[[nodiscard]] ModelRequest adapted(ModelRequest request, model::ServerHabits habits);
/// Without limits and settings that the server does not support.
[[nodiscard]] CallOptions adapted(CallOptions options);

/// The tokens that Ollama needs for this request and its answer, rounded up generously.
[[nodiscard]] int roomNeeded(const ModelRequest &request, const CallOptions &options);

} // namespace studio::llm::codec
