// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/studio/ports/views.h"

#include <optional>

namespace studio::services {

/// Keeps the speech of the turn on the floor up to date: what was said so far, until its end. The turns of
/// those who are awake run beside it and give no speech.
inline void followTurn(std::optional<ports::RunningTurn> &running, const model::Envelope &envelope)
{
    const auto *event = std::get_if<model::TurnEvent>(&envelope.body);
    if (!event)
        return;
    const bool isOfRunning = running && running->turn == event->turn;
    if (isOfRunning && model::isClosing(event->kind))
        running.reset();
    const auto *content = std::get_if<model::Content>(&event->kind);
    if (!content)
        return;
    if (!isOfRunning)
        running = ports::RunningTurn{event->turn, event->companion, {}};
    running->saidSoFar += content->text;
}

} // namespace studio::services
