// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVirtualObject>
#include <QHash>
#include <QList>
#include <QStringList>
#include <QVariantMap>

namespace studio::tests {

/// One entry of a(sa{sv}): a key as a portal names it.
struct NamedKey
{
    QString id;
    QVariantMap words;
};

inline QDBusArgument &operator<<(QDBusArgument &out, const NamedKey &key)
{
    out.beginStructure();
    out << key.id << key.words;
    out.endStructure();
    return out;
}

inline const QDBusArgument &operator>>(const QDBusArgument &in, NamedKey &key)
{
    in.beginStructure();
    in >> key.id >> key.words;
    in.endStructure();
    return in;
}

} // namespace studio::tests

Q_DECLARE_METATYPE(studio::tests::NamedKey)

namespace studio::tests {

/// A desktop's portal for global shortcuts on a bus, which grants what it is asked for unless the test says
/// otherwise, and keeps what it heard.
class ShortcutPortal : public QDBusVirtualObject
{
public:
    struct Key
    {
        QString id;
        QString description;
        QString trigger;
    };

    /// A connection of its own, as if it were another program.
    explicit ShortcutPortal(const QString &address)
        : m_bus(QDBusConnection::connectToBus(address, name()))
    {
        qDBusRegisterMetaType<NamedKey>();
        qDBusRegisterMetaType<QList<NamedKey>>();
        m_bus.registerVirtualObject(path(), this, QDBusConnection::SubPath);
        m_bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop"));
    }
    ~ShortcutPortal() override
    {
        m_bus.unregisterService(QStringLiteral("org.freedesktop.portal.Desktop"));
        m_bus.unregisterObject(path(), QDBusConnection::UnregisterTree);
        QDBusConnection::disconnectFromBus(name());
    }

    // By method.
    QString silentAt;
    QHash<QString, QString> errors;
    QHash<QString, QVariantList> answers; ///< instead of a grant
    bool contradicts = false;             ///< each grant is followed by a refusal
    QList<NamedKey> bindsAtOnce;          ///< told with the session, as KDE Plasma 5.27 does

    QStringList calls;
    QString program; ///< that registered
    QString session;
    QStringList closed;
    QList<Key> keys;
    QList<Key> keysOfSession; ///< that came with the wish for a session

    void press(const QString &id) { sendActivated({QVariant::fromValue(QDBusObjectPath(session)), id}); }
    void pressElsewhere(const QString &id)
    {
        sendActivated({QVariant::fromValue(QDBusObjectPath(path() + QStringLiteral("/session/1_1/x"))), id});
    }
    void pressWrongly(const QString &id)
    {
        sendActivated({session, id}); // no path
        sendActivated({QVariant::fromValue(QDBusObjectPath(session)), 1});
        QDBusMessage bare = signalOf(path(), QStringLiteral("GlobalShortcuts"), QStringLiteral("Activated"));
        m_bus.send(bare);
        bare << QVariant::fromValue(QDBusObjectPath(session)) << id; // without time and options
        m_bus.send(bare);
    }
    /// The user has chosen these keys in the settings of the desktop.
    void change(const QList<NamedKey> &chosen)
    {
        m_bus.send(signalOf(path(), QStringLiteral("GlobalShortcuts"), QStringLiteral("ShortcutsChanged"))
                   << QVariant::fromValue(QDBusObjectPath(session)) << QVariant::fromValue(chosen));
    }
    void endSession()
    {
        m_bus.send(signalOf(session, QStringLiteral("Session"), QStringLiteral("Closed")) << QVariantMap());
    }
    /// Answers the newest request, which was silently kept.
    void answerNow() { answer(m_request, {0U, granted()}); }

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }

    bool handleMessage(const QDBusMessage &message, const QDBusConnection &) override
    {
        const QString method = message.member();
        calls.append(method);
        if (method == QLatin1String("Close"))
            closed.append(message.path());
        if (!take(message))
            return false;
        if (errors.contains(method)) {
            m_bus.send(message.createErrorReply(errors.value(method), QStringLiteral("No.")));
            return true;
        }
        if (silentAt == method)
            return true;
        const bool isRequest =
            method == QLatin1String("CreateSession") || method == QLatin1String("BindShortcuts");
        if (message.isReplyRequired())
            m_bus.send(isRequest ? message.createReply(QVariant::fromValue(QDBusObjectPath(m_request)))
                                 : message.createReply());
        if (isRequest) {
            QVariantMap grant = granted();
            if (method == QLatin1String("CreateSession") && !bindsAtOnce.isEmpty())
                grant.insert(QStringLiteral("shortcuts"), QVariant::fromValue(bindsAtOnce));
            answer(m_request, answers.value(method, {0U, grant}));
            if (contradicts)
                answer(m_request, {1U, QVariantMap()});
        }
        return true;
    }

private:
    static QString name() { return QStringLiteral("shortcut-portal"); }
    static QString path() { return QStringLiteral("/org/freedesktop/portal/desktop"); }

    static QDBusMessage signalOf(const QString &of, const QString &interface, const QString &what)
    {
        return QDBusMessage::createSignal(of, QStringLiteral("org.freedesktop.portal.") + interface, what);
    }

    /// False: the portal knows no such call, or not with such arguments.
    bool take(const QDBusMessage &message)
    {
        const QString call = message.member() + u' ' + message.signature();
        if (call == QLatin1String("Close "))
            return true;
        const QVariantList arguments = message.arguments();
        if (call == QLatin1String("Register sa{sv}")) {
            program = arguments.at(0).toString();
            return true;
        }
        const QString sender = message.service().mid(1).replace(u'.', u'_');
        const auto pathOf = [&](const char *kind, const char *token) {
            const auto options = qdbus_cast<QVariantMap>(arguments.constLast());
            return QStringLiteral("%1/%2/%3/%4")
                .arg(path(), QLatin1String(kind), sender, options.value(QLatin1String(token)).toString());
        };
        if (call == QLatin1String("CreateSession a{sv}")) {
            session = pathOf("session", "session_handle_token");
            const auto options = qdbus_cast<QVariantMap>(arguments.constLast());
            keysOfSession = keysIn(options.value(QStringLiteral("shortcuts")).value<QDBusArgument>());
        } else if (call == QLatin1String("BindShortcuts oa(sa{sv})sa{sv}")) {
            if (arguments.at(0).value<QDBusObjectPath>().path() != session)
                return false;
            keys = keysIn(arguments.at(1).value<QDBusArgument>());
        } else {
            return false;
        }
        m_request = pathOf("request", "handle_token");
        return true;
    }

    static QList<Key> keysIn(const QDBusArgument &list)
    {
        QList<Key> keys;
        for (const NamedKey &named : qdbus_cast<QList<NamedKey>>(list))
            keys.append({named.id, named.words.value(QStringLiteral("description")).toString(),
                         named.words.value(QStringLiteral("preferred_trigger")).toString()});
        return keys;
    }

    [[nodiscard]] QVariantMap granted() const { return {{QStringLiteral("session_handle"), session}}; }

    void answer(const QString &request, const QVariantList &with)
    {
        QDBusMessage response = signalOf(request, QStringLiteral("Request"), QStringLiteral("Response"));
        response.setArguments(with);
        m_bus.send(response);
    }

    void sendActivated(QVariantList arguments)
    {
        QDBusMessage news = signalOf(path(), QStringLiteral("GlobalShortcuts"), QStringLiteral("Activated"));
        arguments << QVariant::fromValue(quint64(1)) << QVariantMap();
        news.setArguments(arguments);
        m_bus.send(news);
    }

    QDBusConnection m_bus;
    QString m_request;
};

} // namespace studio::tests
