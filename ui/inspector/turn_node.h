// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/past/exchange.h"

#include <deque>
#include <memory>
#include <optional>

namespace studio::ui {

/// A row of the inspector's tree: a turn or a round of votes, and below it its events and model calls. The
/// row of a tool call has its results below itself. A value, except for its place in the tree.
struct TurnNode
{
    enum class Kind { Turn, Round, Event, Call };

    Kind kind = Kind::Event;
    TurnNode *parent = nullptr;                     ///< null: a turn or a round
    std::deque<std::unique_ptr<TurnNode>> children; ///< in time order
    QDateTime time;                                 ///< UTC, start

    // of a turn
    base::TurnId turn;
    int attempt = 1;
    base::ParticipantId companion;
    std::optional<model::TurnEventKind> closing;
    std::optional<model::Cause> cut; ///< taken back, or ended with the program
    QDateTime ended;                 ///< UTC
    qint64 message = -1;             ///< its newest message, index as in the transcript

    // of a round
    base::MessageId about;
    std::optional<model::Envelope> decision;

    // of an event; of a round, the question; for pieces of one text, the first piece with the whole text
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
