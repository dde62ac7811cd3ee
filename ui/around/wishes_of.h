// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/around/notification_wishes.h"

namespace studio::ui {

class Settings;

/// What the settings say about notifications and the tray.
[[nodiscard]] NotificationWishes wishesOf(const Settings &settings);

} // namespace studio::ui
