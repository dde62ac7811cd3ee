// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/desktop_look.h"

#include <QDBusVariant>
#include <QMap>
#include <QObject>
#include <QVariantMap>

namespace studio::ui {

/// Listens to the desktop: light or dark, contrast and motion, now and whenever they change. It asks the
/// settings portal (org.freedesktop.portal.Settings), which GNOME, KDE and others all offer. It never blocks;
/// without a portal it stays silent.
class DesktopSettings : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void listen(); ///< call once, when the window is up
    [[nodiscard]] const DesktopLook &look() const { return m_look; }

    /// Takes one setting as the portal reports it; unknown settings are ignored. For listen() and for tests.
    void take(const QString &group, const QString &key, const QVariant &value);

Q_SIGNALS:
    void changed(const studio::ui::DesktopLook &look);

private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void takeAll(const QMap<QString, QVariantMap> &groups);
    void refresh();

    QVariantMap m_known; ///< by "group key"
    DesktopLook m_look;
};

} // namespace studio::ui
