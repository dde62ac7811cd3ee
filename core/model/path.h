// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QString>

namespace studio::model {

/// The text of a message changes (topic `messages`). The original stays in the log; the last edit of a
/// message counts. The floor is not told: who was asked and who spoke does not change.
struct MessageEdited
{
    base::MessageId messageId;
    QString text; ///< the whole new text; empty: the message is deleted
    bool operator==(const MessageEdited &) const = default;
};

/// The room continues from an earlier event (topic `messages`); nothing is deleted. The log is a tree: events
/// after `to` form a branch of their own, and the way to an event s after a Rewound at r > `to` is the way to
/// `to`, then the events after r, up to s (core/store/room_path.h). The room's own time goes back to that of
/// `to` as well, so that t never falls on one way.
struct Rewound
{
    enum class Why {
        ReplyAgain,  ///< keeps the decision, gets another reply
        DecideAgain, ///< puts the message before it to the floor once more
        Chosen       ///< switches to another alternative from earlier
    };

    qint64 to = 0; ///< seq of an event of the room before this one, 1 or more
    Why why = Why::Chosen;
    bool operator==(const Rewound &) const = default;
};

} // namespace studio::model
