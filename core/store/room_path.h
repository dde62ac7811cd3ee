// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

// The log of a room as a tree, by the numbers of its events alone, without their content; pure.
namespace studio::store {

/// At event `at` the room went back to the earlier event `to` and continued from there.
struct WayBack
{
    qint64 at = 0;
    qint64 to = 0;
    bool operator==(const WayBack &) const = default;
};

/// The events that lead to an event, that event included. A way back itself is on no path.
class RoomPath
{
public:
    /// A gapless range of events, both ends included.
    struct Stretch
    {
        qint64 first = 1;
        qint64 last = 0;
        bool operator==(const Stretch &) const = default;
    };

    /// The empty path.
    RoomPath() = default;
    /// The path to that event. `backs` ascend; those after the event are ignored.
    RoomPath(const QList<WayBack> &backs, qint64 event);

    [[nodiscard]] bool holds(qint64 event) const;
    /// The newest event of the path before the given event; 0: none.
    [[nodiscard]] qint64 before(qint64 event) const;
    /// The event after which the two paths part; 0: they share nothing.
    [[nodiscard]] qint64 partingFrom(const RoomPath &other) const;
    [[nodiscard]] const QList<Stretch> &stretches() const { return m_stretches; } ///< ascending
    bool operator==(const RoomPath &) const = default;

private:
    QList<Stretch> m_stretches;
};

/// The end of the newest branch whose path holds the event, in a log that ends with `last`. None: the event
/// is a way back, or does not exist.
[[nodiscard]] std::optional<qint64> newestTipWith(const QList<WayBack> &backs, qint64 event, qint64 last);

} // namespace studio::store
