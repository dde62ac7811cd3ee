// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/around/notice_server.h"

#include "ui/around/desktop_id.h"

#include <QCoreApplication>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusServiceWatcher>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

const QString kService = u"org.freedesktop.Notifications"_s;
const QString kPath = u"/org/freedesktop/Notifications"_s;
constexpr qsizetype kLongestTitle = 120;
constexpr qsizetype kLongestText = 400;
constexpr qsizetype kMostTokens = 16;

QDBusMessage callOf(const QString &method)
{
    return QDBusMessage::createMethodCall(kService, kPath, kService, method);
}

/// Without line breaks in titles, without control characters, and short: names come from strangers.
QString harmlessText(const QString &text, qsizetype longest)
{
    QString kept;
    for (const QChar letter : text.left(longest * 2)) {
        const bool steers = letter.category() == QChar::Other_Control ||
                            (letter >= QChar(0x202A) && letter <= QChar(0x202E)) ||
                            (letter >= QChar(0x2066) && letter <= QChar(0x2069));
        kept += steers ? QChar(u' ') : letter;
    }
    kept = kept.simplified();
    if (kept.size() <= longest)
        return kept;
    qsizetype end = longest - 1;
    if (kept.at(end - 1).isHighSurrogate())
        --end;
    return kept.left(end) + u'…';
}

} // namespace

NoticeServer::NoticeServer(QObject *parent)
    : NoticePort(parent)
    , m_bus(u"no bus yet"_s)
{
}

NoticeServer::~NoticeServer() { takeBackAll(); }

void NoticeServer::start() { start(QDBusConnection::sessionBus()); }

void NoticeServer::start(const QDBusConnection &bus)
{
    m_bus = bus;
    if (!m_bus.isConnected()) {
        setState(State::NoBus);
        return;
    }
    m_watcher = new QDBusServiceWatcher(kService, m_bus, QDBusServiceWatcher::WatchForOwnerChange, this);
    connect(m_watcher, &QDBusServiceWatcher::serviceOwnerChanged, this,
            [this](const QString &, const QString &, const QString &owner) {
                loseServer();
                if (owner.isEmpty())
                    setState(State::NoServer);
                else
                    askServer();
            });
    m_bus.connect(kService, kPath, kService, u"ActionInvoked"_s, this, SLOT(actionInvoked(uint, QString)));
    m_bus.connect(kService, kPath, kService, u"ActivationToken"_s, this,
                  SLOT(activationToken(uint, QString)));
    m_bus.connect(kService, kPath, kService, u"NotificationClosed"_s, this, SLOT(closed(uint, uint)));
    askServer();
}

/// The call also starts a server that the desktop starts on demand.
void NoticeServer::askServer()
{
    setState(State::Asking);
    auto *answer = new QDBusPendingCallWatcher(m_bus.asyncCall(callOf(u"GetCapabilities"_s)), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, server = m_server] {
        answer->deleteLater();
        if (server != m_server)
            return;
        const QDBusPendingReply<QStringList> reply = *answer;
        m_capabilities.clear();
        if (reply.isError()) {
            setState(State::NoServer);
            return;
        }
        const QStringList known = reply.value();
        m_capabilities = QSet<QString>(known.cbegin(), known.cend());
        setState(State::Ready);
    });
}

void NoticeServer::loseServer()
{
    ++m_server;
    m_notices.clear();
    m_tokens.clear();
    m_capabilities.clear();
}

void NoticeServer::setState(State state)
{
    const QString before = whyNot();
    m_state = state;
    if (whyNot() != before)
        Q_EMIT whyNotChanged();
}

QString NoticeServer::whyNot() const
{
    switch (m_state) {
    case State::NoBus: return tr("Notifications cannot be shown: this session has no D-Bus.");
    case State::NoServer:
        return tr("Notifications cannot be shown: the desktop has no notification service.");
    case State::NotStarted:
    case State::Asking:
    case State::Ready: break;
    }
    return {};
}

