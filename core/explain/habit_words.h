// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/provider.h"

#include <QString>

// What was learned of a model's server, in plain sentences.
namespace studio::explain {

/// "Learned about this model: it takes no system text of its own; …". Empty: nothing was.
[[nodiscard]] QString learnedText(const model::ModelFacts &facts);

} // namespace studio::explain
