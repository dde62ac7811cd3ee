// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/door_memory.h"
#include "core/base/clock.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace studio::adapters::firehose {

/// Who is in the network that we joined, as far as known: participants seen since we joined, those met there
/// lately (also before the studio was started), and those whom the user named. A network does not list its
/// members, and its companions answer only if they are named. By wire names. On the studio thread.
class Acquaintances : public QObject
{
public:
    static constexpr qsizetype kMost = 64; ///< of one network; beyond it, the longest unmet goes
    static constexpr qsizetype kMostPresent = 256;
    static constexpr std::chrono::hours kRememberedFor{30 * 24};
    static constexpr std::chrono::minutes kNotedEvery{10}; ///< for a participant who is met repeatedly

    /// Both outlive it.
    Acquaintances(DoorMemory &memory, base::Clock &clock, QObject *parent = nullptr);

    /// Switches to another network; what is known of the previous network is kept for it.
    void begin(const QString &network);
    void end();
    void setNamed(const QStringList &names) { m_named = names; } ///< by the user

    /// The participant showed a sign of life, even if only a vote cast by another in their name.
    void seen(const QString &name);
    /// The participant did something themselves.
    void metNow(const QString &name);

    [[nodiscard]] const QSet<QString> &present() const { return m_present; }
    [[nodiscard]] const QStringList &named() const { return m_named; }
    /// All known participants, by name; empty if there are none.
    [[nodiscard]] QStringList all() const;

private:
    [[nodiscard]] QHash<QString, QDateTime> lately() const;
    void keep();

    DoorMemory &m_memory;
    base::Clock &m_clock;
    QString m_network;
    QStringList m_named;
    QSet<QString> m_present;
    QHash<QString, QDateTime> m_met; ///< with the time of the last meeting
    bool m_isRead = false;           ///< the stored meetings are read
};

} // namespace studio::adapters::firehose
