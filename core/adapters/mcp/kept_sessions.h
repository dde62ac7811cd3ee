// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/door_memory.h"
#include "core/base/clock.h"
#include "core/base/ids.h"

#include <QHash>
#include <QPointer>

#include <functional>
#include <optional>

namespace studio::adapters::mcp {

/// Which sessions may continue after a restart of the studio: sessions that were used, for a week. Their ids
/// are not stored, only marks computed from the id, the door's token and its room: with another token or
/// another room the session does not exist. Nothing else of a session is stored, so it has no more rights
/// than a new one. On the studio thread.
class KeptSessions : public QObject
{
public:
    static constexpr qsizetype kMost = 256; ///< the newest
    static constexpr std::chrono::hours kKeptFor{7 * 24};
    static constexpr std::chrono::minutes kNotedEvery{60}; ///< for a session in constant use
    static constexpr qsizetype kLongestId = 128;           ///< bytes; longer ids are not ours

    /// Both outlive it.
    KeptSessions(DoorMemory &memory, base::Clock &clock, QObject *parent = nullptr);

    void open(const base::RoomId &room, const QByteArray &token);
    /// At once, if the stored sessions are read already; never after the context is destroyed.
    void whenRead(QObject *context, std::function<void()> then);
    [[nodiscard]] bool isRead() const { return m_isRead; }

    void used(const QByteArray &session, const QByteArray &version, const QString &program);
    void forget(const QByteArray &session);
    [[nodiscard]] std::optional<model::KeptSession> find(const QByteArray &session) const;

private:
    [[nodiscard]] QByteArray markOf(const QByteArray &session) const;
    void write();

    DoorMemory &m_memory;
    base::Clock &m_clock;
    base::RoomId m_room;
    QByteArray m_token;
    QHash<QByteArray, model::KeptSession> m_kept; ///< by mark; also for other tokens and rooms
    QList<std::pair<QPointer<QObject>, std::function<void()>>> m_waiting;
    bool m_isAsked = false;
    bool m_isRead = false;
};

} // namespace studio::adapters::mcp
