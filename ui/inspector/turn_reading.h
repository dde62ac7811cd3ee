// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/turn_node.h"

// How events become rows: which belong together, and where they stand. Pure.
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
        Lore,    ///< of the turn, or of the newest round where it is empty
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
    qint64 message = -1; ///< with Says, as the transcript counts
};

[[nodiscard]] TurnStep stepOf(const model::Envelope &event);

/// Whether the pieces of one text; then `node` has the text of both.
[[nodiscard]] bool joinTo(TurnNode &node, const model::Envelope &event);
/// The row of the tool's call that this is an answer or a question to; null: none, it stands in the turn.
[[nodiscard]] TurnNode *callOf(TurnNode &turn, const model::TurnEvent &event);

} // namespace studio::ui
