// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/past/exchange.h"

#include <deque>
#include <memory>
#include <optional>

namespace studio::ui {

/// A row of the inspector's tree: a turn or a round of votes, and below it what happened and the calls of
/// models. A row that is a tool's call has what came of it below itself. A value but for its place.
struct TurnNode
{
    enum class Kind { Turn, Round, Event, Call };

    Kind kind = Kind::Event;
    TurnNode *parent = nullptr;                     ///< none: a turn or a round
    std::deque<std::unique_ptr<TurnNode>> children; ///< in the order of time
    QDateTime time;                                 ///< UTC, when it began

    // of a turn
    base::TurnId turn;
    int attempt = 1;
    base::ParticipantId companion;
    std::optional<model::TurnEventKind> closing;
    std::optional<model::Cause> cut; ///< it was taken back, or ended with the program
    QDateTime ended;                 ///< UTC
    qint64 message = -1;             ///< the newest that it said, as the transcript counts

    // of a round
    base::MessageId about;
    std::optional<model::Envelope> decision;

    // of an event, and of a round what was asked; of pieces that belong together the first, with all of them
    model::Envelope event;
    int pieces = 1;

    // of a call, without its texts
    model::Exchange call;

    [[nodiscard]] bool isOver() const { return closing || cut; }
    [[nodiscard]] const model::TurnEvent *turnEvent() const
    {
        return kind == Kind::Event ? std::get_if<model::TurnEvent>(&event.body) : nullptr;
    }
    [[nodiscard]] const model::LoreFound *lore() const
    {
        return kind == Kind::Event ? std::get_if<model::LoreFound>(&event.body) : nullptr;
    }
};

} // namespace studio::ui
