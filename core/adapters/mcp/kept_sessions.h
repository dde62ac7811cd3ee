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

/// Which sessions may go on after the studio was started anew: those that were used, for a week. Their ids
/// are not kept, only marks that are made of the id, the door's token and its room: under another token or
/// for another room there is no such session. Nothing else of a session is kept, so that it is allowed no
/// more than a new one. On the studio thread.
class KeptSessions : public QObject
{
public:
    static constexpr qsizetype kMost = 256; ///< the newest
    static constexpr std::chrono::hours kKeptFor{7 * 24};
    static constexpr std::chrono::minutes kNotedEvery{60}; ///< of a session that is used all the time
    static constexpr qsizetype kLongestId = 128;           ///< bytes; a longer one is none of ours

    /// Both outlive it.
    KeptSessions(DoorMemory &memory, base::Clock &clock, QObject *parent = nullptr);

    void open(const base::RoomId &room, const QByteArray &token);
    /// At once, if what was kept is read already; not when the context has gone before.
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
    QHash<QByteArray, model::KeptSession> m_kept; ///< by mark; those of other tokens and rooms too
    QList<std::pair<QPointer<QObject>, std::function<void()>>> m_waiting;
    bool m_isAsked = false;
    bool m_isRead = false;
};

} // namespace studio::adapters::mcp
