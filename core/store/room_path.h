// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

// The log of a room as a tree, by the numbers of its events alone; pure. What the events say is not known
// here.
namespace studio::store {

/// At event `at` the room went on from event `to`, which came before it.
struct WayBack
{
    qint64 at = 0;
    qint64 to = 0;
    bool operator==(const WayBack &) const = default;
};

/// The events that lead to one of them, that one included. A way back itself is on no path.
class RoomPath
{
public:
    /// Events that follow each other without a gap, both ends included.
    struct Stretch
    {
        qint64 first = 1;
        qint64 last = 0;
        bool operator==(const Stretch &) const = default;
    };

    /// Of nothing.
    RoomPath() = default;
    /// The path to that event. `backs` ascend; those after the event do not matter.
    RoomPath(const QList<WayBack> &backs, qint64 event);

    [[nodiscard]] bool holds(qint64 event) const;
    /// The newest event of the path before that one; 0: there is none.
    [[nodiscard]] qint64 before(qint64 event) const;
    /// The event after which the two go different ways; 0: they have nothing in common.
    [[nodiscard]] qint64 partingFrom(const RoomPath &other) const;
    [[nodiscard]] const QList<Stretch> &stretches() const { return m_stretches; } ///< they ascend
    bool operator==(const RoomPath &) const = default;

private:
    QList<Stretch> m_stretches;
};

/// The end of the newest branch whose path holds that event, in a log that ends with `last`. None: the event
/// is a way back, or not there.
[[nodiscard]] std::optional<qint64> newestTipWith(const QList<WayBack> &backs, qint64 event, qint64 last);

} // namespace studio::store
