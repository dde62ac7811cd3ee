// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_controls.h"

#include <QString>

namespace studio::explain {

/// Why something cannot be set for the model that answers, one sentence to stand beside it. No kind:
/// Rehearsal. The model is called by its name, as "this model" where it has none.
[[nodiscard]] QString notTakenSentence(model::NotTaken why, std::optional<model::ProviderKind> kind,
                                       const QString &model);

} // namespace studio::explain
