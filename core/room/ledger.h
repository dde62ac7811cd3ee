// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/message_page.h"
#include "core/room/ring_watch.h"
#include "core/turn/floor.h"

#include <QDateTime>
#include <QHash>
#include <QList>

#include <optional>

namespace studio::room {

/// An attempt to buy speech.
struct Purchase
{
    base::Millis t{0}; ///< on the room's axis
    QDateTime time;    ///< UTC; invalid: unknown, because it was in an earlier session
    base::ParticipantId from;
    int amount = 0;
    bool success = false;
    QString refusal;                        ///< the floor's reason if it failed
    int level = 0;                          ///< after the purchase
    std::optional<base::MessageId> message; ///< the message that was bought
    bool operator==(const Purchase &) const = default;
};

/// A change of the level: its value from `t` on.
struct LevelMark
{
    base::Millis t{0};
    int level = 0;
    bool operator==(const LevelMark &) const = default;
};

/// How a turn (or wake) of a companion ended.
struct Ending
{
    model::Outcome outcome = model::Outcome::Spoke;
    std::optional<model::Cause> cause;
    bool operator==(const Ending &) const = default;
};

/// The recent activity on the floor of one room, for display: purchases, levels, how turns ended, the ring.
/// It decides nothing and forgets the oldest entries. It is fed with every step of the floor, including those
/// from the log. The log has wall times for messages only, so other entries of an earlier session have no
/// time.
class Ledger
{
public:
    static constexpr int kMostPurchases = 50;
    static constexpr int kMostMarks = 200;

    Ledger() = default;
    /// For a floor on which nothing has happened yet; `stored` are messages whose time is known.
    Ledger(const turn::Floor &floor, const QList<model::MessageRow> &stored);

    /// Takes one advance(): the input, the answer, and the floor afterwards. Without a wall time the step is
    /// from the log.
    void follow(const model::FloorInput &input, const QList<model::FloorOutput> &answer,
                const turn::Floor &after, const QDateTime &wall = {});

    [[nodiscard]] const QList<Purchase> &purchases() const { return m_purchases; } ///< oldest first
    [[nodiscard]] const QList<LevelMark> &levels() const { return m_levels; }      ///< oldest first
    /// None while a turn of the companion runs, and before their first turn.
    [[nodiscard]] std::optional<Ending> lastEnding(const base::ParticipantId &companion) const;
    [[nodiscard]] const RingWatch &ring() const { return m_ring; }

private:
    void note(const model::FloorInput &input, const model::FloorOutput &line, const turn::Floor &after,
              const QDateTime &wall);
    void bought(const model::Consume &offer, const model::FloorOutput &line, const turn::Floor &after,
                const QDateTime &wall);
    void levelIs(base::Millis t, int level);
    [[nodiscard]] QDateTime timeOf(const model::FloorInput &input) const;

    QList<Purchase> m_purchases;
    QList<LevelMark> m_levels;
    QHash<base::ParticipantId, Ending> m_endings;
    QHash<base::MessageId, QDateTime> m_times;
    RingWatch m_ring;
};

} // namespace studio::room
