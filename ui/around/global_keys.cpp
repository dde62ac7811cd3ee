// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/around/global_keys.h"

#include "core/base/sentences.h"
#include "ui/around/desktop_id.h"

#include <QDBusArgument>
#include <QDBusError>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusServiceWatcher>
#include <QSignalBlocker>
#include <QUuid>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

/// One entry of a(sa{sv}).
struct BoundKey
{
    QString id;
    QVariantMap words;
};

QDBusArgument &operator<<(QDBusArgument &out, const BoundKey &key)
{
    out.beginStructure();
    out << key.id << key.words;
    out.endStructure();
    return out;
}

const QDBusArgument &operator>>(const QDBusArgument &in, BoundKey &key)
{
    in.beginStructure();
    in >> key.id >> key.words;
    in.endStructure();
    return in;
}

} // namespace studio::ui

Q_DECLARE_METATYPE(studio::ui::BoundKey)

namespace studio::ui {

namespace {

const QString kPortal = u"org.freedesktop.portal.Desktop"_s;
const QString kPortalPath = u"/org/freedesktop/portal/desktop"_s;
const QString kKeysOfPortal = u"org.freedesktop.portal.GlobalShortcuts"_s;
const QString kRequest = u"org.freedesktop.portal.Request"_s;
const QString kSession = u"org.freedesktop.portal.Session"_s;
const QString kRegistry = u"org.freedesktop.host.portal.Registry"_s;
// The same at each start: KDE keeps the user's keys under it.
const QString kSessionToken = u"companion_studio"_s;

constexpr std::chrono::seconds kPatience{60};
constexpr int kLongerThanPatience = 2 * 60'000; // ms: the timer decides, not the bus

QString newToken() { return u"companion_studio_"_s + QUuid::createUuid().toString(QUuid::Id128); }

QString pathOf(const QDBusConnection &bus, const QString &kind, const QString &token)
{
    const QString sender = bus.baseService().mid(1).replace(u'.', u'_');
    return u"%1/%2/%3/%4"_s.arg(kPortalPath, kind, sender, token);
}

/// Portals write the session as a string, though their description promises a path.
QString pathIn(const QVariant &value)
{
    if (value.metaType() == QMetaType::fromType<QDBusObjectPath>())
        return value.value<QDBusObjectPath>().path();
    return value.metaType() == QMetaType::fromType<QString>() ? value.toString() : QString();
}

/// The list of bound keys in a portal's answer; null: it has none.
std::optional<QList<BoundKey>> boundKeys(const QVariant &value)
{
    if (value.metaType() != QMetaType::fromType<QDBusArgument>())
        return std::nullopt;
    const auto list = value.value<QDBusArgument>();
    if (list.currentSignature() != u"a(sa{sv})"_s)
        return std::nullopt;
    return qdbus_cast<QList<BoundKey>>(list);
}

/// Whether the desktop has told which keys are bound, and can name none of them.
bool namesNoKey(const std::optional<QList<BoundKey>> &keys)
{
    return keys && std::ranges::all_of(*keys, [](const BoundKey &key) {
               return key.words.value(u"trigger_description"_s).toString().trimmed().isEmpty();
           });
}

QList<BoundKey> wishesFor(const QList<GlobalKeys::Key> &keys)
{
    QList<BoundKey> wishes;
    for (const GlobalKeys::Key &key : keys)
        wishes.append({key.id, {{u"description"_s, key.description}, {u"preferred_trigger"_s, key.trigger}}});
    return wishes;
}

/// Whether nobody is there who knows such a call; else it was understood and refused.
bool meansNoPortal(const QDBusError &error)
{
    switch (error.type()) {
    case QDBusError::ServiceUnknown:
    case QDBusError::NoServer:
    case QDBusError::Disconnected:
    case QDBusError::UnknownMethod:
    case QDBusError::UnknownInterface:
    case QDBusError::UnknownObject: return true;
    default: return error.name().startsWith(u"org.freedesktop.DBus.Error.Spawn."_s); // it cannot be started
    }
}

} // namespace

GlobalKeys::GlobalKeys(QObject *parent)
    : QObject(parent)
    , m_bus(u"no bus for keys yet"_s)
{
    qDBusRegisterMetaType<BoundKey>();
    qDBusRegisterMetaType<QList<BoundKey>>();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] { giveUp(State::NoAnswer); });
}

