// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/setting_entry.h"

#include <QtGlobal>

namespace studio::ui {

namespace {

// The words of each choice are in the order of the values of its enum, see Settings::choice().
constexpr SettingChoice kThemes[] = {
    {"light", QT_TRANSLATE_NOOP("Settings", "Light")},
    {"dark", QT_TRANSLATE_NOOP("Settings", "Dark")},
    {"system", QT_TRANSLATE_NOOP("Settings", "Follow system")},
    {"high-contrast", QT_TRANSLATE_NOOP("Settings", "High contrast")},
};
constexpr SettingChoice kMotions[] = {
    {"system", QT_TRANSLATE_NOOP("Settings", "Follow system")},
    {"reduced", QT_TRANSLATE_NOOP("Settings", "Reduced")},
    {"full", QT_TRANSLATE_NOOP("Settings", "Full")},
};
constexpr SettingChoice kLayouts[] = {
    {"author", QT_TRANSLATE_NOOP("Settings", "Author: all panels")},
    {"live", QT_TRANSLATE_NOOP("Settings", "Live: large stage")},
    {"log", QT_TRANSLATE_NOOP("Settings", "Log: decisions and reasons")},
};
constexpr SettingChoice kGrounds[] = {
    {"scene", QT_TRANSLATE_NOOP("Settings", "Colour of the stage")},
    {"green", QT_TRANSLATE_NOOP("Settings", "Green")},
    {"clear", QT_TRANSLATE_NOOP("Settings", "Transparent")},
};
constexpr SettingChoice kSeats[] = {
    {"as-needed", QT_TRANSLATE_NOOP("Settings", "Rows as needed")},
    {"one-row", QT_TRANSLATE_NOOP("Settings", "One row")},
    {"two-rows", QT_TRANSLATE_NOOP("Settings", "Two rows")},
    {"arc", QT_TRANSLATE_NOOP("Settings", "Around a table")},
};
constexpr SettingChoice kOrders[] = {
    {"name", QT_TRANSLATE_NOOP("Settings", "Name")},
    {"last-used", QT_TRANSLATE_NOOP("Settings", "Last used")},
    {"newest", QT_TRANSLATE_NOOP("Settings", "Newest first")},
    {"talkativeness", QT_TRANSLATE_NOOP("Settings", "Talkativeness")},
};
constexpr SettingChoice kLanguages[] = {
    {"system", QT_TRANSLATE_NOOP("Settings", "Follow system")},
    {"en", "English", true},
    {"ja", "日本語", true},
    {"zh_CN", "简体中文", true},
};
constexpr SettingChoice kSendKeys[] = {
    {"enter", "Enter", true},
    {"ctrl-enter", "Ctrl+Enter", true},
};

constexpr SettingEntry kLook[] = {
    {.key = "look/theme",
     .page = SettingPage::Look,
     .kind = SettingKind::Choice,
     .name = QT_TRANSLATE_NOOP("Settings", "Theme"),
     .about = QT_TRANSLATE_NOOP("Settings", "The colours of all windows."),
     .words = QT_TRANSLATE_NOOP("Settings", "colors, dark mode, contrast, appearance"),
     .choices = kThemes,
     .fallback = "system"},
    {.key = "look/zoom",
     .page = SettingPage::Look,
     .kind = SettingKind::Number,
     .name = QT_TRANSLATE_NOOP("Settings", "Text size"),
     .about = QT_TRANSLATE_NOOP("Settings", "100 % is the text size of your desktop."),
     .words = QT_TRANSLATE_NOOP("Settings", "zoom, font, large"),
     .fallback = "100",
     .least = 50,
     .most = 300,
     .step = 10,
     .unit = "%"},
    {.key = "look/motion",
     .page = SettingPage::Look,
     .kind = SettingKind::Choice,
     .name = QT_TRANSLATE_NOOP("Settings", "Motion"),
     .about = QT_TRANSLATE_NOOP("Settings", "How much moves in the window and on the stage."),
     .words = QT_TRANSLATE_NOOP("Settings", "animation, reduce"),
     .choices = kMotions,
     .fallback = "system"},
    {.key = "look/layout",
     .page = SettingPage::Look,
     .kind = SettingKind::Choice,
     .name = QT_TRANSLATE_NOOP("Settings", "Layout"),
     .about = QT_TRANSLATE_NOOP("Settings", "Which panels of the main window are large."),
     .words = QT_TRANSLATE_NOOP("Settings", "arrange, panels"),
     .choices = kLayouts,
     .fallback = "author"},
    {.key = "look/stageZoom",
     .page = SettingPage::Look,
     .kind = SettingKind::Number,
     .name = QT_TRANSLATE_NOOP("Settings", "Size of the figures"),
     .about = QT_TRANSLATE_NOOP("Settings", "How large companions are on the stage."),
     .words = QT_TRANSLATE_NOOP("Settings", "stage, avatars, zoom"),
     .fallback = "100",
     .least = 60,
     .most = 250,
     .step = 10,
     .unit = "%"},
    {.key = "stage/ground",
     .page = SettingPage::Look,
     .kind = SettingKind::Choice,
     .name = QT_TRANSLATE_NOOP("Settings", "Background of the stage window"),
     .about = QT_TRANSLATE_NOOP("Settings", "Green or transparent backgrounds are for video programs."),
     .words = QT_TRANSLATE_NOOP("Settings", "OBS, chroma key, capture"),
     .choices = kGrounds,
     .fallback = "scene"},
    {.key = "stage/captions",
     .page = SettingPage::Look,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "Captions in the stage window"),
     .about = QT_TRANSLATE_NOOP("Settings", "Show what companions say below the stage."),
     .words = QT_TRANSLATE_NOOP("Settings", "subtitles"),
     .fallback = "true"},
    {.key = "stage/seats",
     .page = SettingPage::Look,
     .kind = SettingKind::Choice,
     .name = QT_TRANSLATE_NOOP("Settings", "Seats in the stage window"),
     .about = QT_TRANSLATE_NOOP("Settings", "How companions sit, in the order of the room."),
     .words = QT_TRANSLATE_NOOP("Settings", "arc, table, rows, places"),
     .choices = kSeats,
     .fallback = "as-needed"},
    {.key = "stage/hands",
     .page = SettingPage::Look,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "Votes as raised hands in the stage window"),
     .about = QT_TRANSLATE_NOOP("Settings", "The higher the hand, the more important the vote."),
     .words = QT_TRANSLATE_NOOP("Settings", "vote, importance"),
     .fallback = "true"},
    {.key = "library/pictures",
     .page = SettingPage::Look,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "Large pictures in the library"),
     .about = QT_TRANSLATE_NOOP("Settings", "Show companions as pictures instead of a list."),
     .words = QT_TRANSLATE_NOOP("Settings", "cards, grid, list"),
     .fallback = "true"},
    {.key = "library/order",
     .page = SettingPage::Look,
     .kind = SettingKind::Choice,
     .name = QT_TRANSLATE_NOOP("Settings", "Order of the library"),
     .about = QT_TRANSLATE_NOOP("Settings", "How the companions in the library are sorted."),
     .words = QT_TRANSLATE_NOOP("Settings", "sort"),
     .choices = kOrders,
     .fallback = "name"},
};

