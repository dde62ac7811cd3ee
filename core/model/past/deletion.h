// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/message_page.h"

// How the log says that a message was deleted: by an edit that leaves no words. Nobody can say a message
// without words, so the two cannot be confused. A later edit with words brings the message back.
namespace studio::model {

[[nodiscard]] inline bool isDeletion(const MessageEdited &edited) { return edited.text.isEmpty(); }

/// The row's `original` is the text that it had when it was deleted: what undoing gives back.
[[nodiscard]] inline bool isDeleted(const MessageRow &row)
{
    return row.original && row.posted.message.text.isEmpty();
}

} // namespace studio::model
