// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/desktop_settings.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Groups = QMap<QString, QVariantMap>;

const QString kAppearance = u"org.freedesktop.appearance"_s;
const QString kGnome = u"org.gnome.desktop.interface"_s;
const QString kGnomeAccess = u"org.gnome.desktop.a11y.interface"_s;
const QString kKde = u"org.kde.kdeglobals.KDE"_s;

const QString kService = u"org.freedesktop.portal.Desktop"_s;
const QString kPath = u"/org/freedesktop/portal/desktop"_s;
const QString kInterface = u"org.freedesktop.portal.Settings"_s;

QString joined(const QString &group, const QString &key) { return group + u' ' + key; }

} // namespace

void DesktopSettings::listen()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(kService, kPath, kInterface, u"SettingChanged"_s, this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage ask = QDBusMessage::createMethodCall(kService, kPath, kInterface, u"ReadAll"_s);
    ask << QStringList{kAppearance, kGnome, kGnomeAccess, kKde};
    auto *answer = new QDBusPendingCallWatcher(bus.asyncCall(ask), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        const QDBusMessage reply = answer->reply();
        if (reply.type() == QDBusMessage::ReplyMessage && !reply.arguments().isEmpty())
            takeAll(qdbus_cast<Groups>(reply.arguments().constFirst()));
    });
}

void DesktopSettings::take(const QString &group, const QString &key, const QVariant &value)
{
    m_known.insert(joined(group, key), value);
    refresh();
}

void DesktopSettings::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    take(group, key, value.variant());
}

void DesktopSettings::takeAll(const Groups &groups)
{
    for (auto group = groups.begin(); group != groups.end(); ++group)
        for (auto setting = group->begin(); setting != group->end(); ++setting)
            m_known.insert(joined(group.key(), setting.key()), setting.value());
    refresh();
}

void DesktopSettings::refresh()
{
    const auto value = [this](const QString &group, const char *key) {
        return m_known.value(joined(group, QString::fromLatin1(key)));
    };
    DesktopLook look;
    const uint scheme = value(kAppearance, "color-scheme").toUInt(); // 0 no preference, 1 dark, 2 light
    if (scheme == 1 || scheme == 2)
        look.dark = scheme == 1;
    look.highContrast = value(kAppearance, "contrast").toUInt() == 1 ||
                        value(kGnomeAccess, "high-contrast").toBool() ||
                        value(kGnome, "gtk-theme").toString().startsWith("HighContrast"_L1);
    const QVariant animations = value(kGnome, "enable-animations");
    const QVariant duration = value(kKde, "AnimationDurationFactor");
    look.reducedMotion = value(kAppearance, "reduced-motion").toUInt() == 1 ||
                         (animations.isValid() && !animations.toBool()) ||
                         (duration.isValid() && duration.toString().toDouble() == 0.0);
    if (look == m_look)
        return;
    m_look = look;
    Q_EMIT changed(m_look);
}

} // namespace studio::ui
