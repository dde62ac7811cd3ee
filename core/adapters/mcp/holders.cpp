// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/holders.h"

#include <algorithm>
#include <tuple>

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using std::shared_ptr;

Holders::Holders(const base::Clock &clock, std::function<QByteArray()> newId, Gone gone, Silent silent)
    : m_clock(clock)
    , m_newId(std::move(newId))
    , m_gone(std::move(gone))
    , m_silent(std::move(silent))
{
}

shared_ptr<Holder> Holders::begin(const model::DoorClient &client, const QByteArray &version,
                                  const QByteArray &before)
{
    if (m_sessions.size() >= kMostSessions)
        dropSilentest();
    auto holder = std::make_shared<Holder>();
    holder->session = before.isEmpty() ? m_newId() : before;
    holder->client = client;
    holder->number = ++m_count;
    holder->client.id = u"mcp-%1"_s.arg(holder->number);
    holder->client.since = holder->client.lastSeen = m_clock.wallNow();
    holder->version = version;
    touch(*holder);
    m_sessions.insert(holder->session, holder);
    return holder;
}

shared_ptr<Holder> Holders::find(const QByteArray &session) const { return m_sessions.value(session); }

shared_ptr<Holder> Holders::withoutSession()
{
    if (!m_without) {
        m_without = std::make_shared<Holder>();
        m_without->client = {.id = u"mcp-0"_s,
                             .door = model::Guest::Door::Mcp,
                             .since = m_clock.wallNow(),
                             .lastSeen = m_clock.wallNow()};
    }
    return m_without;
}

bool Holders::end(const QByteArray &session)
{
    const shared_ptr<Holder> holder = m_sessions.take(session);
    if (!holder)
        return false;
    forget(holder);
    return true;
}

void Holders::forget(const shared_ptr<Holder> &holder)
{
    m_owners.removeIf(
        [&holder](const std::pair<const base::ParticipantId &, std::weak_ptr<Holder> &> &owner) {
            return owner.second.lock() == holder;
        });
    holder->isOver = true;
    m_gone(*holder);
}

QByteArray Holders::sessionOf(const QString &client) const
{
    for (const shared_ptr<Holder> &holder : m_sessions) {
        if (holder->client.id == client)
            return holder->session;
    }
    return {};
}

void Holders::endAll()
{
    const QList<QByteArray> sessions = m_sessions.keys();
    for (const QByteArray &session : sessions)
        end(session);
    if (const shared_ptr<Holder> without = std::exchange(m_without, nullptr))
        forget(without);
}

void Holders::expire()
{
    const base::Millis now = m_clock.steadyNow();
    QList<QByteArray> silent;
    for (const shared_ptr<Holder> &holder : std::as_const(m_sessions)) {
        if (holder->open == 0 && holder->lastSeen + kSessionPatience <= now)
            silent.append(holder->session);
        else
            hush(*holder);
    }
    if (m_without)
        hush(*m_without);
    for (const QByteArray &session : std::as_const(silent))
        end(session);
    if (m_without && m_without->open == 0 && m_without->lastSeen + kNamePatience <= now)
        forget(std::exchange(m_without, nullptr));
}

// A session keeps the name, so that its guest can continue; among callers without a session it is unknown
// which of them would continue.
void Holders::hush(Holder &holder)
{
    const base::Millis now = m_clock.steadyNow();
    QList<base::ParticipantId> silent;
    for (auto guest = holder.guests.cbegin(); guest != holder.guests.cend(); ++guest) {
        if (holder.open == 0 && guest.value() + kNamePatience <= now)
            silent.append(guest.key());
    }
    for (const base::ParticipantId &guest : std::as_const(silent)) {
        m_silent(guest);
        if (!holder.session.isEmpty())
            continue;
        holder.guests.remove(guest);
        m_owners.remove(guest);
    }
}

void Holders::dropSilentest()
{
    const auto silentest =
        std::min_element(m_sessions.cbegin(), m_sessions.cend(), [](const auto &one, const auto &other) {
            return std::tuple(one->open, one->isUsed, one->lastSeen, one->number) <
                   std::tuple(other->open, other->isUsed, other->lastSeen, other->number);
        });
    if (silentest != m_sessions.cend())
        end(silentest.key());
}

bool Holders::claim(const shared_ptr<Holder> &holder, const base::ParticipantId &guest)
{
    const shared_ptr<Holder> owner = m_owners.value(guest).lock();
    if (owner == holder)
        return true;
    if (isTaken(guest) ||
        holder->guests.size() >= (holder->session.isEmpty() ? kMostNamesWithout : kMostNames))
        return false;
    if (owner)
        owner->guests.remove(guest);
    m_owners.insert(guest, holder);
    return true;
}

void Holders::release(const shared_ptr<Holder> &holder, const base::ParticipantId &guest)
{
    if (!holder->guests.contains(guest) && m_owners.value(guest).lock() == holder)
        m_owners.remove(guest);
}

bool Holders::isTaken(const base::ParticipantId &guest) const
{
    const shared_ptr<Holder> owner = m_owners.value(guest).lock();
    if (!owner || owner->session.isEmpty())
        return false;
    const base::Millis heard = owner->guests.value(guest, owner->lastSeen);
    return owner->open > 0 || heard + kNamePatience > m_clock.steadyNow();
}

} // namespace studio::adapters::mcp
