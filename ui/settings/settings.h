// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/settings_file.h"

#include <QJsonValue>
#include <QLatin1String>
#include <QObject>
#include <QTime>
#include <QTimer>

namespace studio::ui {

struct SettingEntry;

/// The settings of the program, and their file. Every value is valid: what a file says wrongly becomes the
/// default and is told. A change is announced at once and written a moment later, or by saveNow(). What the
/// file of another version knows and this one does not is kept. GUI thread.
class Settings : public QObject
{
    Q_OBJECT

public:
    /// \p file empty: nothing is read or written. \p older: the window's own file, which had the settings
    /// once; it is read while there is no settings file. \p readOnly: changes hold until the program ends.
    explicit Settings(const QString &file = {}, const QString &older = {}, bool readOnly = false,
                      QObject *parent = nullptr);
    ~Settings() override;

    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    /// Whether values of the window's own file (`older`) are in no file of settings yet.
    [[nodiscard]] bool holdsOlder() const { return m_holdsOlder; }
    /// What was wrong with the file, a sentence each.
    [[nodiscard]] const QStringList &troubles() const { return m_troubles; }

    /// The value of a setting of the table.
    [[nodiscard]] QJsonValue value(const QString &key) const;
    [[nodiscard]] bool isOn(QLatin1String key) const { return value(key).toBool(); }
    [[nodiscard]] double number(QLatin1String key) const { return value(key).toDouble(); }
    [[nodiscard]] QString text(QLatin1String key) const { return value(key).toString(); }
    [[nodiscard]] QTime time(QLatin1String key) const;
    template<class Enum> ///< whose values are in the order of the choices
    [[nodiscard]] Enum choice(QLatin1String key) const
    {
        return Enum(choiceIndex(key));
    }

    /// False, without a change: the setting is unknown or cannot have this value.
    bool set(const QString &key, const QJsonValue &value);
    template<class Enum>
    bool choose(QLatin1String key, Enum choice)
    {
        return chooseIndex(key, int(choice));
    }
    void reset(const QString &key);
    [[nodiscard]] bool isDefault(const QString &key) const;

    /// Changed shortcuts, by action, in portable text.
    [[nodiscard]] const ShortcutChanges &shortcuts() const { return m_content.shortcuts; }
    void setShortcuts(const ShortcutChanges &shortcuts);

    /// All that can be set. What this version does not know is left out: it may be a secret.
    [[nodiscard]] SettingsContent exported() const;
    /// Takes over what the content says; settings that it does not name stay, and so do shortcuts if it has
    /// none at all. What this version does not know is left out.
    void take(const SettingsContent &content);

    void saveNow(); ///< if something changed

Q_SIGNALS:
    void changed(const QString &key);
    void shortcutsChanged();
    void savingFailed(const QString &why);

private:
    [[nodiscard]] int choiceIndex(QLatin1String key) const;
    bool chooseIndex(QLatin1String key, int choice);
    void put(const SettingEntry &entry, const QJsonValue &value);
    void saveSoon();

    QString m_file;
    bool m_readOnly = false;
    bool m_isUnsaved = false;
    bool m_holdsOlder = false;
    SettingsContent m_content;
    QStringList m_troubles;
    QTimer m_saving;
};

} // namespace studio::ui
