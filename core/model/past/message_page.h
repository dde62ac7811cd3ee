// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace studio::model {

/// Which of several replies to the same message this one is.
struct Alternatives
{
    int place = 1; ///< 1 the oldest
    int count = 1; ///< 1: there is no other
    bool operator==(const Alternatives &) const = default;
};

/// A message as a list shows it: the posted message with its event's number and time.
struct MessageRow
{
    MessagePosted posted; ///< index is set
    qint64 seq = 0;
    QDateTime time;                    ///< UTC
    std::optional<QString> original{}; ///< an edited message: what was said; posted.message.text is the edit
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
