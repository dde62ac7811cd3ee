// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/acquaintances.h"

#include <algorithm>

namespace studio::adapters::firehose {

Acquaintances::Acquaintances(DoorMemory &memory, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_memory(memory)
    , m_clock(clock)
{
}

void Acquaintances::begin(const QString &network)
{
    end();
    m_network = network;
    m_memory.met(network, this, [this, network](const QList<model::Acquaintance> &met) {
        if (network != m_network || m_isRead)
            return;
        m_isRead = true;
        for (const model::Acquaintance &one : met) {
            if (!m_met.contains(one.wireName))
                m_met.insert(one.wireName, one.lastSeen);
        }
    });
}

void Acquaintances::end()
{
    m_network.clear();
    m_present.clear();
    m_met.clear();
    m_isRead = false;
}

void Acquaintances::seen(const QString &name)
{
    if (m_present.size() < kMostPresent)
        m_present.insert(name);
}

void Acquaintances::metNow(const QString &name)
{
    seen(name);
    const QDateTime now = m_clock.wallNow();
    const auto before = m_met.constFind(name);
    const bool isFresh = before != m_met.cend() && before->secsTo(now) >= 0 &&
                         std::chrono::seconds(before->secsTo(now)) < kNotedEvery;
    if (isFresh || m_network.isEmpty())
        return;
    m_met.insert(name, now);
    keep();
}

QHash<QString, QDateTime> Acquaintances::lately() const
{
    const QDateTime since = m_clock.wallNow().addSecs(-std::chrono::seconds(kRememberedFor).count());
    QHash<QString, QDateTime> met = m_met;
    met.removeIf([&since](const auto &one) { return one.value() < since; });
    while (met.size() > kMost) {
        const auto oldest = std::min_element(met.cbegin(), met.cend());
        met.remove(QString(oldest.key()));
    }
    return met;
}

// Stored data must be read before it is overwritten.
void Acquaintances::keep()
{
    m_met = lately();
    if (!m_isRead)
        return;
    QList<model::Acquaintance> met;
    for (auto one = m_met.cbegin(); one != m_met.cend(); ++one)
        met.append({one.key(), one.value()});
    m_memory.keepMet(m_network, met);
}

QStringList Acquaintances::all() const
{
    QSet<QString> names = m_present;
    names.unite(QSet(m_named.cbegin(), m_named.cend()));
    const QHash<QString, QDateTime> met = lately();
    for (auto one = met.keyBegin(); one != met.keyEnd(); ++one)
        names.insert(*one);
    QStringList sorted(names.cbegin(), names.cend());
    sorted.sort();
    return sorted;
}

} // namespace studio::adapters::firehose
