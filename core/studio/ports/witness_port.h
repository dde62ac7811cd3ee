// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/memory_note.h"
#include "core/model/past/message_page.h"
#include "core/model/summary.h"

#include <QList>
#include <QObject>

#include <optional>

namespace studio::ports {

/// What one companion or guest knows of a room. Its witnessed messages, oldest first, fall in three: the
/// first `inShort` stand in its summary, the last `inFull` stand in its prompt as they are, and those between
/// are left out of it. Guests read for themselves: of them neither is known.
struct Knower
{
    base::ParticipantId id;
    bool here = true;    ///< has a seat or is a guest of the room now
    qint64 heard = 0;    ///< messages that it has witnessed
    qint64 whispers = 0; ///< of them
    qint64 inShort = 0;
    qint64 inFull = 0;
    std::optional<model::Summary> summary{};
    QList<model::MemoryNote> notes{}; ///< of all rooms, oldest first
    bool operator==(const Knower &) const = default;
};

/// Who knows what in a room, without the messages.
struct Knowledge
{
    base::RoomId room;
    qint64 messages = 0;
    qint64 whispers = 0;
    QList<Knower> knowers; ///< the roster in its order, then the other guests, then those who have left
    bool operator==(const Knowledge &) const = default;
};

/// Which messages of a room.
struct WitnessFilter
{
    base::RoomId room;
    std::optional<base::ParticipantId> knower{}; ///< only what that one has witnessed; none: all
    bool whispersOnly = false;
    bool operator==(const WitnessFilter &) const = default;
};

/// Consecutive messages of those that a filter lets through.
struct WitnessPage
{
    WitnessFilter filter;
    qint64 first = 0; ///< place of the first row among them
    qint64 total = 0;
    QList<model::MessageRow> rows;
    bool operator==(const WitnessPage &) const = default;
};

/// Who has come to know of which messages (a port): for the person at the keyboard, who sees all of it. What
/// RoomPort publishes makes an answer old: ask again.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it.
class WitnessPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    static constexpr qint64 kMostRows = 256; ///< of a page

    /// NotFound: there is no such room, or it was closed meanwhile.
    virtual void readKnowledge(const base::RoomId &room, base::Then<Knowledge> then) = 0;
    /// At most kMostRows rows. NotFound as above.
    virtual void readWitnessed(const WitnessFilter &filter, qint64 first, qint64 count,
                               base::Then<WitnessPage> then) = 0;
};

} // namespace studio::ports
