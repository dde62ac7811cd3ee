// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QMap>
#include <QStringList>

/// The file of settings (FORMATS.md): JSON with the values that are not the default. An export of settings is
/// the same file. There are no secrets in it: keys of providers are in the desktop's keychain.
namespace studio::ui {

using ShortcutChanges = QMap<QString, QStringList>;

/// What a file says. All values of known settings are valid.
struct SettingsContent
{
    QJsonObject values{};        ///< by key
    ShortcutChanges shortcuts{}; ///< by action, in portable text; empty list: none
    bool hasShortcuts = false;   ///< the file says something about shortcuts, and be it that none is changed
    QJsonObject others{};        ///< members of the file that this version does not know

    bool operator==(const SettingsContent &) const = default;
};

struct ReadSettings
{
    SettingsContent content{};
    QStringList troubles{};     ///< a sentence for each value that was replaced by the default
    bool isUntouchable = false; ///< the file could not be read nor put aside: it must not be replaced
};

inline constexpr qint64 kLargestSettingsFile = 1024 * 1024; ///< bytes

/// Corrupt: no settings file.
[[nodiscard]] base::Result<ReadSettings> parseSettings(const QByteArray &bytes);
[[nodiscard]] QByteArray settingsText(const SettingsContent &content);

/// The file of settings in the folder of the window's own file.
[[nodiscard]] QString settingsFileBeside(const QString &iniFile);

/// Reads the file of the program. A file that cannot be understood is put aside under another name, unless
/// \p readOnly, and told; a missing file has no values.
[[nodiscard]] ReadSettings readSettings(const QString &file, bool readOnly);

/// The settings that were kept in the window's own file once, as far as they are valid.
[[nodiscard]] SettingsContent olderSettings(const QString &iniFile);

} // namespace studio::ui
