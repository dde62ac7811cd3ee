// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/around/notice_port.h"

#include <QDBusConnection>
#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

class QDBusServiceWatcher;

namespace studio::ui {

/// The desktop's notifications (org.freedesktop.Notifications), where a NoticePort finds them. It never
/// blocks once it is connected. Without a bus or a server nothing is shown and whyNot() says why; a server
/// that comes later is used.
class NoticeServer : public NoticePort
{
    Q_OBJECT

public:
    explicit NoticeServer(QObject *parent = nullptr);
    ~NoticeServer() override; ///< takes back what is shown

    /// Connects to the session's bus, or to another one. Call once, when the window is up: connecting may
    /// take a moment.
    void start();
    void start(const QDBusConnection &bus);

    void show(const QString &key, const Notice &notice) override;
    void takeBack(const QString &key) override;
    void takeBackAll() override;
    [[nodiscard]] bool isShown(const QString &key) const override;

    /// Why no notification can be shown, in one sentence for people; empty: they can, or it is not known yet.
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] bool isReady() const { return m_state == State::Ready; } ///< a server is there

Q_SIGNALS:
    void whyNotChanged();

private Q_SLOTS:
    void actionInvoked(uint id, const QString &action);
    void activationToken(uint id, const QString &token);
    void closed(uint id, uint reason);

private:
    /// A notice of that key, from its call until it is closed.
    struct Shown
    {
        uint id = 0;                  ///< 0: the server has not answered yet
        bool isWithdrawn = false;     ///< close it when its id is known
        std::optional<Notice> next{}; ///< show it when the id is known
    };
    enum class State { NotStarted, NoBus, NoServer, Asking, Ready };

    void setState(State state);
    void askServer();
    void loseServer();
    void send(const QString &key, const Notice &notice);
    void take(const QString &key, uint id);
    void close(uint id);
    [[nodiscard]] QVariantMap hints(const Notice &notice) const;
    [[nodiscard]] QString keyOf(uint id) const;

    QDBusConnection m_bus;
    State m_state = State::NotStarted;
    QDBusServiceWatcher *m_watcher = nullptr;
    QSet<QString> m_capabilities;
    QHash<QString, Shown> m_notices;
    QHash<uint, QString> m_tokens;
    quint64 m_server = 0; ///< counts servers: the answer of one that is gone does not count
};

} // namespace studio::ui
