// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/requests.h"

// Requests for servers that do not take everything. What every provider's codec would do alike is done here;
// what is written into one kind of body only is left out by its codec. Pure.
namespace studio::llm::codec {

/// Without tools and without system texts, where the server takes none. The words of a system text are never
/// lost: the user says them first.
[[nodiscard]] ModelRequest adapted(ModelRequest request, model::ServerHabits habits);
/// Without the limits and settings that the server does not take.
[[nodiscard]] CallOptions adapted(CallOptions options);

/// The tokens that Ollama needs for this request and its answer: rather too many than too few.
[[nodiscard]] int roomNeeded(const ModelRequest &request, const CallOptions &options);

} // namespace studio::llm::codec
