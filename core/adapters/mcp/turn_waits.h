// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/room_mirror.h"
#include "core/base/clock.h"

#include <QPointer>

#include <functional>

namespace studio::adapters::mcp {

/// Guests that wait for their turn: each guest is told once, when something is wanted of them, when their
/// time is over, or when the door closes. Nothing is told after the context is destroyed. On the studio
/// thread.
class TurnWaits : public QObject
{
    Q_OBJECT

public:
    static constexpr base::Millis kUsual{25'000};

    struct Event
    {
        QString name;      ///< turn, awake, vote, timeout, closed
        QString messageId; ///< the message concerned; may be empty
        bool operator==(const Event &) const = default;
    };
    using Then = std::function<void(const Event &)>;

    /// Both outlive it.
    TurnWaits(const RoomMirror &mirror, base::Clock &clock, QObject *parent = nullptr);

    /// Calls back at once if something is wanted already.
    void wait(const base::ParticipantId &guest, base::Millis longest, QObject *context, Then then);
    void closeAll();
    [[nodiscard]] qsizetype count() const { return m_waits.size(); }

private:
    struct Wait
    {
        quint64 number = 0;
        base::ParticipantId guest;
        QPointer<QObject> context;
        Then then;
        quint64 timer = 0;
    };

    void look();
    void over(quint64 number);
    [[nodiscard]] std::optional<Event> wantedOf(const base::ParticipantId &guest) const;
    [[nodiscard]] QString newestMessage(const base::ParticipantId &guest) const; ///< that the guest heard

    const RoomMirror &m_mirror;
    base::Clock &m_clock;
    QList<Wait> m_waits;
    quint64 m_last = 0;
};

} // namespace studio::adapters::mcp
