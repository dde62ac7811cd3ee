// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/model/door.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace studio::adapters::mcp {

/// Who calls: a session of the older protocol, or all those together that call without one. Guests speak
/// through a holder; a name that a living session speaks for is nobody else's. A client that died does not
/// say so: its names are free after kNamePatience.
struct Holder
{
    QByteArray session; ///< empty: those without one
    qint64 number = 0;  ///< of sessions, in the order in which they began
    model::DoorClient client;
    QByteArray version;                              ///< of the protocol
    QHash<base::ParticipantId, base::Millis> guests; ///< those who have joined, and when each was heard last
    QSet<base::MessageId> whispers; ///< that came for a guest of this session while it spoke for it
    QSet<QString> watched;          ///< resources that it wants to hear of
    base::Millis lastSeen{0};
    bool isUsed = false; ///< it has called for something since it began
    bool isOver = false; ///< whoever still works for it shall stop
    int open = 0;        ///< streams and calls that are being waited for: it is alive
};

/// All holders of a door. Pure but for the clock and the source of session ids.
class Holders
{
public:
    static constexpr qsizetype kMostSessions = 1'000;  ///< beyond, one goes: never used, else silent longest
    static constexpr qsizetype kMostNames = 8;         ///< that one session may speak for
    static constexpr qsizetype kMostNamesWithout = 64; ///< that all without a session may
    static constexpr base::Millis kSessionPatience{30 * 60'000};
    static constexpr base::Millis kNamePatience{5 * 60'000}; ///< for guests: then nobody waits for them

    using Gone = std::function<void(const Holder &)>;
    using Silent = std::function<void(const base::ParticipantId &)>;

    /// `newId` gives what nobody can guess; `gone` is told of each holder that is over, `silent` of guests
    /// that nobody has spoken for in a while.
    Holders(const base::Clock &clock, std::function<QByteArray()> newId, Gone gone, Silent silent);

    /// Under a new id, or goes on under that of before.
    [[nodiscard]] std::shared_ptr<Holder> begin(const model::DoorClient &client, const QByteArray &version,
                                                const QByteArray &before = {});
    [[nodiscard]] std::shared_ptr<Holder> find(const QByteArray &session) const; ///< null: over, or never
    [[nodiscard]] std::shared_ptr<Holder> withoutSession();
    bool end(const QByteArray &session);
    [[nodiscard]] QByteArray sessionOf(const QString &client) const; ///< by DoorClient::id
    void endAll();
    /// Ends what was silent too long; those without a session lose the names that were.
    void expire();
    void touch(Holder &holder) const { holder.lastSeen = m_clock.steadyNow(); }

    /// Whether it may speak for that guest; from then on nobody else may. By the id, since one guest can be
    /// written in more than one way: "bob", "guest:bob".
    [[nodiscard]] bool claim(const std::shared_ptr<Holder> &holder, const base::ParticipantId &guest);
    /// It did not come in after all; nothing, if it is in.
    void release(const std::shared_ptr<Holder> &holder, const base::ParticipantId &guest);
    /// A session speaks for it, and has been heard for it within kNamePatience, or has something open.
    [[nodiscard]] bool isTaken(const base::ParticipantId &guest) const;
    [[nodiscard]] qsizetype sessions() const { return m_sessions.size(); }
    [[nodiscard]] QList<std::shared_ptr<Holder>> all() const { return m_sessions.values(); }

private:
    void forget(const std::shared_ptr<Holder> &holder);
    void hush(Holder &holder);
    void dropSilentest();

    const base::Clock &m_clock;
    std::function<QByteArray()> m_newId;
    Gone m_gone;
    Silent m_silent;
    QHash<QByteArray, std::shared_ptr<Holder>> m_sessions;
    std::shared_ptr<Holder> m_without;
    QHash<base::ParticipantId, std::weak_ptr<Holder>> m_owners;
    qint64 m_count = 0;
};

} // namespace studio::adapters::mcp
