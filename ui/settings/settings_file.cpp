// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_file.h"

#include "ui/actions/action_registry.h"
#include "ui/settings/setting_entry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QLatin1String kFormatKey("format");
constexpr QLatin1String kFormat("companion-studio-settings");
constexpr QLatin1String kVersionKey("version");
constexpr int kVersion = 1;
constexpr QLatin1String kValues("values");
constexpr QLatin1String kShortcuts("shortcuts");
constexpr qsizetype kLongestShown = 40; // of a value that somebody else wrote

struct SettingsFile
{
    Q_DECLARE_TR_FUNCTIONS(SettingsFile)
};

QString shownValue(const QJsonValue &value)
{
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    const QString text =
        value.isString() ? value.toString() : QString::fromUtf8(json.mid(1, json.size() - 2));
    const QString line = text.simplified();
    return line.size() > kLongestShown ? line.left(kLongestShown) + u'…' : line;
}

/// Keeps what is valid and what is unknown; all else becomes the default.
QJsonObject checkedValues(const QJsonObject &values, QStringList &troubles)
{
    QJsonObject checked;
    for (auto value = values.constBegin(); value != values.constEnd(); ++value) {
        const SettingEntry *entry = registeredSetting(value.key());
        if (!entry) {
            checked.insert(value.key(), value.value());
        } else if (const auto valid = validValue(*entry, value.value())) {
            checked.insert(value.key(), *valid);
        } else if (entry->kind == SettingKind::Text) { // the user's own words: reports quote troubles
            troubles.append(
                SettingsFile::tr("“%1” could not be read. It is now empty.").arg(settingName(*entry)));
        } else {
            troubles.append(SettingsFile::tr("“%1” cannot be “%2”. It is now “%3”.")
                                .arg(settingName(*entry), shownValue(value.value()),
                                     valueText(*entry, fallbackOf(*entry))));
        }
    }
    return checked;
}

bool isListOfTexts(const QJsonValue &value)
{
    const QJsonArray all = value.toArray();
    return value.isArray() &&
           std::all_of(all.begin(), all.end(), [](const QJsonValue &item) { return item.isString(); });
}

ShortcutChanges shortcutsOf(const QJsonObject &written, QStringList &troubles)
{
    ShortcutChanges shortcuts;
    for (auto action = written.constBegin(); action != written.constEnd(); ++action) {
        if (!isListOfTexts(action.value())) {
            const ActionEntry *entry = registeredAction(action.key());
            troubles.append(SettingsFile::tr("The shortcut of “%1” could not be read and was reset.")
                                .arg(entry ? titleOf(*entry) : action.key().left(kLongestShown)));
            continue;
        }
        QStringList keys;
        const QJsonArray all = action.value().toArray();
        for (const QJsonValue &key : all)
            keys.append(key.toString());
        shortcuts.insert(action.key(), keys);
    }
    return shortcuts;
}

/// "settings.json.unreadable", or with a number behind it.
QString freeName(const QString &file)
{
    QString name = file + u".unreadable"_s;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = file + u".unreadable-%1"_s.arg(number);
    return name;
}

ReadSettings unreadable(const QString &file, const QString &why, bool readOnly)
{
    const QString kept = freeName(file);
    if (!readOnly && QFile::rename(file, kept))
        return {
            {},
            {SettingsFile::tr("Your settings could not be read: %1 The defaults are used. The old file is "
                              "kept as “%2”.")
                 .arg(why, QFileInfo(kept).fileName())}};
    return {
        {}, {SettingsFile::tr("Your settings could not be read: %1 The defaults are used.").arg(why)}, true};
}

/// A value of an ini file in the form of the table.
QJsonValue fromIni(const SettingEntry &entry, const QVariant &value)
{
    switch (entry.kind) {
    case SettingKind::Switch: return value.toBool();
    case SettingKind::Number: return value.toDouble() * 100; // of these settings, all were factors
    case SettingKind::Choice:
    case SettingKind::Text:
    case SettingKind::Time:
    case SettingKind::Way: break;
    }
    return value.toString();
}

} // namespace

base::Result<ReadSettings> parseSettings(const QByteArray &bytes)
{
    QJsonParseError error;
    const QJsonObject all = QJsonDocument::fromJson(bytes, &error).object();
    if (error.error != QJsonParseError::NoError)
        return base::failure(base::ErrorCode::Corrupt,
                             SettingsFile::tr("The file is damaged or not a settings file."),
                             error.errorString());
    if (all.value(kFormatKey).toString() != kFormat)
        return base::failure(base::ErrorCode::Corrupt,
                             SettingsFile::tr("The file is not a settings file of Companion Studio."));
    ReadSettings read;
    read.content.values = checkedValues(all.value(kValues).toObject(), read.troubles);
    read.content.shortcuts = shortcutsOf(all.value(kShortcuts).toObject(), read.troubles);
    read.content.hasShortcuts = all.value(kShortcuts).isObject();
    for (const QLatin1String part : {kValues, kShortcuts})
        if (all.contains(part) && !all.value(part).isObject())
            read.troubles.append(SettingsFile::tr("“%1” could not be read and was reset.").arg(part));
    read.content.others = all; // with the version: a newer one must not read this as older
    for (const QLatin1String known : {kFormatKey, kValues, kShortcuts})
        read.content.others.remove(known);
    return read;
}

QByteArray settingsText(const SettingsContent &content)
{
    QJsonObject shortcuts;
    for (auto action = content.shortcuts.cbegin(); action != content.shortcuts.cend(); ++action)
        shortcuts.insert(action.key(), QJsonArray::fromStringList(action.value()));
    QJsonObject all = content.others;
    all.insert(kFormatKey, kFormat);
    all.insert(kVersionKey, std::max(kVersion, all.value(kVersionKey).toInt()));
    all.insert(kValues, content.values);
    all.insert(kShortcuts, shortcuts);
    return QJsonDocument(all).toJson();
}

QString settingsFileBeside(const QString &iniFile)
{
    return iniFile.isEmpty() ? QString() : QFileInfo(iniFile).dir().filePath(u"settings.json"_s);
}

ReadSettings readSettings(const QString &file, bool readOnly)
{
    QFile source(file);
    if (!source.exists())
        return {};
    if (source.size() > kLargestSettingsFile)
        return unreadable(file, SettingsFile::tr("The file is too large."), readOnly);
    if (!source.open(QIODevice::ReadOnly))
        return unreadable(file, source.errorString() + u'.', readOnly);
    const auto read = parseSettings(source.readAll());
    source.close();
    return read ? *read : unreadable(file, read.error().text, readOnly);
}

SettingsContent olderSettings(const QString &iniFile)
{
    const QSettings ini(iniFile, QSettings::IniFormat);
    SettingsContent content;
    for (const SettingEntry &entry : registeredSettings()) {
        const QString key = QString::fromLatin1(entry.key);
        const QString old = key == "look/layout"_L1 ? u"window/layout"_s : key;
        if (!ini.contains(old))
            continue;
        const auto value = validValue(entry, fromIni(entry, ini.value(old)));
        if (value && *value != fallbackOf(entry))
            content.values.insert(key, *value);
    }
    return content;
}

} // namespace studio::ui
