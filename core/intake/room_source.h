// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/room_file.h"
#include "core/store/new_room.h"

#include <QString>

#include <atomic>
#include <functional>
#include <memory>

namespace studio::intake {

constexpr qsizetype kMostEventsAtOnce = 500; ///< in one piece of an import

/// The progress of an import, for its watchers. Any thread.
struct Progress
{
    std::atomic<bool> isCancelled = false;
    std::atomic<qint64> events = 0; ///< read so far; the writer is at most some thousands behind
};

/// What an import skipped, known at its end.
struct PassedOver
{
    qint64 unknownEvents = 0;
};

/// The events and pictures of a document of the studio, with the ids and revisions of this studio.
[[nodiscard]] base::Result<std::unique_ptr<store::RoomSource>>
roomSource(const QString &file, const RoomChanges &changes, const std::shared_ptr<Progress> &progress,
           const std::shared_ptr<PassedOver> &passedOver);

[[nodiscard]] base::Error cancelled();

} // namespace studio::intake