GlobalKeys::~GlobalKeys()
{
    const QSignalBlocker quiet(this);
    stop();
}

void GlobalKeys::start(const QDBusConnection &bus, const QList<Key> &keys)
{
    stop();
    m_bus = bus;
    m_keys = keys;
    if (!m_bus.isConnected()) {
        setState(State::NoPortal);
        return;
    }
    m_watcher =
        std::make_unique<QDBusServiceWatcher>(kPortal, m_bus, QDBusServiceWatcher::WatchForOwnerChange);
    connect(
        m_watcher.get(), &QDBusServiceWatcher::serviceOwnerChanged, this,
        [this](const QString &, const QString &before, const QString &now) { followPortal(before, now); });
    introduce();
}

void GlobalKeys::stop()
{
    m_watcher.reset();
    giveUp(State::Off);
}

/// Newer portals give keys only to programs that they know. Older ones do not understand this call, and need
/// not. The call also starts a portal that the desktop starts on demand.
void GlobalKeys::introduce()
{
    setState(State::Creating);
    m_patience.start();
    QDBusMessage call = QDBusMessage::createMethodCall(kPortal, kPortalPath, kRegistry, u"Register"_s);
    call << QString(kDesktopId) << QVariantMap();
    auto *sent = new QDBusPendingCallWatcher(m_bus.asyncCall(call, kLongerThanPatience), this);
    connect(sent, &QDBusPendingCallWatcher::finished, this, [this, sent, attempt = m_attempt] {
        sent->deleteLater();
        if (attempt == m_attempt)
            createSession();
    });
}

void GlobalKeys::createSession()
{
    m_session = pathOf(m_bus, u"session"_s, kSessionToken);
    m_bus.connect(kPortal, kPortalPath, kKeysOfPortal, u"Activated"_s, this, SLOT(activated(QDBusMessage)));
    m_bus.connect(kPortal, kPortalPath, kKeysOfPortal, u"ShortcutsChanged"_s, this,
                  SLOT(keysChanged(QDBusMessage)));
    m_bus.connect(kPortal, m_session, kSession, u"Closed"_s, this, SLOT(sessionClosed(QDBusMessage)));
    const QString token = newToken();
    listen(token);
    QDBusMessage call =
        QDBusMessage::createMethodCall(kPortal, kPortalPath, kKeysOfPortal, u"CreateSession"_s);
    // KDE Plasma 5.27 takes the keys here, and only here; others pass over what they do not know.
    call << QVariantMap{{u"handle_token"_s, token},
                        {u"session_handle_token"_s, kSessionToken},
                        {u"shortcuts"_s, QVariant::fromValue(wishesFor(m_keys))}};
    await(m_bus.asyncCall(call, kLongerThanPatience));
}

void GlobalKeys::bindKeys()
{
    setState(State::Binding);
    const QString token = newToken();
    listen(token);
    QDBusMessage call =
        QDBusMessage::createMethodCall(kPortal, kPortalPath, kKeysOfPortal, u"BindShortcuts"_s);
    call << QVariant::fromValue(QDBusObjectPath(m_session)) << QVariant::fromValue(wishesFor(m_keys))
         << QString() << QVariantMap{{u"handle_token"_s, token}};
    await(m_bus.asyncCall(call, kLongerThanPatience));
}

/// Before the call: the answer may come before the call's own reply.
void GlobalKeys::listen(const QString &token)
{
    m_request = pathOf(m_bus, u"request"_s, token);
    m_bus.connect(kPortal, m_request, kRequest, u"Response"_s, this, SLOT(answered(QDBusMessage)));
    m_patience.start();
}

void GlobalKeys::deafen()
{
    m_patience.stop();
    if (const QString request = std::exchange(m_request, {}); !request.isEmpty())
        m_bus.disconnect(kPortal, request, kRequest, u"Response"_s, this, SLOT(answered(QDBusMessage)));
}

/// Only an error matters here: what the portal decides comes as the request's answer.
void GlobalKeys::await(const QDBusPendingCall &call)
{
    auto *sent = new QDBusPendingCallWatcher(call, this);
    connect(sent, &QDBusPendingCallWatcher::finished, this, [this, sent, attempt = m_attempt] {
        sent->deleteLater();
        if (attempt == m_attempt && sent->isError())
            giveUp(meansNoPortal(sent->error()) ? State::NoPortal : State::Refused);
    });
}

