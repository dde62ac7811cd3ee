// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace studio::ui {

class Settings;
class SettingsWindow;
class ShortcutBook;

/// Opens the settings window, keeps the shortcuts in the settings, and tells what is wrong with their file.
/// GUI thread only.
class SettingsDesk : public QObject
{
    Q_OBJECT

public:
    SettingsDesk(const WindowParts &parts, Settings &settings, ShortcutBook &shortcuts,
                 QObject *parent = nullptr);
    ~SettingsDesk() override;

    void open();
    void noteOnNotifications(const QString &note); ///< see MainWindow

private:
    QStringList followShortcuts();

    WindowParts m_parts;
    Settings &m_settings;
    ShortcutBook &m_shortcuts;
    QString m_note; ///< on the page of notifications
    QPointer<SettingsWindow> m_window;
};

} // namespace studio::ui
