// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/llm/provider/cassette_recorder.h"

#include <functional>
#include <map>
#include <memory>

namespace studio::llm::provider {

class CassetteFile;

/// The transports of rooms that record a cassette: one file per room, in one folder, created with the first
/// exchange. If a cassette cannot be written, its room goes on without it; that is reported once.
class RoomCassettes
{
public:
    using Troubled = std::function<void(const base::RoomId &, const base::Error &)>;

    /// `inner` and `clock` must outlive this and all streams.
    RoomCassettes(http::HttpTransport &inner, base::Clock &clock, QString folder, Troubled troubled);
    ~RoomCassettes();

    /// Without a room: the inner transport.
    [[nodiscard]] http::HttpTransport &of(const base::RoomId &room);
    [[nodiscard]] QString fileOf(const base::RoomId &room) const;

private:
    struct Room;
    void keep(const base::RoomId &room, const Exchange &exchange);

    http::HttpTransport &m_inner;
    base::Clock &m_clock;
    QString m_folder;
    Troubled m_troubled;
    std::map<base::RoomId, std::unique_ptr<Room>> m_rooms;
};

} // namespace studio::llm::provider
