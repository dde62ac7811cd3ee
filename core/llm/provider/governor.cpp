// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/governor.h"

#include <algorithm>
#include <utility>

namespace studio::llm::provider {

using base::Millis;

namespace {

constexpr Millis kMinute{60'000};

} // namespace

Governor::Place::Place(Governor *governor, Kind kind)
    : m_governor(governor)
    , m_kind(kind)
{
}

Governor::Place::~Place()
{
    if (m_governor)
        m_governor->leave(this);
}

Millis Governor::Place::mayBeginAt() const
{
    constexpr Millis kLater{-1};
    if (!m_governor || m_isIn || !m_governor->hasRoom(m_kind))
        return kLater;
    const std::deque<Millis> &begun = m_governor->m_begun;
    const qsizetype place =
        qsizetype(begun.size()) - m_governor->m_limits.perMinute + m_governor->m_waiting.indexOf(this);
    return place >= 0 && place < qsizetype(begun.size()) ? begun[size_t(place)] + kMinute : kLater;
}

void Governor::Place::noteTry()
{
    if (m_governor)
        m_governor->m_begun.push_back(m_governor->m_clock.steadyNow());
}

Governor::Governor(base::Clock &clock)
    : m_clock(clock)
{
}

Governor::~Governor() { m_clock.cancel(m_timer); }

void Governor::setLimits(const Limits &limits)
{
    if (limits == m_limits)
        return;
    m_limits = {std::max(1, limits.parallel), std::max(0, limits.perMinute)};
    admit();
}

std::unique_ptr<Governor::Place> Governor::enter(Kind kind, std::function<void()> begin)
{
    std::unique_ptr<Place> place(new Place(this, kind));
    m_waiting.append(place.get());
    admit();
    place->m_begin = std::move(begin);
    return place;
}

void Governor::letIn(Place *place)
{
    m_waiting.removeOne(place);
    place->m_isIn = true;
    ++m_in;
    m_others += place->m_kind == Kind::Other ? 1 : 0;
    m_begun.push_back(m_clock.steadyNow());
}

void Governor::leave(Place *place)
{
    m_waiting.removeOne(place);
    if (place->m_isIn) {
        --m_in;
        m_others -= place->m_kind == Kind::Other ? 1 : 0;
    }
    admit();
}

// A call that begins may end others and re-enter here: no iterator is held across the callback. A call that
// is just entering has no callback yet, and sees that it is in.
void Governor::admit()
{
    while (Place *place = next()) {
        letIn(place);
        if (const std::function<void()> begin = std::exchange(place->m_begin, {}))
            begin();
    }
    m_clock.cancel(std::exchange(m_timer, 0));
    if (!m_waiting.isEmpty() && isMinuteFull())
        m_timer = m_clock.callAt(m_begun.front() + kMinute, this, [this] { admit(); });
}

Governor::Place *Governor::next()
{
    if (m_waiting.isEmpty() || isMinuteFull())
        return nullptr;
    for (const Kind kind : {Kind::Vote, Kind::Other}) {
        const auto first = std::find_if(m_waiting.cbegin(), m_waiting.cend(),
                                        [kind](const Place *place) { return place->m_kind == kind; });
        if (first != m_waiting.cend() && hasRoom(kind))
            return *first;
    }
    return nullptr;
}

bool Governor::hasRoom(Kind kind) const
{
    const int forOthers = m_limits.parallel > 2 ? m_limits.parallel - 1 : m_limits.parallel;
    return m_in < m_limits.parallel && (kind == Kind::Vote || m_others < forOthers);
}

bool Governor::isMinuteFull()
{
    const Millis gone = m_clock.steadyNow() - kMinute;
    while (!m_begun.empty() && m_begun.front() <= gone)
        m_begun.pop_front();
    return m_limits.perMinute > 0 && qsizetype(m_begun.size()) >= m_limits.perMinute;
}

} // namespace studio::llm::provider
