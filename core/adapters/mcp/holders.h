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

/// The caller: a session of the older protocol, or all callers without a session together. Guests speak
/// through a holder; while a session lives, no other holder may use its names. A client that crashed does not
/// report it: its names are free after kNamePatience.
struct Holder
{
    QByteArray session; ///< empty: callers without a session
    qint64 number = 0;  ///< of sessions, in order of their beginning
    model::DoorClient client;
    QByteArray version;                              ///< of the protocol
    QHash<base::ParticipantId, base::Millis> guests; ///< that have joined, and when each was last heard
    QSet<base::MessageId> whispers; ///< received for a guest of this session while it spoke for that guest
    QSet<QString> watched;          ///< resources whose changes it wants to hear of
    base::Millis lastSeen{0};
    bool isUsed = false;   ///< has made a call since it began
    bool isOver = false;   ///< work for it should stop
    bool isHidden = false; ///< silent for so long that it is not listed
    int open = 0;          ///< running streams and calls: the holder is alive
};

/// All holders of a door. Pure except for the clock and the source of session ids.
class Holders
{
public:
    static constexpr qsizetype kMostSessions = 1'000;  ///< beyond, one ends: unused, else silent longest
    static constexpr qsizetype kMostNames = 8;         ///< for which one session may speak
    static constexpr qsizetype kMostNamesWithout = 64; ///< for all callers without a session together
    static constexpr base::Millis kSessionPatience{30 * 60'000};
    static constexpr base::Millis kNamePatience{5 * 60'000}; ///< of guests: after that nobody waits for them

    using Gone = std::function<void(const Holder &)>;
    using Silent = std::function<void(const base::ParticipantId &)>;

    /// `newId` returns an unguessable id; `gone` is called for each holder that ends, `silent` for guests for
    /// which nobody has spoken in a while.
    Holders(const base::Clock &clock, std::function<QByteArray()> newId, Gone gone, Silent silent);

    /// Begins a session with a new id, or continues the previous one.
    [[nodiscard]] std::shared_ptr<Holder> begin(const model::DoorClient &client, const QByteArray &version,
                                                const QByteArray &before = {});
    [[nodiscard]] std::shared_ptr<Holder> find(const QByteArray &session) const; ///< null: ended or unknown
    [[nodiscard]] std::shared_ptr<Holder> withoutSession();
    bool end(const QByteArray &session);
    [[nodiscard]] QByteArray sessionOf(const QString &client) const; ///< by DoorClient::id
    void endAll();
    /// Ends sessions that were silent too long; callers without a session lose names that were.
    void expire();
    void touch(Holder &holder) const { holder.lastSeen = m_clock.steadyNow(); }

    /// Whether the holder may speak for that guest; from then on no other holder may. By id, since one guest
    /// can be written in several ways: "bob", "guest:bob".
    [[nodiscard]] bool claim(const std::shared_ptr<Holder> &holder, const base::ParticipantId &guest);
    /// The guest did not join after all; no effect if it did.
    void release(const std::shared_ptr<Holder> &holder, const base::ParticipantId &guest);
    /// A session speaks for the guest, and has done so within kNamePatience, or has open calls.
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
