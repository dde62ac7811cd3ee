// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/witness_index.h"

#include "core/model/witness.h"

#include <algorithm>

namespace studio::services {

using base::ParticipantId;
using store::Whisper;

WitnessIndex::WitnessIndex(const QList<Whisper> &whispers, qint64 messages)
    : m_whispers(whispers)
    , m_messages(messages)
{
}

void WitnessIndex::add(qint64 index, const model::Message &message)
{
    if (index < m_messages)
        return;
    m_messages = index + 1;
    if (message.whisper)
        m_whispers.append({index, message.from, message.to});
}

QList<qint64> WitnessIndex::whispersOf(const std::optional<ParticipantId> &knower, bool witnessed) const
{
    QList<qint64> places;
    for (const Whisper &whisper : m_whispers) {
        model::Message heading;
        heading.from = whisper.from;
        heading.to = whisper.to;
        heading.whisper = true;
        if ((!knower || model::witnesses(*knower, heading)) == witnessed)
            places.append(whisper.index);
    }
    return places;
}

qint64 WitnessIndex::count(const std::optional<ParticipantId> &knower, bool whispersOnly) const
{
    if (whispersOnly)
        return whispersOf(knower, true).size();
    return m_messages - whispersOf(knower, false).size();
}

// Between two hidden messages the indices are consecutive, so only hidden messages are visited.
QList<qint64> WitnessIndex::places(const std::optional<ParticipantId> &knower, bool whispersOnly,
                                   qint64 first, qint64 count) const
{
    if (first < 0 || count <= 0)
        return {};
    if (whispersOnly)
        return whispersOf(knower, true).mid(first, count);
    const QList<qint64> hidden = whispersOf(knower, false);
    qint64 place = first;
    auto next = hidden.cbegin();
    for (; next != hidden.cend() && *next <= place; ++next)
        ++place;
    QList<qint64> places;
    while (place < m_messages && places.size() < count) {
        if (next != hidden.cend() && *next == place)
            ++next;
        else
            places.append(place);
        ++place;
    }
    return places;
}

} // namespace studio::services
