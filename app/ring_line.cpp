// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ring_line.h"

#include "core/explain/ring_sentence.h"

#include <algorithm>

namespace studio::app {

using namespace Qt::StringLiterals;

namespace {

std::optional<QString> turnLine(const model::StartTurn &turn, const ports::RingView &ring,
                                const explain::Names &names)
{
    using Why = ports::RingStart::Why;
    if (!ring.start || ring.current != turn.companion)
        return std::nullopt; // the turn was over before anybody could see it
    const base::ParticipantId &who = turn.companion;
    switch (ring.start->why) {
    case Why::First: return u"→ "_s + explain::ringFirstSentence(who, names);
    case Why::Addressed: return u"→ "_s + explain::ringAddressedSentence(who, names);
    case Why::After: return u"→ "_s + explain::ringAfterSentence(who, ring.start->after.value_or(who), names);
    case Why::Cued: return std::nullopt; // the line of the decision says so
    }
    return std::nullopt;
}

QString restLine(const model::Rest &rest, const ports::RingView &ring, const explain::Names &names)
{
    const bool allSilent = std::all_of(ring.order.cbegin(), ring.order.cend(),
                                       [](const ports::RingSeat &seat) { return seat.silent; });
    return u"— "_s +
           explain::ringRestSentence({int(ring.order.size()), allSilent, rest, ring.userWakes}, names);
}

} // namespace

std::optional<QString> ringLine(const model::Envelope &envelope, const ports::FloorView &floor,
                                const explain::Names &names)
{
    const auto *said = std::get_if<model::FloorSaid>(&envelope.body);
    if (!said || !floor.ring)
        return std::nullopt;
    if (const auto *turn = std::get_if<model::StartTurn>(&said->output.kind))
        return turnLine(*turn, *floor.ring, names);
    if (const auto *rest = std::get_if<model::Rest>(&said->output.kind))
        return restLine(*rest, *floor.ring, names);
    return std::nullopt;
}

} // namespace studio::app
