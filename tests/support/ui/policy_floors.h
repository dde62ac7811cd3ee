// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/utc.h"
#include "tests/support/ui/sample_room.h"

#include <QTime>

// Floors of "Tea at five" under the resource and the ring.
namespace studio::tests {

[[nodiscard]] inline QDateTime atFive(int seconds)
{
    return QDateTime(QDate(2026, 3, 14), QTime(17, 0), base::kUtc).addSecs(seconds);
}

/// Nothing has been said yet.
[[nodiscard]] inline ports::FloorView fullMeter()
{
    ports::FloorView floor = quietFloor();
    floor.policy.policy = model::PolicyName::Resource;
    floor.meter = ports::MeterView{};
    return floor;
}

/// Aya said something for 60, Natsumi for 5, Kyoko wanted 60 and waits; at 12 s both prices are being
/// refunded.
[[nodiscard]] inline ports::FloorView busyMeter()
{
    using std::chrono::seconds;
    ports::FloorView floor = fullMeter();
    ports::MeterView &meter = *floor.meter;
    meter.now = seconds(12);
    meter.level = 35;
    meter.refunds = {{aya(), 60, seconds(9), seconds(14)}, {natsumi(), 5, seconds(11), seconds(16)}};
    meter.spendings = {
        {seconds(2), atFive(2), kyoko(), 80, true, {}, 20, base::MessageId(QStringLiteral("m1"))},
        {seconds(9), atFive(9), aya(), 60, true, {}, 40, base::MessageId(QStringLiteral("m2"))},
        {seconds(10), atFive(10), kyoko(), 60, false, QStringLiteral("Not enough resource."), 40, {}},
        {seconds(11), atFive(11), natsumi(), 5, true, {}, 35, base::MessageId(QStringLiteral("m3"))}};
    meter.history = {{seconds(2), 20}, {seconds(7), 100}, {seconds(9), 40}, {seconds(11), 35}};
    floor.companionTurns = 3;
    floor.rows[0].wanted = 60;
    floor.rows[0].lastEnd = ports::TurnEnd{model::Outcome::Spoke, {}};
    floor.rows[1].lastEnd = ports::TurnEnd{model::Outcome::Spoke, {}};
    floor.rows[2].awake = true;
    return floor;
}

/// The ring in roster order, asleep; nobody was silent.
[[nodiscard]] inline ports::FloorView sleepingRing()
{
    ports::FloorView floor = quietFloor();
    floor.policy.policy = model::PolicyName::Ring;
    ports::RingView ring;
    for (const base::ParticipantId &id : {kyoko(), natsumi(), aya()})
        ring.order.append({id, false, false, QStringLiteral("dormant")});
    ring.userWakes = kyoko();
    ring.outsiderWakes = kyoko();
    ring.lastChange = atFive(30);
    floor.ring = ring;
    floor.rest = model::Rest{model::RestReason::Dormant, {}};
    return floor;
}

/// All three were silent.
[[nodiscard]] inline ports::FloorView silentRing()
{
    ports::FloorView floor = sleepingRing();
    for (ports::RingSeat &seat : floor.ring->order)
        seat.silent = true;
    for (ports::FloorRow &row : floor.rows)
        row.lastEnd = ports::TurnEnd{model::Outcome::NoReply, model::Cause::NothingToSay};
    return floor;
}

/// Natsumi speaks after Kyoko, who was silent; Aya is next.
[[nodiscard]] inline ports::FloorView activeRing()
{
    ports::FloorView floor = sleepingRing();
    ports::RingView &ring = *floor.ring;
    ring.current = natsumi();
    ring.start = ports::RingStart{ports::RingStart::Why::After, kyoko()};
    ring.next = aya();
    ring.outsiderWakes.reset();
    for (ports::RingSeat &seat : ring.order) {
        seat.maySpeak = seat.id == natsumi();
        seat.reason =
            seat.maySpeak ? QStringLiteral("is_current_speaker") : QStringLiteral("not_current_speaker");
    }
    ring.order[0].silent = true;
    floor.rest.reset();
    floor.rows[0].lastEnd = ports::TurnEnd{model::Outcome::NoReply, model::Cause::NothingToSay};
    floor.rows[1].speaking = true;
    floor.companionTurns = 2;
    return floor;
}

} // namespace studio::tests
