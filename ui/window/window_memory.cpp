// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_memory.h"

#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QLatin1String kGeometry("window/geometry");
constexpr QLatin1String kDocks("window/docks");
constexpr QLatin1String kRoom("window/room");
constexpr QLatin1String kTheme("look/theme");
constexpr QLatin1String kZoom("look/zoom");
constexpr QLatin1String kLanguage("look/language");

QString themeWord(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::Light: return u"light"_s;
    case ThemeChoice::Dark: return u"dark"_s;
    case ThemeChoice::System: return u"system"_s;
    }
    return {};
}

ThemeChoice themeFrom(const QString &word)
{
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        if (themeWord(choice) == word)
            return choice;
    }
    return ThemeChoice::System;
}

} // namespace

WindowMemory readWindowMemory(const QString &iniFile)
{
    const QSettings ini(iniFile, QSettings::IniFormat);
    const double zoom = ini.value(kZoom, 1.0).toDouble();
    return {
        .geometry = ini.value(kGeometry).toByteArray(),
        .docks = ini.value(kDocks).toByteArray(),
        .room = base::RoomId(ini.value(kRoom).toString()),
        .theme = themeFrom(ini.value(kTheme).toString()),
        .zoom = zoom >= 0.5 && zoom <= 3.0 ? zoom : 1.0,
        .language = ini.value(kLanguage).toString(),
    };
}

void writeWindowMemory(const QString &iniFile, const WindowMemory &memory)
{
    QSettings ini(iniFile, QSettings::IniFormat);
    ini.setValue(kGeometry, memory.geometry);
    ini.setValue(kDocks, memory.docks);
    ini.setValue(kRoom, memory.room.value());
    ini.setValue(kTheme, themeWord(memory.theme));
    ini.setValue(kZoom, memory.zoom);
    ini.setValue(kLanguage, memory.language);
}

} // namespace studio::ui
