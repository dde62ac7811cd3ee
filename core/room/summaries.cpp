// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/summaries.h"

#include <algorithm>

namespace studio::room {

using base::ParticipantId;
using model::Summary;

Summaries::Summaries(const QList<Summary> &made)
{
    for (const Summary &summary : made)
        add(summary);
}

void Summaries::add(const Summary &summary)
{
    if (!has(summary.id))
        m_all.append(summary);
}

std::optional<Summary> Summaries::takeOff(const QString &id, After after)
{
    const auto found =
        std::find_if(m_all.cbegin(), m_all.cend(), [&id](const Summary &one) { return one.id == id; });
    if (found == m_all.cend())
        return std::nullopt;
    const Summary taken = *found;
    m_all.erase(found);
    if (after == After::Rest)
        m_resting.insert(taken.companion, kRest);
    return taken;
}

void Summaries::turnBegan(const ParticipantId &companion)
{
    const auto left = m_resting.find(companion);
    if (left != m_resting.end() && --*left < 0)
        m_resting.erase(left);
}

bool Summaries::has(const QString &id) const
{
    return std::any_of(m_all.cbegin(), m_all.cend(), [&id](const Summary &one) { return one.id == id; });
}

std::optional<Summary> Summaries::of(const ParticipantId &companion) const
{
    const auto newest = std::find_if(m_all.crbegin(), m_all.crend(),
                                     [&](const Summary &one) { return one.companion == companion; });
    return newest == m_all.crend() ? std::nullopt : std::optional(*newest);
}

bool Summaries::mayGrow(const ParticipantId &companion) const { return !m_resting.contains(companion); }

// If the last message that the summary covers is no longer in memory, all messages in memory came after it.
QList<model::Message> toldInFull(const QList<model::Message> &witnessed, const Summary &summary)
{
    for (qsizetype i = witnessed.size() - 1; i >= 0; --i) {
        if (witnessed.at(i).id == summary.to)
            return witnessed.mid(std::min(i + 1, witnessed.size() - 1));
    }
    return witnessed;
}

} // namespace studio::room
