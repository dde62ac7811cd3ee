// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settings/settings_desk.h"

#include "ui/settings/settings.h"
#include "ui/settings/settings_window.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"

#include <QAction>

namespace studio::ui {

SettingsDesk::SettingsDesk(const WindowParts &parts, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_settings(settings)
{
    connect(parts.actions.settings, &QAction::triggered, this, &SettingsDesk::open);
    connect(&settings, &Settings::savingFailed, this, [this](const QString &why) {
        m_parts.host.tell(
            {Trouble::Kind::RequestFailed, {}, tr("Could not save the settings: %1.").arg(why)});
    });
    tellTroubles();
}

SettingsDesk::~SettingsDesk() { delete m_window; }

void SettingsDesk::tellTroubles()
{
    if (!m_settings.troubles().isEmpty())
        m_parts.host.tell({Trouble::Kind::DataNote, {}, m_settings.troubles().join(u' ')});
}

void SettingsDesk::open()
{
    if (!m_window) {
        m_window = new SettingsWindow(m_settings, &m_parts.window);
        m_window->offerActions(m_parts.window.findChildren<QAction *>());
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

} // namespace studio::ui
