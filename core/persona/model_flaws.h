// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_choice.h"
#include "core/persona/flaw.h"

#include <QList>
#include <QString>

namespace studio::persona {

/// The flaws of a choice of model, under any provider: errors only. A value that a provider does not accept
/// is no flaw (core/model/model_controls.h), nor is a provider that is missing on this machine.
[[nodiscard]] QList<Flaw> modelFlaws(const model::ModelChoice &choice);

/// The hint for a number field: "Choose a temperature between 0 and 2."; empty if the field is no number.
[[nodiscard]] QString modelRangeText(Field field);

} // namespace studio::persona
