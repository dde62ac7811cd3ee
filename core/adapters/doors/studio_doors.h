// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/secrets/key_vault.h"
#include "core/store/door_store.h"
#include "core/store/tables/door_memory_table.h"
#include "core/studio/ports/door_port.h"
#include "core/studio/ports/guest_port.h"
#include "core/studio/ports/persona_port.h"
#include "core/studio/ports/room_port.h"

#include <memory>

namespace studio::adapters::doors {

class DoorService;

/// All doors of a studio: the MCP server, the firehose, the connection to another network, and the service
/// that opens and closes them. Lives on the studio thread.
class StudioDoors
{
public:
    /// Everything outlives it.
    struct Needs
    {
        store::DoorStore &store;
        store::DoorMemoryTable memory;
        secrets::KeyVault &vault;
        base::Clock &clock;
        ports::RoomPort &rooms;
        ports::PersonaPort &personas;
        ports::GuestPort &guests;
        QString folder; ///< of the data
    };

    explicit StudioDoors(const Needs &needs);
    ~StudioDoors();

    [[nodiscard]] ports::DoorPort &port() const;
    /// Call it before the rooms shut down: every waiting client is answered, and no new client can come.
    void shutDown();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace studio::adapters::doors
