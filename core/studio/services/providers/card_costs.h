// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_report.h"
#include "core/model/model_choice.h"

#include <optional>

// A card or a room of a stranger chooses no provider, no model and nothing else that costs: that is for its
// reader.
namespace studio::services {

/// What it asked for and does not get; none if it asked for nothing of the kind. `part` is its place in the
/// report.
[[nodiscard]] std::optional<model::CardNote> leftToTheUser(const model::ModelChoice &asked,
                                                           const QString &part = QStringLiteral("model"));

} // namespace studio::services