void GlobalKeys::answered(const QDBusMessage &answer)
{
    if (m_request.isEmpty() || answer.path() != m_request)
        return;
    deafen();
    if (answer.signature() != u"ua{sv}"_s || answer.arguments().at(0).toUInt() != 0) {
        giveUp(State::Refused);
        return;
    }
    const auto results = qdbus_cast<QVariantMap>(answer.arguments().at(1));
    const auto bound = boundKeys(results.value(u"shortcuts"_s));
    if (m_state == State::Creating && pathIn(results.value(u"session_handle"_s)) != m_session)
        giveUp(State::Refused);
    else if (m_state == State::Creating && !(bound && hasAll(*bound)))
        bindKeys();
    else // Plasma 5.27 would open its settings for keys that it has bound already
        setState(State::Bound, namesNoKey(bound));
}

bool GlobalKeys::hasAll(const QList<BoundKey> &bound) const
{
    return std::ranges::all_of(m_keys, [&bound](const Key &key) {
        return std::ranges::any_of(bound, [&key](const BoundKey &one) { return one.id == key.id; });
    });
}

/// The portal may also tell of sessions of other programs.
void GlobalKeys::activated(const QDBusMessage &news)
{
    if (m_state != State::Bound || news.signature() != u"osta{sv}"_s ||
        pathIn(news.arguments().at(0)) != m_session)
        return;
    const QString id = news.arguments().at(1).toString();
    if (std::ranges::any_of(m_keys, [&id](const Key &key) { return key.id == id; }))
        Q_EMIT pressed(id);
}

/// The user has chosen other keys in the settings of the desktop.
void GlobalKeys::keysChanged(const QDBusMessage &news)
{
    if (m_state == State::Bound && news.signature() == u"oa(sa{sv})"_s &&
        pathIn(news.arguments().at(0)) == m_session)
        setState(State::Bound, namesNoKey(boundKeys(news.arguments().at(1))));
}

void GlobalKeys::sessionClosed(const QDBusMessage &news)
{
    if (news.path() != m_session)
        return;
    m_session.clear(); // nothing is left to close
    giveUp(State::Ended);
}

void GlobalKeys::followPortal(const QString &before, const QString &now)
{
    if (before.isEmpty() && m_state != State::NoPortal)
        return;        // our own call started it
    m_session.clear(); // it went with its portal
    giveUp(State::NoPortal);
    if (!now.isEmpty())
        introduce();
}

void GlobalKeys::giveUp(State state)
{
    ++m_attempt;
    deafen();
    m_bus.disconnect(kPortal, kPortalPath, kKeysOfPortal, u"Activated"_s, this,
                     SLOT(activated(QDBusMessage)));
    m_bus.disconnect(kPortal, kPortalPath, kKeysOfPortal, u"ShortcutsChanged"_s, this,
                     SLOT(keysChanged(QDBusMessage)));
    m_bus.disconnect(kPortal, pathOf(m_bus, u"session"_s, kSessionToken), kSession, u"Closed"_s, this,
                     SLOT(sessionClosed(QDBusMessage)));
    const QString session = std::exchange(m_session, {});
    if (!session.isEmpty() && state != State::NoPortal) // also a session that the portal is still making
        m_bus.send(QDBusMessage::createMethodCall(kPortal, session, kSession, u"Close"_s));
    setState(state);
}

void GlobalKeys::setState(State state, bool lacksKeys)
{
    const QString before = whyNot();
    m_state = state;
    m_lacksKeys = lacksKeys;
    if (whyNot() != before)
        Q_EMIT whyNotChanged();
}

QString GlobalKeys::whyNot() const
{
    QString why;
    switch (m_state) {
    case State::NoPortal: return tr("This desktop offers no global shortcuts.");
    case State::Refused: why = tr("The desktop did not allow global shortcuts."); break;
    case State::NoAnswer:
        why = tr("The desktop did not answer in time. Global shortcuts do not work.");
        break;
    case State::Ended: why = tr("The desktop has ended the global shortcuts."); break;
    case State::Bound:
        return m_lacksKeys
                   ? tr("The desktop names no keys for these shortcuts. Choose the keys in the settings "
                        "of the desktop.")
                   : QString();
    case State::Off:
    case State::Creating:
    case State::Binding: return {};
    }
    //: The setting “Global shortcuts”
    return base::joinedSentences({why, tr("To ask again, switch the setting off and on.")});
}

} // namespace studio::ui