constexpr SettingEntry kPerson[] = {
    {.key = "look/language",
     .page = SettingPage::Language,
     .kind = SettingKind::Choice,
     .name = QT_TRANSLATE_NOOP("Settings", "Language"),
     .about =
         QT_TRANSLATE_NOOP("Settings", "The language of all windows. Companions answer in the language of "
                                       "their room."),
     .words = QT_TRANSLATE_NOOP("Settings", "translation, English, Japanese, Chinese"),
     .choices = kLanguages,
     .fallback = "system"},
    {.key = "you/name",
     .page = SettingPage::You,
     .kind = SettingKind::Text,
     .name = QT_TRANSLATE_NOOP("Settings", "Your name"),
     .about =
         QT_TRANSLATE_NOOP("Settings", "What companions call you in new rooms. Each room can change it."),
     .words = QT_TRANSLATE_NOOP("Settings", "user, identity, who I am"),
     .most = 64},
    {.key = "you/about",
     .page = SettingPage::You,
     .kind = SettingKind::Text,
     .name = QT_TRANSLATE_NOOP("Settings", "About you"),
     .about = QT_TRANSLATE_NOOP("Settings", "What companions know about you in new rooms. It becomes part of "
                                            "their prompts."),
     .words = QT_TRANSLATE_NOOP("Settings", "description, persona, identity, who I am"),
     .most = 500},
    {.key = "keyboard/send",
     .page = SettingPage::Keyboard,
     .kind = SettingKind::Choice,
     .name = QT_TRANSLATE_NOOP("Settings", "Send messages with"),
     .about = QT_TRANSLATE_NOOP("Settings", "With Ctrl+Enter, Enter starts a new line."),
     .words = QT_TRANSLATE_NOOP("Settings", "return, new line"),
     .choices = kSendKeys,
     .fallback = "enter"},
    {.key = "keyboard/global",
     .page = SettingPage::Keyboard,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "Global shortcuts"),
     .about =
         QT_TRANSLATE_NOOP("Settings", "Pause, play turns and give the floor while another program is in "
                                       "front. Your desktop decides on the keys."),
     .words = QT_TRANSLATE_NOOP("Settings", "OBS, stream, hotkeys, background"),
     .fallback = "false"},
};

