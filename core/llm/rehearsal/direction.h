// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/llm/model_client.h"

#include <optional>

namespace studio::llm::rehearsal {

/// Whom of `brief.candidates` Rehearsal lets speak next; none: nobody. It looks at the talk with the eyes of
/// each of them, as they would vote, and then evens out: it passes the floor on to those who have been silent
/// longest, and ends the talk when the others would only repeat themselves. Pure.
[[nodiscard]] std::optional<base::ParticipantId> rehearseDirection(const Brief &brief);

/// As a model would write it.
[[nodiscard]] QByteArray toJson(const std::optional<base::ParticipantId> &choice);

} // namespace studio::llm::rehearsal
