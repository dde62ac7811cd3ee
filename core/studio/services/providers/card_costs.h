// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_report.h"
#include "core/model/model_choice.h"
#include "core/model/room.h"

#include <optional>

// A card or a room from another person chooses no provider, no model and nothing else that costs money: its
// reader decides that.
namespace studio::services {

/// What the card asked for and does not get; none if it asked for nothing of the kind. `part` is its place in
/// the report.
[[nodiscard]] std::optional<model::CardNote> leftToTheUser(const model::ModelChoice &asked,
                                                           const QString &part = QStringLiteral("model"));

/// The same for the model of a room: what it used and does not use here.
[[nodiscard]] std::optional<model::CardNote> leftOutOfRoom(const model::RoomModels &asked);

} // namespace studio::services
