// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/reported_settings.h"

#include "ui/settings/setting_entry.h"
#include "ui/settings/settings.h"

#include <QVariant>

namespace studio::ui {

QMap<QString, QString> reportedSettings(const Settings &settings)
{
    QMap<QString, QString> reported;
    for (const SettingEntry &entry : registeredSettings()) {
        const QString key = QString::fromLatin1(entry.key);
        if (entry.kind != SettingKind::Way && entry.kind != SettingKind::Text)
            reported.insert(key, settings.value(key).toVariant().toString());
    }
    for (auto action = settings.shortcuts().cbegin(); action != settings.shortcuts().cend(); ++action)
        reported.insert(QStringLiteral("shortcuts/") + action.key(),
                        action.value().join(QStringLiteral(", ")));
    return reported;
}

} // namespace studio::ui
