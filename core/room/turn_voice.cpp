// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/turn_voice.h"

namespace studio::room {

using base::TurnId;

bool TurnVoice::reads(const model::Persona &speaker) const
{
    return m_delivery && m_room.voices.aloud && m_delivery->reads(m_room.id, speaker);
}

bool TurnVoice::begin(const TurnId &turn, const model::Persona &speaker)
{
    if (!reads(speaker))
        return false;
    m_delivery->begin(m_room.id, turn, speaker);
    return true;
}

void TurnVoice::readBought(const model::Persona &speaker, const QString &text)
{
    if (!reads(speaker))
        return;
    const TurnId reading(m_ids.next());
    m_delivery->begin(m_room.id, reading, speaker);
    m_delivery->add(reading, text);
    m_delivery->finish(reading);
}

void TurnVoice::hushBought()
{
    if (m_room.policy.policy == model::PolicyName::Resource)
        hush();
}

void TurnVoice::hush()
{
    if (m_delivery)
        m_delivery->hush(m_room.id);
}

} // namespace studio::room
