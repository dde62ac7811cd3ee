// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/director.h"

#include "core/model/participants.h"

#include <algorithm>

// Turns that are read aloud: they have the floor until their last word was heard.
namespace studio::room {

using namespace Qt::StringLiterals;
using base::Millis;
using base::ParticipantId;
using base::TurnId;

namespace {

constexpr Millis kBeforeTimeout{20}; // a turn whose words are all there is not lost to a slow voice

} // namespace

bool Director::isReadAloud(const model::Persona &speaker) const
{
    return m_house.delivery && m_room.voices.aloud && m_house.delivery->reads(m_room.id, speaker);
}

void Director::beginDelivery(const model::Persona &speaker, const TurnId &turn)
{
    if (!isReadAloud(speaker))
        return;
    m_turns[speaker.id].aloud = true;
    m_house.delivery->begin(m_room.id, turn, speaker);
}

// All of it is there; the floor hears of its end when everybody has heard it.
void Director::holdUntilHeard(const ParticipantId &companion, const TurnId &turn,
                              const model::TurnOver &result)
{
    RunningTurn &running = m_turns[companion];
    running.call = nullptr;
    running.unheard = result;
    m_house.delivery->finish(turn);
    if (m_floor.turn && m_floor.turn->companion == companion && m_floor.turn->timeout) {
        m_clock.callAt(*m_floor.turn->timeout - kBeforeTimeout, this, [this, companion, turn] {
            if (m_turns.value(companion).id == turn) {
                m_house.delivery->cut(turn);
                delivered(turn);
            }
        });
    }
}

void Director::delivered(const TurnId &turn)
{
    const auto running = std::find_if(m_turns.cbegin(), m_turns.cend(), [&turn](const RunningTurn &one) {
        return one.id == turn && one.unheard;
    });
    if (running == m_turns.cend())
        return; // bought, or of another room
    const ParticipantId companion = running.key();
    tick();
    if (m_turns.value(companion).id == turn)
        endTurn(companion, turn, *m_turns.value(companion).unheard);
}

/// How much of what a turn said so far counts as heard; its voice is silent from now on.
qint64 Director::cutDelivery(const RunningTurn &turn, const QString &said)
{
    return turn.aloud ? std::min<qint64>(m_house.delivery->cut(turn.id), said.size()) : said.size();
}

// What was bought is no turn of the floor: it is read after what is being read, and nobody waits for it.
void Director::readBought(const ParticipantId &companion, const QString &text)
{
    const model::Persona speaker = m_house.cast.persona(companion);
    if (!isReadAloud(speaker))
        return;
    const TurnId reading(m_house.ids.next());
    m_house.delivery->begin(m_room.id, reading, speaker);
    m_house.delivery->add(reading, text);
    m_house.delivery->finish(reading);
}

// Where speech is bought no turn is there to be cut off, so what is still being read is.
void Director::hushBought()
{
    if (m_house.delivery && m_room.policy.policy == model::PolicyName::Resource)
        m_house.delivery->hush(m_room.id);
}

void Director::leaveDelivery()
{
    if (!m_house.delivery)
        return;
    m_house.delivery->disconnect(this);
    for (const RunningTurn &turn : std::as_const(m_turns)) {
        if (turn.aloud)
            m_house.delivery->cut(turn.id);
    }
    m_house.delivery->hush(m_room.id);
}

} // namespace studio::room
