// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/attachment.h"
#include "core/model/envelope.h"
#include "core/model/persona_revision.h"
#include "core/model/room.h"

#include <QList>

#include <functional>
#include <memory>
#include <optional>

namespace studio::store {

/// A room from outside, piece by piece. Opened and destroyed on the store's writing thread; next() is called
/// on another thread, which reads ahead, and by no other code meanwhile.
class RoomSource
{
public:
    struct Piece
    {
        QList<model::Envelope> events; ///< the next events, gapless from seq 1
        QList<model::Attachment> pictures{};
        bool isLast = false;
    };

    RoomSource() = default;
    virtual ~RoomSource() = default;
    RoomSource(const RoomSource &) = delete;
    RoomSource &operator=(const RoomSource &) = delete;

    /// An error rolls the whole import back.
    [[nodiscard]] virtual base::Result<Piece> next() = 0;
    /// The error if the room is no longer wanted; this rolls the import back, too. Any thread.
    [[nodiscard]] virtual std::optional<base::Error> withdrawal() const { return {}; }
};

/// A complete room that is not in the store yet.
struct NewRoom
{
    model::Room room;                         ///< in its final state
    QList<model::PersonaRevision> personas{}; ///< of companions with unused ids, oldest first
    std::function<base::Result<std::unique_ptr<RoomSource>>()>
        open; ///< opens from the beginning; may be called twice
};

} // namespace studio::store
