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

/// What a companion or guest knows of a room. Their witnessed messages, oldest first, fall into three groups:
/// the first `inShort` are in their summary, the last `inFull` are in their prompt unchanged, and those
/// between are left out. Guests read the room themselves, so both numbers are unknown for them.
struct Knower
{
    base::ParticipantId id;
    bool here = true;    ///< has a seat, or is a guest of the room, now
    qint64 heard = 0;    ///< messages witnessed
    qint64 whispers = 0; ///< how many of them are whispers
    qint64 inShort = 0;
    qint64 inFull = 0;
    std::optional<model::Summary> summary{};
    QList<model::MemoryNote> notes{}; ///< of all rooms, oldest first
    bool operator==(const Knower &) const = default;
};

/// What each participant knows of a room, without the messages.
struct Knowledge
{
    base::RoomId room;
    qint64 messages = 0;
    qint64 whispers = 0;
    QList<Knower> knowers; ///< the roster in its order, then the other guests, then former members
    bool operator==(const Knowledge &) const = default;
};

/// Selects messages of a room.
struct WitnessFilter
{
    base::RoomId room;
    std::optional<base::ParticipantId> knower{}; ///< only what this one has witnessed; none: all
    bool whispersOnly = false;
    bool operator==(const WitnessFilter &) const = default;
};

/// Consecutive messages that pass a filter.
struct WitnessPage
{
    WitnessFilter filter;
    qint64 first = 0; ///< index of the first row among the filtered messages
    qint64 total = 0;
    QList<model::MessageRow> rows;
    bool operator==(const WitnessPage &) const = default;
};

/// Which participants have come to know of which messages (a port): for the person at the keyboard, who sees
/// everything. An event from RoomPort makes an answer outdated: ask again.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once.
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
