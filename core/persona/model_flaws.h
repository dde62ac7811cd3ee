// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_choice.h"
#include "core/persona/validation.h"

#include <QString>

namespace studio::persona {

/// What is wrong with the choice of a model, whoever answers for it: errors only. What a provider does not
/// take is no flaw (core/model/model_controls.h), nor is one that is not on this machine.
[[nodiscard]] QList<Flaw> modelFlaws(const model::ModelChoice &choice);

/// What has to be written into a number of it: "Choose a temperature between 0 and 2."; empty: no number.
[[nodiscard]] QString modelRangeText(Field field);

} // namespace studio::persona
