// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <optional>

namespace studio::store {

/// What to repeat, or what to show instead.
struct WayWish
{
    model::Rewound::Why why = model::Rewound::Why::ReplyAgain;
    /// ReplyAgain, DecideAgain: the reply, none: the result of the newest turn. Chosen: one of the
    /// alternatives, none: what the newest way back left.
    std::optional<base::MessageId> message{};
    int place = 0;       ///< Chosen: number of the alternative, 1 the oldest
    qint64 decision = 0; ///< DecideAgain, instead of a reply: the event of a Decision by votes
    bool operator==(const WayWish &) const = default;
};

/// Where the wish leads.
struct WayFound
{
    model::Rewound back;
    base::Millis t{0};               ///< of the event to which the room goes
    base::ParticipantId companion{}; ///< whose reply is repeated; none with Chosen
    qint64 newest = 0;               ///< the room's newest event at that time: the result holds only after it
    std::optional<model::Decision> decision{}; ///< the wished Decision
    bool operator==(const WayFound &) const = default;
};

} // namespace studio::store
