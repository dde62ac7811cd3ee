// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

// The prompt for a director, word for word. Pure.
namespace studio::agent {

/// The name of the answer's form, if a provider needs one; also the name of the tool if the form is a tool.
inline constexpr QLatin1StringView kChoiceName{"next_speaker"};
/// Stands for nobody in an answer.
inline constexpr QLatin1StringView kNobody{"nobody"};

/// {reason, next}: evidence before conclusion. `next` is the id of a candidate, or kNobody.
[[nodiscard]] model::RawJson choiceSchema(const QList<model::Persona> &candidates);

/// The talk, then the candidates and the question. The sender chooses the form.
[[nodiscard]] llm::ModelRequest directionRequest(const Direction &direction);

} // namespace studio::agent
