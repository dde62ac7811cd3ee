// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/setting_entry.h"

#include "ui/actions/action_registry.h"

#include <QCoreApplication>
#include <QTime>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct PageWords
{
    const char *name;
    const char *about;
};

constexpr PageWords kPages[kSettingPages] = {
    {QT_TRANSLATE_NOOP("Settings", "Look"), ""},
    {QT_TRANSLATE_NOOP("Settings", "Language"), ""},
    {QT_TRANSLATE_NOOP("Settings", "You"), ""},
    {QT_TRANSLATE_NOOP("Settings", "Keyboard"), ""},
    {QT_TRANSLATE_NOOP("Settings", "Voices"),
     QT_TRANSLATE_NOOP("Settings", "Each companion’s voice is chosen in their own form.")},
    {QT_TRANSLATE_NOOP("Settings", "Models"), ""},
    {QT_TRANSLATE_NOOP("Settings", "Privacy"), ""},
    {QT_TRANSLATE_NOOP("Settings", "Data"), ""},
    {QT_TRANSLATE_NOOP("Settings", "Notifications"), ""},
};

const QString kTimeForm = u"HH:mm"_s;

QString translated(const char *english)
{
    return *english ? QCoreApplication::translate("Settings", english) : QString();
}

const SettingChoice *choiceOf(const SettingEntry &entry, const QString &word)
{
    const auto found =
        std::find_if(entry.choices.begin(), entry.choices.end(),
                     [&word](const SettingChoice &choice) { return word == QLatin1String(choice.word); });
    return found == entry.choices.end() ? nullptr : &*found;
}

QString searched(const SettingEntry &entry)
{
    QStringList texts;
    if (entry.kind == SettingKind::Way) {
        if (const ActionEntry *action = registeredAction(QString::fromLatin1(entry.key)))
            texts = {titleOf(*action), englishTitle(*action), aboutAction(*action), searchWords(*action)};
    } else {
        for (const char *english : {entry.name, entry.about, entry.words})
            texts << translated(english) << QString::fromUtf8(english);
        for (const SettingChoice &choice : entry.choices)
            texts << choiceName(choice) << QString::fromUtf8(choice.name);
    }
    texts << pageName(entry.page) << QString::fromUtf8(kPages[int(entry.page)].name);
    return texts.join(u'\n');
}

} // namespace

const SettingEntry *registeredSetting(const QString &key)
{
    const QList<SettingEntry> &all = registeredSettings();
    const auto found = std::find_if(all.cbegin(), all.cend(), [&key](const SettingEntry &entry) {
        return entry.kind != SettingKind::Way && key == QLatin1String(entry.key);
    });
    return found == all.cend() ? nullptr : &*found;
}

QJsonValue fallbackOf(const SettingEntry &entry)
{
    const QString written = QString::fromLatin1(entry.fallback);
    switch (entry.kind) {
    case SettingKind::Switch: return written == "true"_L1;
    case SettingKind::Number: return written.toDouble();
    case SettingKind::Way: return QJsonValue::Undefined;
    case SettingKind::Choice:
    case SettingKind::Text:
    case SettingKind::Time: break;
    }
    return written;
}

std::optional<QJsonValue> validValue(const SettingEntry &entry, const QJsonValue &value)
{
    const auto when = [&value](bool isValid) { return isValid ? std::optional(value) : std::nullopt; };
    switch (entry.kind) {
    case SettingKind::Switch: return when(value.isBool());
    case SettingKind::Choice: return when(value.isString() && choiceOf(entry, value.toString()));
    case SettingKind::Number:
        return when(value.isDouble() && value.toDouble() >= entry.least && value.toDouble() <= entry.most);
    case SettingKind::Time: return when(QTime::fromString(value.toString(), kTimeForm).isValid());
    case SettingKind::Way: return {};
    case SettingKind::Text: break;
    }
    const QString text = value.toString().simplified();
    return value.isString() && text.size() <= qsizetype(entry.most) ? std::optional<QJsonValue>(text)
                                                                    : std::nullopt;
}

QString pageName(SettingPage page) { return translated(kPages[int(page)].name); }

QString pageAbout(SettingPage page) { return translated(kPages[int(page)].about); }

QString settingName(const SettingEntry &entry)
{
    if (entry.kind != SettingKind::Way)
        return translated(entry.name);
    const ActionEntry *action = registeredAction(QString::fromLatin1(entry.key));
    return action ? titleOf(*action) : QString();
}

QString settingAbout(const SettingEntry &entry)
{
    if (entry.kind != SettingKind::Way)
        return translated(entry.about);
    const ActionEntry *action = registeredAction(QString::fromLatin1(entry.key));
    return action ? aboutAction(*action) : QString();
}

QString choiceName(const SettingChoice &choice)
{
    return choice.isSameEverywhere ? QString::fromUtf8(choice.name) : translated(choice.name);
}

QString valueText(const SettingEntry &entry, const QJsonValue &value)
{
    switch (entry.kind) {
    case SettingKind::Switch:
        return value.toBool() ? QCoreApplication::translate("Settings", "On")
                              : QCoreApplication::translate("Settings", "Off");
    case SettingKind::Choice: {
        const SettingChoice *choice = choiceOf(entry, value.toString());
        return choice ? choiceName(*choice) : value.toString();
    }
    case SettingKind::Number:
        return u"%1 %2"_s.arg(std::lround(value.toDouble())).arg(QLatin1String(entry.unit));
    case SettingKind::Text:
        return value.toString().isEmpty() ? QCoreApplication::translate("Settings", "Empty")
                                          : value.toString();
    case SettingKind::Time:
    case SettingKind::Way: break;
    }
    return value.toString();
}

bool fitsSearch(const SettingEntry &entry, const QString &typed)
{
    const QString texts = searched(entry);
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.cbegin(), words.cend(),
                       [&texts](const QString &word) { return texts.contains(word, Qt::CaseInsensitive); });
}

} // namespace studio::ui
