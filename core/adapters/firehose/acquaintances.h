// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/door_memory.h"
#include "core/base/clock.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace studio::adapters::firehose {

/// Who is in the network that we joined, as far as anybody knows: who was seen since we joined, who was met
/// there lately, also before the studio was started, and who is there because the user says so. A network
/// does not tell who is in it, and its companions answer only to whom they are named by. By wire names. On
/// the studio thread.
class Acquaintances : public QObject
{
public:
    static constexpr qsizetype kMost = 64; ///< of one network; beyond, who was met longest ago is forgotten
    static constexpr qsizetype kMostPresent = 256;
    static constexpr std::chrono::hours kRememberedFor{30 * 24};
    static constexpr std::chrono::minutes kNotedEvery{10}; ///< of one who is met again and again

    /// Both outlive it.
    Acquaintances(DoorMemory &memory, base::Clock &clock, QObject *parent = nullptr);

    /// Another network: what is known of the one before stays with it.
    void begin(const QString &network);
    void end();
    void setNamed(const QStringList &names) { m_named = names; } ///< by the user

    /// It gave a sign of life, be it that somebody else votes in its name.
    void seen(const QString &name);
    /// It did something itself.
    void metNow(const QString &name);

    [[nodiscard]] const QSet<QString> &present() const { return m_present; }
    [[nodiscard]] const QStringList &named() const { return m_named; }
    /// All of them, in the order of their names; nobody, where nobody is known.
    [[nodiscard]] QStringList all() const;

private:
    [[nodiscard]] QHash<QString, QDateTime> lately() const;
    void keep();

    DoorMemory &m_memory;
    base::Clock &m_clock;
    QString m_network;
    QStringList m_named;
    QSet<QString> m_present;
    QHash<QString, QDateTime> m_met; ///< and when last
    bool m_isRead = false;           ///< what was kept before
};

} // namespace studio::adapters::firehose
