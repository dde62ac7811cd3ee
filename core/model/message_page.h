// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <QDateTime>
#include <QList>

namespace studio::model {

/// A message as a list shows it: the posted message with its event's number and time.
struct MessageRow
{
    MessagePosted posted; ///< index is set
    qint64 seq = 0;
    QDateTime time; ///< UTC
    bool operator==(const MessageRow &) const = default;
};

/// Consecutive messages of one room.
struct MessagePage
{
    qint64 first = 0; ///< index of the first row
    qint64 total = 0; ///< messages in the room
    QList<MessageRow> rows;
    bool operator==(const MessagePage &) const = default;
};

} // namespace studio::model
