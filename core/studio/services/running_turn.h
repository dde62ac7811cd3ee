// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/studio/ports/views.h"

#include <optional>

namespace studio::services {

/// Keeps the speech of the running turn up to date: what was said so far, until its end.
inline void followTurn(std::optional<ports::RunningTurn> &running, const model::Envelope &envelope)
{
    const auto *event = std::get_if<model::TurnEvent>(&envelope.body);
    if (!event)
        return;
    if (model::isClosing(event->kind)) {
        running.reset();
        return;
    }
    if (!running || running->turn != event->turn)
        running = ports::RunningTurn{event->turn, event->companion, {}};
    if (const auto *content = std::get_if<model::Content>(&event->kind))
        running->saidSoFar += content->text;
}

} // namespace studio::services
