// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/persona_diff.h"

#include <QString>

// The names of a persona's parts, as its form shows them.
namespace studio::ui {

[[nodiscard]] QString fieldName(persona::Field field);

/// The name of a difference: "Story", "Story (日本語)".
[[nodiscard]] QString differenceName(const persona::PersonaDifference &difference);

/// “she” in English; other languages say what it means.
[[nodiscard]] QString pronounName(model::Pronoun pronoun);

/// Each in its own script, whatever the window's language.
[[nodiscard]] QString languageOwnName(model::Language language);

} // namespace studio::ui
