// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/turn_event.h"

#include <QString>

#include <optional>

namespace studio::explain {

/// What an event of a turn means for those who only follow the talk, in one sentence: the limit of turns,
/// circles, somebody for whom it began to speak, what is remembered in short from now on and why that failed.
/// None for events that show by themselves.
[[nodiscard]] std::optional<QString> turnSentence(const model::TurnEvent &event, const Names &names);

/// "Kyoko began to speak for Natsumi. That part was left out." None if nothing was left out.
[[nodiscard]] std::optional<QString> spokeForSentence(const std::optional<model::SpokeFor> &other,
                                                      const QString &name);

/// "It called roll_dice with the same arguments, 5 times." Plain text: what is in it may come from a model.
[[nodiscard]] QString loopSentence(const model::LoopDetected &loop);
/// What was left out of the companion's prompt, or why nothing was; to be said of "it".
[[nodiscard]] QString compressedSentence(const model::ChatCompressed &compressed);

} // namespace studio::explain
