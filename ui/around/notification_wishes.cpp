// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/around/notification_wishes.h"

namespace studio::ui {

bool isQuiet(const NotificationWishes &wishes, QTime now)
{
    const QTime from = wishes.quietFrom;
    const QTime to = wishes.quietTo;
    if (!wishes.quietHours || !now.isValid() || !from.isValid() || !to.isValid())
        return false;
    if (from == to)
        return true;
    return from < to ? from <= now && now < to : from <= now || now < to;
}

} // namespace studio::ui
