// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/turn_node.h"

// How events become rows: which events form one row, and where the row goes. Pure.
namespace studio::ui {

/// What an event means for the tree.
struct TurnStep
{
    enum class What {
        Nothing,
        Begins,  ///< a turn: `turn`, `companion`
        Asks,    ///< a round: `about`
        Happens, ///< in the turn
        Votes,   ///< in the newest round
        Lore,    ///< in the turn, or in the newest round if the turn is empty
        Decides, ///< the newest round
        Ends,    ///< the turn, without a closing event
        Says,    ///< the turn said a message
    };
    What what = What::Nothing;
    base::TurnId turn;
    int attempt = 1;
    base::ParticipantId companion;
    base::MessageId about;
    std::optional<model::Cause> cause;
    qint64 message = -1; ///< for Says: index as in the transcript
};

[[nodiscard]] TurnStep stepOf(const model::Envelope &event);

/// Joins two pieces of one text, and returns whether they are; then `node` has the text of both.
[[nodiscard]] bool joinTo(TurnNode &node, const model::Envelope &event);
/// The row of the tool call that this event answers or asks about; null: the event goes directly into the
/// turn.
[[nodiscard]] TurnNode *callOf(TurnNode &turn, const model::TurnEvent &event);

} // namespace studio::ui
