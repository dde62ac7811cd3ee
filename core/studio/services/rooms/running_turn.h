// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/studio/ports/views.h"

#include <optional>

namespace studio::services {

/// Whether the turn and its speech are over for everybody: a completely written turn that is read aloud has
/// still to be heard, and only then becomes a message.
inline bool endsTurn(const ports::RunningTurn &running, const model::EnvelopeBody &body)
{
    if (const auto *event = std::get_if<model::TurnEvent>(&body)) {
        return event->turn == running.turn && model::isClosing(event->kind) &&
               !std::holds_alternative<model::Finished>(event->kind);
    }
    if (const auto *posted = std::get_if<model::MessagePosted>(&body))
        return posted->turn == running.turn;
    const auto *told = std::get_if<model::FloorTold>(&body);
    const auto *over = told ? std::get_if<model::TurnOver>(&told->input.kind) : nullptr;
    return over && over->from == running.companion;
}

/// Keeps the speech of the turn on the floor up to date, until its end. Turns of woken companions run beside
/// it and give no speech.
inline void followTurn(std::optional<ports::RunningTurn> &running, const model::Envelope &envelope)
{
    if (running && endsTurn(*running, envelope.body))
        running.reset();
    const auto *event = std::get_if<model::TurnEvent>(&envelope.body);
    const auto *content = event ? std::get_if<model::Content>(&event->kind) : nullptr;
    if (!content)
        return;
    if (!running || running->turn != event->turn)
        running = ports::RunningTurn{event->turn, event->companion, {}};
    running->saidSoFar += content->text;
}

} // namespace studio::services
