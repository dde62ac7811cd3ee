// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <memory>

class QDBusPendingCall;
class QDBusServiceWatcher;

namespace studio::ui {

struct BoundKey;

/// Keys that work while another program is in front, from the desktop's portal
/// (org.freedesktop.portal.GlobalShortcuts). It does not know what a key does: pressed() says its id. Main
/// thread; it never blocks once the bus is connected. If something fails no key works and whyNot() says why.
/// start() and stop() may be repeated; an answer to an earlier start() does not count. A portal that comes
/// later, or again, is used.
class GlobalKeys : public QObject
{
    Q_OBJECT

public:
    struct Key
    {
        QString id;
        QString description; ///< what the desktop shows to people
        QString trigger;     ///< a wish, as the portal writes keys ("CTRL+ALT+n"); the desktop decides
    };
    explicit GlobalKeys(QObject *parent = nullptr);
    ~GlobalKeys() override; ///< stops

    void start(const QDBusConnection &bus, const QList<Key> &keys);
    void stop(); ///< closes the session with the portal
    /// How long each answer may take, also one that is awaited now. A minute at first: the desktop may ask
    /// the user.
    void setPatience(std::chrono::milliseconds patience) { m_patience.setInterval(patience); }

    /// In sentences for people; empty: the keys work, or it is not known yet. While isBound() it says that
    /// the desktop names no key: some give none until the user chooses them.
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] bool isBound() const { return m_state == State::Bound; }

Q_SIGNALS:
    void pressed(const QString &id);
    void whyNotChanged();

private Q_SLOTS:
    void answered(const QDBusMessage &answer);
    void activated(const QDBusMessage &news);
    void keysChanged(const QDBusMessage &news);
    void sessionClosed(const QDBusMessage &news);

private:
    enum class State { Off, Creating, Binding, Bound, NoPortal, Refused, NoAnswer, Ended };

    void setState(State state, bool lacksKeys = false);
    void introduce();
    void createSession();
    [[nodiscard]] bool hasAll(const QList<BoundKey> &bound) const; ///< of our keys
    void bindKeys();
    void listen(const QString &token);
    void deafen();
    void await(const QDBusPendingCall &call);
    void followPortal(const QString &before, const QString &now);
    void giveUp(State state);

    QDBusConnection m_bus;
    QList<Key> m_keys;
    State m_state = State::Off;
    bool m_lacksKeys = false; ///< the desktop has bound all of them, and none to a key
    QString m_request;        ///< the path whose answer is awaited
    QString m_session;        ///< its path; empty: there is none, and none was asked for
    QTimer m_patience;
    std::unique_ptr<QDBusServiceWatcher> m_watcher;
    quint64 m_attempt = 0; ///< the answer to a call of an earlier attempt does not count
};

} // namespace studio::ui
