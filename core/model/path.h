// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QString>

namespace studio::model {

/// A message reads differently from now on (topic `messages`). What was said first stays in the log; the last
/// edit of a message holds. The floor knows nothing of it: who was asked and who spoke is not changed.
struct MessageEdited
{
    base::MessageId messageId;
    QString text; ///< the whole new text
    bool operator==(const MessageEdited &) const = default;
};

/// The room goes on from an earlier event (topic `messages`); nothing is taken away. The log is a tree: what
/// came after `to` is a branch of its own, and the way to an event s after a Rewound at r > `to` is the way
/// to `to`, then what came after r, up to s (core/store/room_path.h). The room's own time goes back to that
/// of `to` as well, so that t never falls on one way.
struct Rewound
{
    enum class Why {
        ReplyAgain,  ///< the same decision, another reply
        DecideAgain, ///< the message before it is put to the floor once more
        Chosen       ///< another alternative, kept earlier
    };

    qint64 to = 0; ///< seq of an event of the room before this one, 1 or more
    Why why = Why::Chosen;
    bool operator==(const Rewound &) const = default;
};

} // namespace studio::model
