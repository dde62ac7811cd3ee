// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/door.h"
#include "core/store/then.h"

namespace studio::store {

/// How the doors are set (a port). The token of ours is not here: it is a key, see KeyVault. The address of a
/// network that we join is, with whatever it says, also a token of theirs. Threads as in Store.
class DoorStore
{
public:
    DoorStore() = default;
    virtual ~DoorStore() = default;
    DoorStore(const DoorStore &) = delete;
    DoorStore &operator=(const DoorStore &) = delete;

    /// As in a new studio where nothing was kept, or what was kept cannot be read.
    virtual void doors(QObject *context, Then<model::DoorsSettings> then) = 0;
    virtual void keepDoors(const model::DoorsSettings &settings, QObject *context, Then<void> then) = 0;
};

} // namespace studio::store
