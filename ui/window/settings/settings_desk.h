// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace studio::ui {

class Settings;
class SettingsWindow;

/// Opens the settings window, and tells what is wrong with the file of settings. GUI thread only.
class SettingsDesk : public QObject
{
    Q_OBJECT

public:
    SettingsDesk(const WindowParts &parts, Settings &settings, QObject *parent = nullptr);
    ~SettingsDesk() override;

    void open();

private:
    void tellTroubles();

    WindowParts m_parts;
    Settings &m_settings;
    QPointer<SettingsWindow> m_window;
};

} // namespace studio::ui