void NoticeServer::show(const QString &key, const Notice &notice)
{
    if (m_state != State::Ready)
        return;
    const auto shown = m_notices.find(key);
    if (shown != m_notices.end() && shown->id == 0) { // one call at a time, so that it replaces the first one
        shown->isWithdrawn = false;
        shown->next = notice;
        return;
    }
    send(key, notice);
}

void NoticeServer::send(const QString &key, const Notice &notice)
{
    Shown &shown = m_notices[key];
    const uint replaced = std::exchange(shown.id, 0);
    QStringList actions;
    if (m_capabilities.contains(u"actions"_s) && !notice.action.isEmpty())
        actions = {u"default"_s, notice.action, u"show"_s, notice.action};
    QString text = harmlessText(notice.text, kLongestText);
    if (m_capabilities.contains(u"body-markup"_s))
        text = text.toHtmlEscaped();
    QDBusMessage call = callOf(u"Notify"_s);
    call << tr("Companion Studio") << replaced << u"companion-studio"_s
         << harmlessText(notice.title, kLongestTitle) << text << actions << hints(notice) << -1;
    auto *answer = new QDBusPendingCallWatcher(m_bus.asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, key, server = m_server] {
        answer->deleteLater();
        if (server != m_server)
            return;
        const QDBusPendingReply<uint> reply = *answer;
        take(key, reply.isError() ? 0 : reply.value());
    });
}

QVariantMap NoticeServer::hints(const Notice &notice) const
{
    constexpr uchar kNormal = 1; // 2 would break through "do not disturb"
    return {{u"desktop-entry"_s, QString(kDesktopId)},
            {u"category"_s, notice.isUrgent ? u"im"_s : u"im.received"_s},
            {u"urgency"_s, QVariant::fromValue(kNormal)},
            {u"suppress-sound"_s, !notice.isUrgent}};
}

void NoticeServer::take(const QString &key, uint id)
{
    const auto shown = m_notices.find(key);
    if (shown == m_notices.end())
        return;
    if (id == 0) { // the server did not take it
        m_notices.erase(shown);
        return;
    }
    shown->id = id;
    if (shown->isWithdrawn) {
        m_notices.erase(shown);
        close(id);
    } else if (const auto next = std::exchange(shown->next, std::nullopt)) {
        send(key, *next);
    }
}

void NoticeServer::takeBack(const QString &key)
{
    const auto shown = m_notices.find(key);
    if (shown == m_notices.end())
        return;
    shown->next.reset();
    if (shown->id == 0) {
        shown->isWithdrawn = true;
        return;
    }
    const uint id = shown->id;
    m_notices.erase(shown);
    close(id);
}

bool NoticeServer::isShown(const QString &key) const
{
    const auto shown = m_notices.constFind(key);
    return shown != m_notices.cend() && !shown->isWithdrawn;
}

void NoticeServer::takeBackAll()
{
    const QStringList keys = m_notices.keys();
    for (const QString &key : keys)
        takeBack(key);
}

void NoticeServer::close(uint id)
{
    m_tokens.remove(id);
    QDBusMessage call = callOf(u"CloseNotification"_s);
    call << id;
    m_bus.send(call); // a notice that is gone already is no trouble
}

QString NoticeServer::keyOf(uint id) const
{
    for (auto shown = m_notices.cbegin(); shown != m_notices.cend(); ++shown)
        if (id != 0 && shown->id == id)
            return shown.key();
    return {};
}

/// The server tells this of the notices of all programs.
void NoticeServer::actionInvoked(uint id, const QString &)
{
    const QString key = keyOf(id);
    const QString token = m_tokens.take(id);
    if (key.isEmpty())
        return;
    takeBack(key);
    Q_EMIT chosen(key, token);
}

void NoticeServer::activationToken(uint id, const QString &token)
{
    if (!keyOf(id).isEmpty() && m_tokens.size() < kMostTokens)
        m_tokens.insert(id, token);
}

void NoticeServer::closed(uint id, uint)
{
    m_tokens.remove(id);
    if (const QString key = keyOf(id); !key.isEmpty())
        m_notices.remove(key);
}

} // namespace studio::ui
