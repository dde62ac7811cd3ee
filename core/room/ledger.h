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

/// Somebody bought speech, or tried to.
struct Purchase
{
    base::Millis t{0}; ///< on the room's axis
    QDateTime time;    ///< UTC; invalid: in an earlier session, when it is not known any more
    base::ParticipantId from;
    int amount = 0;
    bool success = false;
    QString refusal;                        ///< the floor's own word if not
    int level = 0;                          ///< afterwards
    std::optional<base::MessageId> message; ///< what was said
    bool operator==(const Purchase &) const = default;
};

/// The level was this from then on.
struct LevelMark
{
    base::Millis t{0};
    int level = 0;
    bool operator==(const LevelMark &) const = default;
};

/// How a companion's turn (or wake) ended.
struct Ending
{
    model::Outcome outcome = model::Outcome::Spoke;
    std::optional<model::Cause> cause;
    bool operator==(const Ending &) const = default;
};

/// What the floor of one room did lately, for those who look: purchases, levels, how turns ended, the ring.
/// It decides nothing and forgets the oldest. It is fed with every step of the floor, from the log as well;
/// the log knows the wall time of messages only, so of the rest of an earlier session it tells no time.
class Ledger
{
public:
    static constexpr int kMostPurchases = 50;
    static constexpr int kMostMarks = 200;

    Ledger() = default;
    /// For a floor on which nothing happened yet; `stored` are messages whose time is known.
    Ledger(const turn::Floor &floor, const QList<model::MessageRow> &stored);

    /// One advance(): what the floor was told, what it answered, and what it is afterwards. Without a wall
    /// time the step is from the log.
    void follow(const model::FloorInput &input, const QList<model::FloorOutput> &answer,
                const turn::Floor &after, const QDateTime &wall = {});

    [[nodiscard]] const QList<Purchase> &purchases() const { return m_purchases; } ///< oldest first
    [[nodiscard]] const QList<LevelMark> &levels() const { return m_levels; }      ///< oldest first
    /// None while one is running, and for those who had none yet.
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
