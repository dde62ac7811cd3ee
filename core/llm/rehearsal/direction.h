// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/llm/model_client.h"

#include <optional>

namespace studio::llm::rehearsal {

/// Whom of `brief.candidates` Rehearsal lets speak next; none: nobody. It judges the talk for each candidate
/// as they would vote, and then balances: it gives the floor to those who have been silent longest, and ends
/// the talk when the others would only repeat themselves. Pure.
[[nodiscard]] std::optional<base::ParticipantId> rehearseDirection(const Brief &brief);

/// In the format of a model's answer.
[[nodiscard]] QByteArray toJson(const std::optional<base::ParticipantId> &choice);

} // namespace studio::llm::rehearsal
