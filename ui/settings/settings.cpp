// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings.h"

#include "core/base/whole_file.h"
#include "ui/settings/setting_entry.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kSaveAfter = 300; // ms: a wheel changes the text size many times in a second

} // namespace

Settings::Settings(const QString &file, const QString &older, bool readOnly, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_readOnly(readOnly)
{
    m_saving.setSingleShot(true);
    m_saving.setInterval(kSaveAfter);
    connect(&m_saving, &QTimer::timeout, this, &Settings::saveNow);
    if (m_file.isEmpty())
        return;
    if (!QFileInfo::exists(m_file)) {
        m_content = olderSettings(older);
        m_holdsOlder = m_isUnsaved = m_content != SettingsContent();
        return;
    }
    ReadSettings read = readSettings(m_file, m_readOnly);
    m_content = std::move(read.content);
    m_troubles = std::move(read.troubles);
    m_isUnsaved = !m_troubles.isEmpty();
    m_readOnly = m_readOnly || read.isUntouchable;
}

Settings::~Settings() { saveNow(); }

QJsonValue Settings::value(const QString &key) const
{
    const SettingEntry *entry = registeredSetting(key);
    Q_ASSERT(entry);
    const auto found = m_content.values.constFind(key);
    if (found != m_content.values.constEnd())
        return *found;
    return entry ? fallbackOf(*entry) : QJsonValue();
}

QTime Settings::time(QLatin1String key) const { return QTime::fromString(text(key), u"HH:mm"_s); }

int Settings::choiceIndex(QLatin1String key) const
{
    const auto &choices = registeredSetting(key)->choices;
    const QString word = text(key);
    const auto found = std::find_if(choices.begin(), choices.end(), [&word](const SettingChoice &choice) {
        return word == QLatin1String(choice.word);
    });
    return int(found - choices.begin());
}

bool Settings::chooseIndex(QLatin1String key, int choice)
{
    return set(key, QString::fromLatin1(registeredSetting(key)->choices[size_t(choice)].word));
}

bool Settings::set(const QString &key, const QJsonValue &value)
{
    const SettingEntry *entry = registeredSetting(key);
    const auto valid = entry ? validValue(*entry, value) : std::nullopt;
    if (!valid)
        return false;
    put(*entry, *valid);
    return true;
}

/// A value that is the default is not written: a later version may have a better one.
void Settings::put(const SettingEntry &entry, const QJsonValue &value)
{
    const QString key = QString::fromLatin1(entry.key);
    if (this->value(key) == value)
        return;
    if (value == fallbackOf(entry))
        m_content.values.remove(key);
    else
        m_content.values.insert(key, value);
    saveSoon();
    Q_EMIT changed(key);
}

void Settings::reset(const QString &key)
{
    if (const SettingEntry *entry = registeredSetting(key))
        put(*entry, fallbackOf(*entry));
}

bool Settings::isDefault(const QString &key) const
{
    const SettingEntry *entry = registeredSetting(key);
    return !entry || value(key) == fallbackOf(*entry);
}

void Settings::setShortcuts(const ShortcutChanges &shortcuts)
{
    if (shortcuts == m_content.shortcuts)
        return;
    m_content.shortcuts = shortcuts;
    saveSoon();
    Q_EMIT shortcutsChanged();
}

/// Defaults too, so that an import also takes back what the other computer has changed.
SettingsContent Settings::exported() const
{
    SettingsContent content;
    content.shortcuts = m_content.shortcuts;
    content.hasShortcuts = true;
    for (const SettingEntry &entry : registeredSettings()) {
        const QString key = QString::fromLatin1(entry.key);
        if (entry.kind != SettingKind::Way)
            content.values.insert(key, value(key));
    }
    return content;
}

void Settings::take(const SettingsContent &content)
{
    for (auto value = content.values.constBegin(); value != content.values.constEnd(); ++value)
        set(value.key(), value.value());
    if (content.hasShortcuts)
        setShortcuts(content.shortcuts);
}

void Settings::saveSoon()
{
    m_isUnsaved = true;
    if (!m_file.isEmpty() && !m_readOnly)
        m_saving.start();
}

void Settings::saveNow()
{
    m_saving.stop();
    if (!m_isUnsaved || m_readOnly || m_file.isEmpty())
        return;
    if (const auto trouble = base::writeWhole(m_file, settingsText(m_content)))
        Q_EMIT savingFailed(*trouble);
    else
        m_holdsOlder = m_isUnsaved = false;
}

} // namespace studio::ui
