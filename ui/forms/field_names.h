// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/persona_diff.h"

#include <QString>

// Parts of a persona in the words of its form.
namespace studio::ui {

[[nodiscard]] QString fieldName(persona::Field field);

/// Of a difference: "Story", "Story (日本語)".
[[nodiscard]] QString differenceName(const persona::PersonaDifference &difference);

/// Each in its own script, whatever the window speaks.
[[nodiscard]] QString languageOwnName(model::Language language);

} // namespace studio::ui
