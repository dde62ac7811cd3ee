// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/voice/reading.h"

#include <algorithm>
#include <utility>

namespace studio::voice {

namespace {

bool isLatin(QChar unit) { return unit.isLetterOrNumber() && unit.unicode() < 0x2E80; }

} // namespace

Reading::Reading(quint64 number, base::RoomId room, base::TurnId turn, base::ParticipantId companion)
    : number(number)
    , room(std::move(room))
    , turn(std::move(turn))
    , companion(std::move(companion))
{
}

void Reading::add(const QString &piece)
{
    m_text += piece;
    if (m_hushed)
        m_heard = m_text.size();
    else
        m_waiting += m_sentences.add(piece);
}

void Reading::finish()
{
    m_whole = true;
    if (!m_hushed)
        m_waiting += m_sentences.finish();
}

void Reading::hush()
{
    m_hushed = true;
    m_waiting.clear();
    m_heard = m_text.size();
}

bool Reading::hasNext()
{
    while (!m_waiting.isEmpty() && m_waiting.first().words.isEmpty())
        heardUntil(m_waiting.takeFirst().to);
    return !m_waiting.isEmpty();
}

void Reading::heardUntil(qint64 until) { m_heard = std::max(m_heard, until); }

qint64 Reading::placeIn(const Sentence &sentence, double share) const
{
    qint64 place = sentence.from + qint64(double(sentence.to - sentence.from) * share);
    const auto isWithinWord = [this](qint64 at) {
        return at > 0 && at < m_text.size() && isLatin(m_text[at - 1]) && isLatin(m_text[at]);
    };
    while (place > sentence.from && isWithinWord(place))
        --place;
    if (place > sentence.from && place < m_text.size() && m_text[place].isLowSurrogate())
        --place;
    return place;
}

} // namespace studio::voice
