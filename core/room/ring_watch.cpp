// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/ring_watch.h"

#include "core/model/participants.h"
#include "core/turn/ring_choice.h"

namespace studio::room {

using Start = RingWatch::Start;
using Why = RingWatch::Why;

namespace {

/// The same turn, though it may have been withdrawn and started again.
bool isSameTurn(const std::optional<turn::Turn> &before, const turn::Turn &now)
{
    return before && before->companion == now.companion && before->messageId == now.messageId &&
           before->decided == now.decided && before->cued == now.cued;
}

Start byUser(const turn::Floor &floor, const turn::Heard &heard, const base::ParticipantId &companion)
{
    using UserWakes = model::PolicySettings::UserWakes;
    if (floor.policy.userWakes == UserWakes::Addressed && heard.named().contains(companion))
        return {Why::Addressed, {}};
    const std::optional<base::ParticipantId> last = turn::ringSpokeLast(floor);
    if (floor.policy.userWakes == UserWakes::Next && last)
        return {Why::After, last};
    return {Why::First, {}};
}

/// Why the ring chose that turn, derived from the message it answers and from the previous holder of the
/// floor.
Start startOf(const turn::Floor &floor, const turn::Turn &now, const std::optional<turn::Turn> &before,
              const std::optional<base::ParticipantId> &currentBefore)
{
    if (now.cued)
        return {Why::Cued, {}};
    const bool isNews = !before || before->messageId != now.messageId;
    const std::optional<turn::Heard> &newest = floor.newest;
    if (newest && isNews && model::isUser(newest->from))
        return byUser(floor, *newest, now.companion);
    if (currentBefore)
        return {Why::After, currentBefore};
    if (newest && floor.ring.order.contains(newest->from))
        return {Why::After, newest->from};
    return {Why::First, {}};
}

} // namespace

void RingWatch::look(const turn::Floor &floor, const QDateTime &wall)
{
    lookAtTurn(floor);
    const turn::Ring &ring = floor.ring;
    if (ring.order != m_ring.order || ring.current != m_ring.current || ring.silent != m_ring.silent)
        m_lastChange = wall;
    m_ring = ring;
}

void RingWatch::lookAtTurn(const turn::Floor &floor)
{
    if (floor.policy.policy != model::PolicyName::Ring || !floor.ring.current) {
        m_start.reset();
        m_turn.reset();
        return;
    }
    const std::optional<turn::Turn> &now = floor.turn ? floor.turn : floor.waitingTurn;
    if (!now || isSameTurn(m_turn, *now))
        return;
    m_start = startOf(floor, *now, m_turn, m_ring.current);
    m_turn = now;
}

} // namespace studio::room
