// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace studio::model {

/// The place of this reply among several replies to the same message.
struct Alternatives
{
    int place = 1; ///< 1 is the oldest
    int count = 1; ///< 1: there is no other
    bool operator==(const Alternatives &) const = default;
};

/// A message as shown in a list: the posted message with its event's number and time.
struct MessageRow
{
    MessagePosted posted; ///< index is set
    qint64 seq = 0;
    QDateTime time;                    ///< UTC
    std::optional<QString> original{}; ///< the original of an edited message; see deletion.h
    Alternatives alternatives{};
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
