// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/ring_choice.h"

#include "core/model/participants.h"
#include "core/turn/farewell.h"
#include "core/turn/field.h"

#include <algorithm>
#include <utility>

namespace studio::turn {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::PolicyName;

namespace {

// Companions outside the field of the message are passed over, but not marked as silent for that.
bool mayChoose(const Floor &floor, const ParticipantId &companion, const Field &field)
{
    return field.holds(companion) && !floor.ring.silent.contains(companion);
}

std::optional<ParticipantId> userWakes(const Floor &floor, const Heard &heard)
{
    using UserWakes = model::PolicySettings::UserWakes;
    switch (floor.policy.userWakes) {
    case UserWakes::Addressed:
        for (const Field field = fieldOf(floor, heard); const ParticipantId &named : heard.named()) {
            if (mayChoose(floor, named, field))
                return named;
        }
        break;
    case UserWakes::First: break;
    case UserWakes::Next:
        if (const std::optional<ParticipantId> last = ringSpokeLast(floor))
            return ringFromPlace(floor, floor.ring.order.indexOf(*last) + 1, heard);
        break;
    }
    return ringFromPlace(floor, 0, heard);
}

} // namespace

// The ring keeps nobody from speaking under another policy, or if the participant is not in the ring.
Permission ringPermission(const Floor &floor, const ParticipantId &companion)
{
    const Ring &ring = floor.ring;
    if (floor.policy.policy != PolicyName::Ring || ring.order.isEmpty())
        return {true, u"no_turn_state"_s};
    if (!ring.order.contains(companion))
        return {true, u"not_in_turn_order"_s};
    if (!ring.current)
        return {false, u"dormant"_s};
    if (ring.current == companion)
        return {true, u"is_current_speaker"_s};
    return {false, u"not_current_speaker"_s};
}

std::optional<ParticipantId> ringFromPlace(const Floor &floor, qsizetype place, const Heard &heard)
{
    const QList<ParticipantId> &order = floor.ring.order;
    const Field field = fieldOf(floor, heard);
    for (qsizetype i = 0; i < order.size(); ++i) {
        const ParticipantId &companion = order[(place + i) % order.size()];
        if (mayChoose(floor, companion, field))
            return companion;
    }
    return std::nullopt;
}

std::optional<ParticipantId> ringSpokeLast(const Floor &floor)
{
    const QList<ParticipantId> &order = floor.ring.order;
    const auto last = std::max_element(order.cbegin(), order.cend(), [&floor](const auto &a, const auto &b) {
        return floor.lastSpoke.value(a) < floor.lastSpoke.value(b);
    });
    return last != order.cend() && floor.lastSpoke.contains(*last) ? std::optional(*last) : std::nullopt;
}

std::optional<ParticipantId> ringWokenBy(Floor floor, const Heard &heard)
{
    floor.ring.silent.clear();
    if (heard.idle) {
        const std::optional<ParticipantId> last = ringSpokeLast(floor);
        return ringFromPlace(floor, last ? floor.ring.order.indexOf(*last) + 1 : 0, heard);
    }
    if (model::isUser(heard.from))
        return userWakes(floor, heard);
    const qsizetype afterSender = floor.ring.order.indexOf(heard.from) + 1; // an outsider is at -1
    return ringFromPlace(floor, afterSender, heard);
}

std::optional<ParticipantId> ringNext(Floor floor)
{
    if (floor.policy.policy != PolicyName::Ring || !floor.ring.current)
        return std::nullopt;
    floor.ring.silent.clear();
    const Heard spoken{.from = *floor.ring.current};
    return ringFromPlace(floor, floor.ring.order.indexOf(spoken.from) + 1, spoken);
}

std::optional<ParticipantId> ringWokenByUser(const Floor &floor)
{
    if (floor.policy.policy != PolicyName::Ring)
        return std::nullopt;
    const Heard heard{.from = ParticipantId(u"user"_s)};
    Floor after = floor;
    for (Member &member : after.roster) {
        if (comesBackBy(floor, member, heard))
            member.votedSteps = member.forcedSteps = 0;
    }
    return ringWokenBy(std::move(after), heard);
}

std::optional<ParticipantId> ringWokenByOutsider(const Floor &floor)
{
    const bool limited = floor.companionTurns + 1 >= floor.policy.maxCompanionTurns; // including this turn
    if (floor.policy.policy != PolicyName::Ring || floor.ring.current || floor.stopped || limited ||
        isAllClosed(floor))
        return std::nullopt;
    return ringWokenBy(floor, Heard{.from = ParticipantId(u"outsider"_s)});
}

} // namespace studio::turn
