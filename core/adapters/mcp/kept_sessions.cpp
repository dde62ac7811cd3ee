// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/kept_sessions.h"

#include <QMessageAuthenticationCode>

#include <algorithm>
#include <tuple>

namespace studio::adapters::mcp {

using model::KeptSession;

namespace {

bool isOver(const KeptSession &session, const QDateTime &now)
{
    return std::chrono::seconds(session.lastSeen.secsTo(now)) > KeptSessions::kKeptFor;
}

} // namespace

KeptSessions::KeptSessions(DoorMemory &memory, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_memory(memory)
    , m_clock(clock)
{
}

void KeptSessions::open(const base::RoomId &room, const QByteArray &token)
{
    m_room = room;
    m_token = token;
    if (std::exchange(m_isAsked, true))
        return;
    m_memory.sessions(this, [this](const QList<KeptSession> &kept) {
        const QDateTime now = m_clock.wallNow();
        for (const KeptSession &one : kept) {
            if (!isOver(one, now) && m_kept.size() < kMost)
                m_kept.insert(one.mark, one);
        }
        m_isRead = true;
        const auto waiting = std::exchange(m_waiting, {});
        for (const auto &[context, then] : waiting) {
            if (context)
                then();
        }
    });
}

void KeptSessions::whenRead(QObject *context, std::function<void()> then)
{
    if (m_isRead)
        return then();
    m_waiting.append({context, std::move(then)});
}

QByteArray KeptSessions::markOf(const QByteArray &session) const
{
    const QByteArray text = "mcp\n" + m_room.value().toUtf8() + '\n' + session;
    return QMessageAuthenticationCode::hash(text, m_token, QCryptographicHash::Sha256).toHex();
}

void KeptSessions::used(const QByteArray &session, const QByteArray &version, const QString &program)
{
    if (!m_isRead)
        return; // it is stored with the next call
    const QByteArray mark = markOf(session);
    const QDateTime now = m_clock.wallNow();
    if (const auto known = m_kept.constFind(mark); known != m_kept.cend()) {
        const qint64 since = known->lastSeen.secsTo(now);
        if (since >= 0 && std::chrono::seconds(since) < kNotedEvery)
            return;
    }
    m_kept.insert(mark, {mark, version, program, now});
    write();
}

void KeptSessions::forget(const QByteArray &session)
{
    if (m_kept.remove(markOf(session)) > 0)
        write();
}

std::optional<KeptSession> KeptSessions::find(const QByteArray &session) const
{
    if (session.isEmpty() || session.size() > kLongestId)
        return std::nullopt;
    const auto found = m_kept.constFind(markOf(session));
    if (found == m_kept.cend() || isOver(*found, m_clock.wallNow()))
        return std::nullopt;
    return *found;
}

void KeptSessions::write()
{
    const QDateTime now = m_clock.wallNow();
    m_kept.removeIf([&now](const auto &one) { return isOver(one.value(), now); });
    QList<KeptSession> kept = m_kept.values();
    std::sort(kept.begin(), kept.end(), [](const KeptSession &one, const KeptSession &other) {
        return std::tie(one.lastSeen, one.mark) > std::tie(other.lastSeen, other.mark);
    });
    while (kept.size() > kMost)
        m_kept.remove(kept.takeLast().mark);
    m_memory.keepSessions(kept);
}

} // namespace studio::adapters::mcp
