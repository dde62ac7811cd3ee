// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/around/wishes_of.h"

#include "ui/settings/setting_keys.h"
#include "ui/settings/settings.h"

namespace studio::ui {

NotificationWishes wishesOf(const Settings &settings)
{
    return {.requests = settings.isOn(setting::kNotifyRequests),
            .turns = settings.isOn(setting::kNotifyTurns),
            .budgets = settings.isOn(setting::kNotifyBudgets),
            .showsWords = settings.isOn(setting::kNotifyWords),
            .quietHours = settings.isOn(setting::kQuietHours),
            .quietFrom = settings.time(setting::kQuietFrom),
            .quietTo = settings.time(setting::kQuietUntil),
            .tray = {.showTray = settings.isOn(setting::kShowTray),
                     .staysInTray = settings.isOn(setting::kStayInTray)}};
}

} // namespace studio::ui
