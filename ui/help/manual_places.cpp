// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual_places.h"

#include <QHash>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct PlaceRow
{
    const char *widget; ///< an object name
    const char *page;
    const char *anchor;
};

constexpr PlaceRow kPlaces[] = {
    // parts of the window
    {"roomsPanel", "rooms", "list"},
    {"companionsPanel", "companions", ""},
    {"stage", "stage", ""},
    {"transcript", "talking", "messages"},
    {"composer", "talking", ""},
    {"floorPanel", "floor", ""},
    {"timelinePanel", "floor", "past"},
    {"eventsPanel", "floor", "past"},
    {"inspectorPanel", "floor", "turns"},
    {"loreTrialPanel", "companions", "lore"},
    {"requestStrip", "requests", ""},
    {"permissionStrip", "requests", "tools"},
    {"requestsPanel", "requests", ""},
    {"commandPalette", "start", "keys"},
    // windows and dialogs
    {"shortcutSheet", "start", "keys"},
    {"newRoomDialog", "rooms", "new"},
    {"roomSetupDialog", "rooms", "change"},
    {"saveTemplateDialog", "rooms", "change"},
    {"templateWindow", "rooms", "change"},
    {"policyDialog", "floor", "ways"},
    {"libraryWindow", "companions", ""},
    {"personaWindow", "companions", "form"},
    {"versionsDialog", "companions", "form"},
    {"exportDialog", "companions", "cards"},
    {"importReport", "companions", "cards"},
    {"shelfWindow", "companions", "lore"},
    {"memoryWindow", "companions", "memory"},
    {"providerWizard", "models", ""},
    {"providersWindow", "models", ""},
    {"costWindow", "models", "costs"},
    {"ledgerWindow", "requests", "list"},
    {"permissionWindow", "requests", "list"},
    {"cameraSheet", "requests", "pictures"},
    {"screenSheet", "requests", "pictures"},
    {"stageWindow", "stage", "window"},
    {"exportWindow", "files", "export"},
    {"importDialog", "files", "import"},
    {"searchWindow", "files", "search"},
    {"statisticsWindow", "files", "statistics"},
    {"witnessWindow", "talking", "whisper"},
    {"summarySheet", "talking", "long"},
    {"linkDialog", "talking", "messages"},
    {"doorsWindow", "doors", ""},
    {"dataWindow", "data", ""},
    {"keyboardPage", "settings", "keyboard"},
    {"settingsWindow", "settings", ""},
    {"aboutWindow", "trouble", "report"},
    {"reportWindow", "trouble", "report"},
    {"troubleBanner", "trouble", ""},
};

} // namespace

ManualPlace manualPlaceOf(const QWidget *widget)
{
    static const QHash<QString, ManualPlace> places = [] {
        QHash<QString, ManualPlace> all;
        for (const PlaceRow &row : kPlaces)
            all.insert(QString::fromLatin1(row.widget),
                       {QString::fromLatin1(row.page), QString::fromLatin1(row.anchor)});
        return all;
    }();
    for (; widget; widget = widget->parentWidget()) {
        const auto found = places.constFind(widget->objectName());
        if (found != places.cend())
            return *found;
    }
    return {u"start"_s};
}

} // namespace studio::ui
