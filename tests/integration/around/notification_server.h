// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QList>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

namespace studio::tests {

/// A desktop's notification service on a bus, which keeps what it is asked for. It answers at once, or only
/// when the test says so.
class NotificationServer : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    struct Call
    {
        uint id = 0;
        uint replaces = 0;
        QString title;
        QString text;
        QStringList actions;
        QVariantMap hints;
    };

    /// A connection of its own, as if it were another program.
    NotificationServer(const QString &address, const QStringList &capabilities)
        : m_capabilities(capabilities)
        , m_bus(QDBusConnection::connectToBus(address, QStringLiteral("notification-server")))
    {
        m_bus.registerObject(QStringLiteral("/org/freedesktop/Notifications"), this,
                             QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
        m_bus.registerService(QStringLiteral("org.freedesktop.Notifications"));
    }
    ~NotificationServer() override
    {
        m_bus.unregisterService(QStringLiteral("org.freedesktop.Notifications"));
        QDBusConnection::disconnectFromBus(QStringLiteral("notification-server"));
    }

    int asked = 0; ///< how often for its capabilities
    QList<Call> calls;
    QList<uint> closed;
    bool answersLate = false;
    void answerNow()
    {
        for (const QDBusMessage &answer : std::as_const(m_late))
            m_bus.send(answer);
        m_late.clear();
    }

public Q_SLOTS:
    QStringList GetCapabilities() // NOLINT: names of the protocol
    {
        ++asked;
        return m_capabilities;
    }

    uint Notify(const QString &, uint replaces, const QString &, const QString &title, const QString &text,
                const QStringList &actions, const QVariantMap &hints, int, const QDBusMessage &message)
    {
        const uint id = replaces > 0 ? replaces : ++m_lastId;
        calls.append({id, replaces, title, text, actions, hints});
        if (answersLate) {
            message.setDelayedReply(true);
            m_late.append(message.createReply(id));
        }
        return id;
    }

    void CloseNotification(uint id)
    {
        closed.append(id);
        Q_EMIT NotificationClosed(id, 3);
    }

Q_SIGNALS:
    void NotificationClosed(uint id, uint reason);
    void ActionInvoked(uint id, const QString &action);
    void ActivationToken(uint id, const QString &token);

private:
    QStringList m_capabilities;
    QDBusConnection m_bus;
    QList<QDBusMessage> m_late;
    uint m_lastId = 40;
};

} // namespace studio::tests
