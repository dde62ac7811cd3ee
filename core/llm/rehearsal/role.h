// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QString>

// A companion's role in an introduction.
namespace studio::llm::rehearsal {

/// The role as a part of a sentence: its first sentence, without a stop; empty if that is too long.
[[nodiscard]] QString shortRole(const model::Persona &persona, model::Language language);

/// "a keeper of bees" can follow a name, "Keeps bees" cannot.
[[nodiscard]] bool followsName(const QString &role, model::Language language);

} // namespace studio::llm::rehearsal
