// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/provider.h"

#include <QString>

// The abilities of a model, in words.
namespace studio::ui {

/// The known abilities of a model in a sentence or two: "Votes are held to their form by the provider. It
/// sees pictures."
[[nodiscard]] QString abilitiesSentence(const model::ModelAbilities &abilities);
/// The same as a list for a table: "form, tools, pictures"; "not tested" if nothing is known.
[[nodiscard]] QString abilitiesList(const model::ModelAbilities &abilities);

} // namespace studio::ui
