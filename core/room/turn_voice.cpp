// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/turn_voice.h"

#include <algorithm>

namespace studio::room {

using base::TurnId;

namespace {

constexpr qsizetype kMostBought = 16; // more than ever wait to be read

} // namespace

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

void TurnVoice::readBought(const model::Persona &speaker, const QString &text, const base::MessageId &message)
{
    if (!reads(speaker))
        return;
    const TurnId reading(m_ids.next());
    m_bought.append({message, reading});
    if (m_bought.size() > kMostBought)
        m_bought.removeFirst();
    m_delivery->begin(m_room.id, reading, speaker);
    m_delivery->add(reading, text);
    m_delivery->finish(reading);
}

void TurnVoice::takeBack(const base::MessageId &message)
{
    const auto read = std::find_if(m_bought.cbegin(), m_bought.cend(),
                                   [&message](const auto &one) { return one.first == message; });
    if (read == m_bought.cend())
        return;
    (void)m_delivery->cut(read->second);
    m_bought.erase(read);
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
