// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/door.h"

namespace studio::store {

/// The settings of the doors (a port). Our own token is not here: it is a key, see KeyVault. The address of a
/// foreign network is here, with all that it contains, even if that includes a token of that network. Threads
/// as in Store.
class DoorStore
{
public:
    DoorStore() = default;
    virtual ~DoorStore() = default;
    DoorStore(const DoorStore &) = delete;
    DoorStore &operator=(const DoorStore &) = delete;

    /// The defaults if nothing is stored, or it cannot be read.
    virtual void doors(QObject *context, base::ThenWork<model::DoorsSettings> then) = 0;
    virtual void keepDoors(const model::DoorsSettings &settings, QObject *context,
                           base::ThenWork<void> then) = 0;
};

} // namespace studio::store
