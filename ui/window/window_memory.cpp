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
constexpr QLatin1String kStageZoom("look/stageZoom");
constexpr QLatin1String kLanguage("look/language");

constexpr QLatin1String kLayout("window/layout");
constexpr QLatin1String kTab("window/tab");
constexpr QLatin1String kMotion("look/motion");
constexpr QLatin1String kRecent("palette/recent");
constexpr QLatin1String kCamera("devices/camera");
constexpr QLatin1String kLibraryPictures("library/pictures");
constexpr QLatin1String kLibraryOrder("library/order");
constexpr qsizetype kMostRecent = 8;

/// The words of an enum in the file, in the order of its values.
const QStringList kThemes{u"light"_s, u"dark"_s, u"system"_s, u"high-contrast"_s};
const QStringList kMotions{u"system"_s, u"reduced"_s, u"full"_s};
const QStringList kLayouts{u"author"_s, u"live"_s, u"log"_s};
const QStringList kOrders{u"name"_s, u"last-used"_s, u"newest"_s, u"talkativeness"_s};

template<class Enum>
Enum choiceFrom(const QStringList &words, const QVariant &word, Enum otherwise)
{
    const qsizetype at = words.indexOf(word.toString());
    return at < 0 ? otherwise : Enum(at);
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
        .layout = choiceFrom(kLayouts, ini.value(kLayout), LayoutChoice::Author),
        .insightTab = std::clamp(ini.value(kTab).toInt(), 0, 2),
        .theme = choiceFrom(kThemes, ini.value(kTheme), ThemeChoice::System),
        .motion = choiceFrom(kMotions, ini.value(kMotion), MotionChoice::System),
        .zoom = zoom >= 0.5 && zoom <= 3.0 ? zoom : 1.0,
        .stageZoom = std::clamp(ini.value(kStageZoom, 1.0).toDouble(), 0.6, 2.5),
        .language = ini.value(kLanguage).toString(),
        .camera = ini.value(kCamera).toString(),
        .library = {.pictures = ini.value(kLibraryPictures, true).toBool(),
                    .order = choiceFrom(kOrders, ini.value(kLibraryOrder), LibraryOrder::Name)},
        .recentCommands = ini.value(kRecent).toStringList().mid(0, kMostRecent),
    };
}

void writeWindowMemory(const QString &iniFile, const WindowMemory &memory)
{
    QSettings ini(iniFile, QSettings::IniFormat);
    ini.setValue(kGeometry, memory.geometry);
    ini.setValue(kDocks, memory.docks);
    ini.setValue(kRoom, memory.room.value());
    ini.setValue(kTheme, kThemes.at(int(memory.theme)));
    ini.setValue(kMotion, kMotions.at(int(memory.motion)));
    ini.setValue(kLayout, kLayouts.at(int(memory.layout)));
    ini.setValue(kTab, memory.insightTab);
    ini.setValue(kZoom, memory.zoom);
    ini.setValue(kStageZoom, memory.stageZoom);
    ini.setValue(kLanguage, memory.language);
    ini.setValue(kCamera, memory.camera);
    ini.setValue(kLibraryPictures, memory.library.pictures);
    ini.setValue(kLibraryOrder, kOrders.at(int(memory.library.order)));
    ini.setValue(kRecent, memory.recentCommands.mid(0, kMostRecent));
}

} // namespace studio::ui
