// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/as_policy.h"
#include "core/store/tables/floor_log.h"
#include "core/what_if/other_policy.h"

#include <QObject>

#include <functional>
#include <optional>

namespace studio::services {

/// Reads through a room's log once to have a stretch of it decided by another policy. Ends exactly once,
/// unless it is deleted before. Lives on the studio thread, and never occupies it for longer than a page.
class AsPolicyJob final : public QObject
{
    Q_OBJECT

public:
    using Ended = std::function<void(const base::Result<model::AsPolicyAnswer> &)>;

    AsPolicyJob(store::FloorLog log, const base::RoomId &room, const model::AsPolicy &wish, Ended ended)
        : m_log(log)
        , m_room(room)
        , m_wish(wish)
        , m_ended(std::move(ended))
    {
    }

    void begin() { read(1); }

private:
    void read(qint64 first);
    void take(const store::FloorLogPage &page);
    void walk(const model::Envelope &event);

    store::FloorLog m_log;
    base::RoomId m_room;
    model::AsPolicy m_wish;
    Ended m_ended;
    std::optional<what_if::OtherPolicy> m_walk;
};

} // namespace studio::services
