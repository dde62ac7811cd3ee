// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QList>
#include <QString>

#include <optional>
#include <span>

/// What can be set in the program: every setting with its name, its description, its values and its default.
/// The settings window, the file and its import read this table, so a setting cannot be forgotten in one of
/// them. Settings of a room are no part of it, nor is what the window remembers by itself, such as its size.
///
/// The table is constant and can be read on any thread; texts in the user's language need the main thread.
namespace studio::ui {

/// The pages of the settings window, in their order.
enum class SettingPage { Look, Language, You, Keyboard, Voices, Models, Privacy, Data, Notifications };
inline constexpr int kSettingPages = 9;

enum class SettingKind {
    Switch, ///< true or false
    Choice, ///< the word of one of `choices`
    Number, ///< between `least` and `most`, in `unit`
    Text,   ///< one line of at most `most` UTF-16 units
    Time,   ///< of a day, "22:00"
    Way,    ///< no setting but a button that runs the action `key`, for what is set elsewhere
};

/// A value of a choice. A name in English is translated, unless it is the same in every language: a language
/// in its own words, a key.
struct SettingChoice
{
    const char *word = ""; ///< in the file
    const char *name = "";
    bool isSameEverywhere = false;
};

struct SettingEntry
{
    const char *key = ""; ///< in the file: "look/theme"; also names the widgets of its row
    SettingPage page = SettingPage::Look;
    SettingKind kind = SettingKind::Switch;
    const char *name = "";  ///< in English
    const char *about = ""; ///< a sentence in English
    const char *words = ""; ///< other words for it in English, separated by commas
    std::span<const SettingChoice> choices = {};
    const char *fallback = ""; ///< the default, as written: "true", "system", "100"
    double least = 0;
    double most = 0;
    double step = 1;
    const char *unit = "";  ///< behind a number: "%"
    const char *under = ""; ///< the switch without which this setting has no effect
};

/// Page after page, each in its order.
[[nodiscard]] const QList<SettingEntry> &registeredSettings();
/// Null if there is none.
[[nodiscard]] const SettingEntry *registeredSetting(const QString &key);

/// The default; undefined for a way.
[[nodiscard]] QJsonValue fallbackOf(const SettingEntry &entry);
/// The value in its usual form; none if the setting cannot have it.
[[nodiscard]] std::optional<QJsonValue> validValue(const SettingEntry &entry, const QJsonValue &value);

// In the user's language.
[[nodiscard]] QString pageName(SettingPage page);
[[nodiscard]] QString pageAbout(SettingPage page);
[[nodiscard]] QString settingName(const SettingEntry &entry);
[[nodiscard]] QString settingAbout(const SettingEntry &entry);
[[nodiscard]] QString choiceName(const SettingChoice &choice);
/// A value as the window shows it: "Dark", "110 %", "On".
[[nodiscard]] QString valueText(const SettingEntry &entry, const QJsonValue &value);
/// Whether every word that was typed stands in the texts of the setting, in the user's language or in
/// English.
[[nodiscard]] bool fitsSearch(const SettingEntry &entry, const QString &typed);

} // namespace studio::ui
