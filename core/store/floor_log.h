// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/store.h"

namespace studio::store {

/// A part of what a floor was told and what it decided, in order. The first page of a room begins with the
/// room as it was created.
struct FloorLogPage
{
    QList<model::Envelope> events; ///< inputs of the floor, Decisions and changes of the room
    qint64 next = 1;               ///< where the page after this one begins
    bool isLast = true;            ///< nothing more is stored yet

    bool operator==(const FloorLogPage &) const = default;
};

/// The log without speech in pieces and the like: for whoever walks through a whole room again (a port). It
/// only reads, so the room may be open. Threads as in Store.
class FloorLog
{
public:
    FloorLog() = default;
    virtual ~FloorLog() = default;
    FloorLog(const FloorLog &) = delete;
    FloorLog &operator=(const FloorLog &) = delete;

    /// From the event `first` on, at most `count` events; NotFound if there is no such room.
    virtual void floorLog(const base::RoomId &room, qint64 first, qint64 count, QObject *context,
                          Then<FloorLogPage> then) = 0;
};

} // namespace studio::store
