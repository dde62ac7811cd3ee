// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

// What a director is asked, word for word. Pure.
namespace studio::agent {

/// The name of the form of an answer where a provider wants one; of the tool where the form is one.
inline constexpr QLatin1StringView kChoiceName{"next_speaker"};
/// What stands in an answer for nobody.
inline constexpr QLatin1StringView kNobody{"nobody"};

/// {reason, next}: evidence before conclusion. `next` is the id of a candidate, or kNobody.
[[nodiscard]] model::RawJson choiceSchema(const QList<model::Persona> &candidates);

/// The talk, then the candidates and the question. Its form is chosen by the sender.
[[nodiscard]] llm::ModelRequest directionRequest(const Direction &direction);

} // namespace studio::agent
