// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/pace_meter.h"

#include <algorithm>

namespace studio::llm::http {

using base::Millis;

namespace {

constexpr qsizetype kMostAnswered = 16;
constexpr Millis kShortestWork{2000}; // faster votes show no order
constexpr int kSigns = 2;
constexpr Millis kAtOnce{1000}; // votes cut off within that time belong to one round

} // namespace

quint64 PaceMeter::began(bool vote, Millis now)
{
    m_running.insert(++m_last, {vote, now, {}});
    return m_last;
}

void PaceMeter::heard(quint64 call, bool speaksForPace, Millis now)
{
    const auto running = m_running.find(call);
    if (running == m_running.end() || running->heard)
        return;
    m_wasHeard = true;
    if (isAnotherTalking()) {
        m_signs = 0;
        m_serial = false;
    } else {
        noteWait(*running, now);
    }
    running->heard = now;
    // A speech begins no sooner than a vote would; before the first vote nothing else is known.
    if (speaksForPace && !running->vote)
        m_vote = std::max(m_vote, workOf(*running, now));
}

void PaceMeter::answered(quint64 call, Millis now)
{
    const auto found = m_running.constFind(call);
    if (found == m_running.cend())
        return;
    const Running running = *found;
    m_running.erase(found);
    const Millis worked = workOf(running, now);
    m_answered.append({running.began, now, worked, running.heard.value_or(now) - running.began});
    if (m_answered.size() > kMostAnswered)
        m_answered.removeFirst();
    if (running.vote)
        note(m_serial ? worked : now - running.began);
}

void PaceMeter::dropped(quint64 call, Millis now)
{
    const auto found = m_running.constFind(call);
    if (found == m_running.cend())
        return;
    const Running running = *found;
    m_running.erase(found);
    if (!running.heard)
        noteWait(running, now);
    if (running.vote)
        cutOff(running, now);
}

void PaceMeter::failed(quint64 call) { m_running.remove(call); }

void PaceMeter::note(Millis vote) { m_vote = std::max(vote, m_vote - (m_vote - vote) / 2); }

// All votes of a round are cut off at once, and count as one sign.
void PaceMeter::cutOff(const Running &vote, Millis now)
{
    const bool isNewRound = !m_cutAt || now - *m_cutAt > kAtOnce;
    if (isNewRound && !m_wasHeard)
        m_vote = Millis(0);
    else if (!m_serial && (m_wasHeard || m_vote > Millis(0)))
        m_vote = std::max(m_vote, now - vote.began);
    m_wasHeard = false;
    m_cutAt = now;
}

// The call ran while another was being answered: the server does not serialize them.
bool PaceMeter::isAnotherTalking() const
{
    return std::any_of(m_running.cbegin(), m_running.cend(),
                       [](const Running &other) { return other.heard.has_value(); });
}

// If a call began before another's end, and was silent long after that end and far longer than the other
// call, it has waited for the other. Also called for a call without a first byte.
void PaceMeter::noteWait(const Running &call, Millis until)
{
    const bool hasWaited = std::any_of(m_answered.cbegin(), m_answered.cend(), [&](const Answered &other) {
        return other.end > call.began && other.worked >= kShortestWork &&
               until - other.end >= other.silent / 2 && 4 * (until - call.began) >= 7 * other.silent;
    });
    if (!hasWaited || m_serial || ++m_signs < kSigns)
        return;
    m_serial = true;
    m_vote = m_answered.constLast().worked;
}

Millis PaceMeter::workOf(const Running &call, Millis end) const
{
    Millis from = call.began;
    for (const Answered &other : m_answered) {
        if (other.end > from && other.end <= end)
            from = other.end;
    }
    return end - from;
}

} // namespace studio::llm::http
