// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/follow_mask.h"

#include <algorithm>

namespace studio::model {

using base::ParticipantId;

namespace {

bool holdsAll(const QList<ParticipantId> &list, const QList<ParticipantId> &all)
{
    return std::all_of(all.cbegin(), all.cend(),
                       [&list](const ParticipantId &id) { return list.contains(id); });
}

/// Each of at least two members for whom `isJoined` holds with none of the others.
template<class IsJoined>
QList<qsizetype> withNobody(qsizetype count, const IsJoined &isJoined)
{
    QList<qsizetype> alone;
    for (qsizetype one = 0; one < count && count > 1; ++one) {
        bool isAlone = true;
        for (qsizetype other = 0; other < count && isAlone; ++other)
            isAlone = other == one || !isJoined(one, other);
        if (isAlone)
            alone.append(one);
    }
    return alone;
}

} // namespace

FollowMask::FollowMask(const Follows &follows, const QList<ParticipantId> &members)
    : m_follows(follows)
    , m_members(members)
{
}

bool FollowMask::mayFollow(qsizetype speaker, qsizetype after) const
{
    const auto row = m_follows.constFind(m_members[after]);
    return row == m_follows.cend() || row->contains(m_members[speaker]);
}

QList<qsizetype> FollowMask::deadEnds() const
{
    return withNobody(m_members.size(),
                      [this](qsizetype after, qsizetype speaker) { return mayFollow(speaker, after); });
}

QList<qsizetype> FollowMask::neverFollow() const
{
    return withNobody(m_members.size(),
                      [this](qsizetype speaker, qsizetype after) { return mayFollow(speaker, after); });
}

void FollowMask::set(qsizetype speaker, qsizetype after, bool may)
{
    if (mayFollow(speaker, after) == may)
        return;
    const ParticipantId id = m_members[speaker];
    QList<ParticipantId> row = m_follows.value(m_members[after], m_members);
    if (may)
        row.append(id);
    else
        row.removeAll(id);
    put(after, row);
}

void FollowMask::setRow(qsizetype after, bool may)
{
    if (may)
        m_follows.remove(m_members[after]);
    else
        put(after, {});
}

void FollowMask::setColumn(qsizetype speaker, bool may)
{
    for (qsizetype after = 0; after < m_members.size(); ++after)
        set(speaker, after, may);
}

void FollowMask::letEverybody()
{
    for (const ParticipantId &id : std::as_const(m_members))
        m_follows.remove(id);
}

void FollowMask::letAllButSelf()
{
    for (qsizetype after = 0; after < m_members.size(); ++after)
        put(after, others(after));
}

void FollowMask::moderate(qsizetype moderator)
{
    for (qsizetype after = 0; after < m_members.size(); ++after)
        put(after, after == moderator ? others(after) : QList<ParticipantId>{m_members[moderator]});
}

void FollowMask::pair()
{
    const qsizetype count = m_members.size();
    const qsizetype lastPair = std::max<qsizetype>(count / 2 - 1, 0);
    const auto pairOf = [lastPair](qsizetype member) { return std::min(member / 2, lastPair); };
    for (qsizetype after = 0; after < count; ++after) {
        QList<ParticipantId> row;
        for (qsizetype speaker = 0; speaker < count; ++speaker) {
            if (speaker != after && pairOf(speaker) == pairOf(after))
                row.append(m_members[speaker]);
        }
        put(after, row);
    }
}

void FollowMask::welcome(const QList<ParticipantId> &members)
{
    const QList<ParticipantId> before = m_members;
    m_members = members;
    for (auto row = m_follows.begin(); row != m_follows.end(); ++row) {
        QList<ParticipantId> othersBefore = before;
        othersBefore.removeAll(row.key());
        if (!before.contains(row.key()) || othersBefore.isEmpty() || !holdsAll(*row, othersBefore))
            continue;
        for (const ParticipantId &id : members) {
            if (!before.contains(id) && !row->contains(id))
                row->append(id);
        }
    }
}

/// In the order of the roster, followed by former members.
void FollowMask::put(qsizetype after, const QList<ParticipantId> &speakers)
{
    if (holdsAll(speakers, m_members)) {
        m_follows.remove(m_members[after]);
        return;
    }
    QList<ParticipantId> row;
    for (const ParticipantId &id : std::as_const(m_members)) {
        if (speakers.contains(id))
            row.append(id);
    }
    for (const ParticipantId &id : m_follows.value(m_members[after])) {
        if (!m_members.contains(id) && !row.contains(id))
            row.append(id);
    }
    m_follows.insert(m_members[after], row);
}

QList<ParticipantId> FollowMask::others(qsizetype than) const
{
    QList<ParticipantId> others = m_members;
    others.removeAt(than);
    return others;
}

} // namespace studio::model