constexpr SettingEntry kHearing[] = {
    {.key = "voices/aloud",
     .page = SettingPage::Voices,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "Read new rooms aloud"),
     .about = QT_TRANSLATE_NOOP("Settings", "Rooms that you make from now on are read aloud. Each room can "
                                            "change it."),
     .words = QT_TRANSLATE_NOOP("Settings", "speech, voice, sound"),
     .fallback = "false"},
    {.key = "voices/inStep",
     .page = SettingPage::Voices,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "Show words as they are heard"),
     .about = QT_TRANSLATE_NOOP("Settings", "In new rooms, each word appears when the voice reaches it."),
     .words = QT_TRANSLATE_NOOP("Settings", "subtitles, voice"),
     .fallback = "false",
     .under = "voices/aloud"},
};

constexpr SettingEntry kNotices[] = {
    {.key = "notify/requests",
     .page = SettingPage::Notifications,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "When a companion asks you"),
     .about = QT_TRANSLATE_NOOP("Settings", "Requests, questions and tools that wait for your answer."),
     .words = QT_TRANSLATE_NOOP("Settings", "request, permission, camera"),
     .fallback = "true"},
    {.key = "notify/turns",
     .page = SettingPage::Notifications,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "When a companion has spoken"),
     .about = QT_TRANSLATE_NOOP("Settings", "Only while the window is in the background."),
     .words = QT_TRANSLATE_NOOP("Settings", "turn, message, reply"),
     .fallback = "false"},
    {.key = "notify/budgets",
     .page = SettingPage::Notifications,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "When a budget is used up"),
     .about = QT_TRANSLATE_NOOP("Settings", "The room then rests until you raise its budget."),
     .words = QT_TRANSLATE_NOOP("Settings", "money, cost, limit"),
     .fallback = "true"},
    {.key = "notify/words",
     .page = SettingPage::Notifications,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "Show the words of companions"),
     .about = QT_TRANSLATE_NOOP("Settings",
                                "Otherwise notifications only say who it was. Others may see your screen."),
     .words = QT_TRANSLATE_NOOP("Settings", "privacy, text, preview"),
     .fallback = "false"},
    {.key = "notify/quiet",
     .page = SettingPage::Notifications,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "Quiet hours"),
     .about = QT_TRANSLATE_NOOP("Settings", "No notifications between the two times."),
     .words = QT_TRANSLATE_NOOP("Settings", "do not disturb, night"),
     .fallback = "false"},
    {.key = "notify/quietFrom",
     .page = SettingPage::Notifications,
     .kind = SettingKind::Time,
     .name = QT_TRANSLATE_NOOP("Settings", "Quiet from"),
     .about = QT_TRANSLATE_NOOP("Settings", "When quiet hours begin."),
     .words = QT_TRANSLATE_NOOP("Settings", "do not disturb, begin"),
     .fallback = "22:00",
     .under = "notify/quiet"},
    {.key = "notify/quietUntil",
     .page = SettingPage::Notifications,
     .kind = SettingKind::Time,
     .name = QT_TRANSLATE_NOOP("Settings", "Quiet until"),
     .about = QT_TRANSLATE_NOOP("Settings", "When quiet hours end, perhaps on the next day."),
     .words = QT_TRANSLATE_NOOP("Settings", "do not disturb, end"),
     .fallback = "08:00",
     .under = "notify/quiet"},
    {.key = "tray/show",
     .page = SettingPage::Notifications,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "Icon in the tray"),
     .about = QT_TRANSLATE_NOOP("Settings", "Shows what runs and what it costs today."),
     .words = QT_TRANSLATE_NOOP("Settings", "system tray, status"),
     .fallback = "false"},
    {.key = "tray/stay",
     .page = SettingPage::Notifications,
     .kind = SettingKind::Switch,
     .name = QT_TRANSLATE_NOOP("Settings", "Keep running in the tray"),
     .about =
         QT_TRANSLATE_NOOP("Settings", "If you close the window, the rooms go on. Quit ends the program."),
     .words = QT_TRANSLATE_NOOP("Settings", "background, close"),
     .fallback = "false",
     .under = "tray/show"},
};

constexpr SettingEntry kElsewhere[] = {
    {.key = "providersAction", .page = SettingPage::Models, .kind = SettingKind::Way},
    {.key = "connectModelAction", .page = SettingPage::Models, .kind = SettingKind::Way},
    {.key = "costsAction", .page = SettingPage::Models, .kind = SettingKind::Way},
    {.key = "permissionsAction", .page = SettingPage::Privacy, .kind = SettingKind::Way},
    {.key = "ledgerAction", .page = SettingPage::Privacy, .kind = SettingKind::Way},
    {.key = "doorsAction", .page = SettingPage::Privacy, .kind = SettingKind::Way},
    {.key = "yourDataAction", .page = SettingPage::Data, .kind = SettingKind::Way},
};

} // namespace

const QList<SettingEntry> &registeredSettings()
{
    static const QList<SettingEntry> all = [] {
        QList<SettingEntry> made;
        for (const std::span<const SettingEntry> table : std::initializer_list<std::span<const SettingEntry>>{
                 kLook, kPerson, kHearing, kElsewhere, kNotices})
            made.append(QList<SettingEntry>(table.begin(), table.end()));
        return made;
    }();
    return all;
}

} // namespace studio::ui
