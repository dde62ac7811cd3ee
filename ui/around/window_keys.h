// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/around/global_keys.h"

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace studio::ui {

class Settings;

/// Global keys for the open room, while the setting for them is on. A key triggers an action of the window,
/// found by its name, and only while that action can be used; it does nothing else. Main thread; window and
/// settings outlive it.
class WindowKeys : public QObject
{
    Q_OBJECT

public:
    WindowKeys(QWidget &window, Settings &settings, QObject *parent = nullptr);

    /// From now on it follows the setting. Call once, when the window is up: \p bus is asked for when the
    /// keys are first wanted, and connecting may take a moment.
    void start(const std::function<QDBusConnection()> &bus = &QDBusConnection::sessionBus);

    /// Why there are no keys though the setting is on, for the page of settings; empty: nothing to say.
    [[nodiscard]] QString whyNot() const { return m_keys.whyNot(); }
    [[nodiscard]] bool isBound() const { return m_keys.isBound(); }

Q_SIGNALS:
    void whyNotChanged(); ///< also in another language

private:
    void follow();
    void press(const QString &id);

    QWidget &m_window;
    Settings &m_settings;
    std::function<QDBusConnection()> m_bus;
    GlobalKeys m_keys;
    bool m_isOn = false;
};

} // namespace studio::ui
