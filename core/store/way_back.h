// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <optional>

namespace studio::store {

/// What is to be done again, or to be seen instead.
struct WayWish
{
    model::Rewound::Why why = model::Rewound::Why::ReplyAgain;
    /// ReplyAgain, DecideAgain: the reply, none: what the newest turn came to. Chosen: one of the
    /// alternatives, none: what was left by the newest way back.
    std::optional<base::MessageId> message{};
    int place = 0;       ///< Chosen: which of the alternatives, 1 the oldest
    qint64 decision = 0; ///< DecideAgain, instead of a reply: the event of the Decision of a vote
    bool operator==(const WayWish &) const = default;
};

/// Where that wish leads.
struct WayFound
{
    model::Rewound back;
    base::Millis t{0};               ///< of the event to which it goes
    base::ParticipantId companion{}; ///< whose reply is made again; none with Chosen
    qint64 newest = 0;               ///< the room's newest event when it was found: it holds only after that
    std::optional<model::Decision> decision{}; ///< the one that was wished for
    bool operator==(const WayFound &) const = default;
};

} // namespace studio::store
