// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/window_parts.h"

#include <QMap>
#include <QObject>
#include <QPointer>

namespace studio::ui {

class Settings;
class SettingsWindow;
class ShortcutBook;
enum class SettingPage;

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
    void noteOnKeyboard(const QString &note);

private:
    QStringList followShortcuts();
    void setNote(SettingPage page, const QString &text);

    WindowParts m_parts;
    Settings &m_settings;
    ShortcutBook &m_shortcuts;
    QMap<SettingPage, QString> m_notes;
    QPointer<SettingsWindow> m_window;
};

} // namespace studio::ui
