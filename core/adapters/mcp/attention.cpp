// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/attention.h"

#include <algorithm>

namespace studio::adapters::mcp {

using base::ParticipantId;

Attention::Attention(base::Clock &clock, Tell tell, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_tell(std::move(tell))
{
}

void Attention::waits(const ParticipantId &guest)
{
    const bool isNew = !m_ears.contains(guest);
    Ear &ear = m_ears[guest];
    ++ear.open;
    m_clock.cancel(std::exchange(ear.timer, 0));
    if (isNew)
        m_tell(guest, true);
}

void Attention::waited(const ParticipantId &guest, bool wasTold)
{
    const auto ear = m_ears.find(guest);
    if (ear == m_ears.end())
        return;
    ear->open = std::max(0, ear->open - 1);
    if (ear->open == 0)
        hushAfter(guest, wasTold ? kToAct : kUntilNextWait);
}

void Attention::acted(const ParticipantId &guest)
{
    const auto ear = m_ears.constFind(guest);
    if (ear != m_ears.cend() && ear->open == 0)
        hushAfter(guest, kAfterAct);
}

void Attention::ended(const ParticipantId &guest)
{
    if (m_ears.contains(guest))
        hush(guest);
}

void Attention::forgetAll()
{
    for (const Ear &ear : std::as_const(m_ears))
        m_clock.cancel(ear.timer);
    m_ears.clear();
}

void Attention::hushAfter(const ParticipantId &guest, base::Millis time)
{
    Ear &ear = m_ears[guest];
    m_clock.cancel(ear.timer);
    ear.timer = m_clock.callAt(m_clock.steadyNow() + time, this, [this, guest] { hush(guest); });
}

void Attention::hush(const ParticipantId &guest)
{
    m_clock.cancel(m_ears.take(guest).timer);
    m_tell(guest, false);
}

} // namespace studio::adapters::mcp
