// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "ui/settings/setting_entry.h"
#include "ui/settings/settings_window.h"

#include <QAction>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace studio::tests::settings_scenes {

namespace {

ui::SettingsWindow *open(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    stage.window().findChild<QAction *>(u"settingsAction"_s)->trigger();
    return stage.window().findChild<ui::SettingsWindow *>();
}

void look(Stage &stage) { open(stage); }

void keyboard(Stage &stage) { open(stage)->showPage(ui::SettingPage::Keyboard); }

void notifications(Stage &stage)
{
    stage.window().settings().set(u"notify/quiet"_s, true);
    open(stage)->showPage(ui::SettingPage::Notifications);
}

void privacy(Stage &stage) { open(stage)->showPage(ui::SettingPage::Privacy); }

void searched(Stage &stage) { open(stage)->findChild<QLineEdit *>(u"settingsSearch"_s)->setText(u"OBS"_s); }

} // namespace

QList<Scene> all()
{
    return {{u"settings"_s, true, look, true},
            {u"settings-keyboard"_s, true, keyboard, true},
            {u"settings-notifications"_s, true, notifications, true},
            {u"settings-privacy"_s, false, privacy, true},
            {u"settings-search"_s, false, searched, true}};
}

} // namespace studio::tests::settings_scenes
