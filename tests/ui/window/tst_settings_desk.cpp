// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/window/full_window.h"
#include "ui/around/window_keys.h"
#include "ui/around/wishes_of.h"
#include "ui/composer/message_edit.h"
#include "ui/panels/trouble_banner.h"
#include "ui/rooms/room_setup_dialog.h"
#include "ui/settings/setting_entry.h"
#include "ui/settings/setting_keys.h"
#include "ui/settings/settings_window.h"
#include "ui/stage/stage_view.h"
#include "ui/stage/stage_window.h"
#include "ui/theme/theme_of.h"
#include "ui/window/help/reported_settings.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSet>

#include <functional>

namespace tst_settings_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::FullWindow;
using tests::StudioWindow;
using ui::SettingEntry;
using ui::SettingKind;
using ui::Settings;
using ui::SettingsWindow;

/// A changed setting, and what then holds in the window.
struct Effect
{
    QString key;
    QJsonValue value;
    std::function<bool(FullWindow &)> holds;
};

/// Of the desktop; first called before the first window is made.
double usualTextSize()
{
    static const double size = QApplication::font().pointSizeF();
    return size;
}

ui::RoomSetupDialog *newRoomDialog(FullWindow &full)
{
    delete full.studio.find<ui::RoomSetupDialog>(u"newRoomDialog"_s);
    full.studio.find<QAction>(u"newRoomAction"_s)->trigger();
    return full.studio.find<ui::RoomSetupDialog>(u"newRoomDialog"_s);
}

ui::StageWindow *stageWindow(FullWindow &full)
{
    full.studio.find<QAction>(u"stageWindowAction"_s)->trigger();
    return full.studio.window.findChild<ui::StageWindow *>();
}

bool isChecked(FullWindow &full, const QString &action)
{
    return full.studio.find<QAction>(action)->isChecked();
}

bool offersInLibrary(FullWindow &full, const QString &button)
{
    full.studio.find<QAction>(u"libraryAction"_s)->trigger();
    return full.studio.find<QPushButton>(button)->isChecked();
}

/// What the notifications and the tray follow, see tst_around.
ui::NotificationWishes wishes(FullWindow &full) { return ui::wishesOf(full.studio.window.settings()); }

/// Whether global keys are asked for, see tst_global_keys: here is no bus, and the keys say so.
bool asksForKeys(FullWindow &full)
{
    ui::WindowKeys keys(full.studio.window, full.studio.window.settings());
    keys.start([] { return QDBusConnection(u"no bus"_s); });
    return !keys.whyNot().isEmpty();
}

QList<Effect> effects()
{
    using Full = FullWindow;
    return {
        {"look/theme"_L1, u"dark"_s,
         [](Full &full) {
             return ui::themeOf(&full.studio.window) == ui::Theme::dark() &&
                    isChecked(full, u"themeAction1"_s);
         }},
        {"look/motion"_L1, u"reduced"_s, [](Full &full) { return isChecked(full, u"motionAction1"_s); }},
        {"look/zoom"_L1, 150,
         [](Full &) { return QApplication::font().pointSizeF() > 1.4 * usualTextSize(); }},
        {"look/layout"_L1, u"log"_s, [](Full &full) { return isChecked(full, u"layoutAction2"_s); }},
        {"look/stageZoom"_L1, 150,
         [](Full &full) { return full.studio.find<ui::StageView>(u"stage"_s)->zoom() == 1.5; }},
        {"stage/ground"_L1, u"green"_s,
         [](Full &full) { return stageWindow(full)->ground() == ui::StageGround::Green; }},
        {"stage/captions"_L1, false, [](Full &full) { return !stageWindow(full)->hasCaptions(); }},
        {"stage/seats"_L1, u"arc"_s,
         [](Full &full) {
             return stageWindow(full)->seats() == ui::StageSeats::Arc &&
                    isChecked(full, u"stageSeatsAction3"_s);
         }},
        {"stage/hands"_L1, false, [](Full &full) { return !stageWindow(full)->hasHands(); }},
        {"library/pictures"_L1, false, [](Full &full) { return offersInLibrary(full, u"libraryLines"_s); }},
        {"library/order"_L1, u"newest"_s,
         [](Full &full) {
             full.studio.find<QAction>(u"libraryAction"_s)->trigger();
             return full.studio.find<QComboBox>(u"libraryOrder"_s)->currentIndex() == 2;
         }},
        {"look/language"_L1, u"ja"_s,
         [](Full &full) { return full.studio.translations.language() == model::Language::Japanese; }},
        {"you/name"_L1, u"Anna"_s,
         [](Full &full) { return newRoomDialog(full)->setup().identities.value(0).name == u"Anna"_s; }},
        {"you/about"_L1, u"Likes tea."_s,
         [](Full &full) {
             return newRoomDialog(full)->setup().identities.value(0).description == u"Likes tea."_s;
         }},
        {"keyboard/send"_L1, u"ctrl-enter"_s,
         [](Full &full) { return !full.studio.window.findChild<ui::MessageEdit *>()->sendsByEnter(); }},
        {"keyboard/global"_L1, true, [](Full &full) { return asksForKeys(full); }},
        {"notify/requests"_L1, false, [](Full &full) { return !wishes(full).requests; }},
        {"notify/turns"_L1, true, [](Full &full) { return wishes(full).turns; }},
        {"notify/budgets"_L1, false, [](Full &full) { return !wishes(full).budgets; }},
        {"notify/words"_L1, true, [](Full &full) { return wishes(full).showsWords; }},
        {"notify/quiet"_L1, true,
         [](Full &full) {
             return ui::isQuiet(wishes(full), {23, 0});
         }},
        {"notify/quietFrom"_L1, u"09:30"_s,
         [](Full &full) { return wishes(full).quietFrom == QTime(9, 30); }},
        {"notify/quietUntil"_L1, u"10:30"_s,
         [](Full &full) { return wishes(full).quietTo == QTime(10, 30); }},
        {"tray/show"_L1, true, [](Full &full) { return wishes(full).tray.showTray; }},
        {"tray/stay"_L1, true, [](Full &full) { return wishes(full).tray.staysInTray; }},
        {"voices/aloud"_L1, true, [](Full &full) { return newRoomDialog(full)->setup().voices.aloud; }},
        {"voices/inStep"_L1, true,
         [](Full &full) {
             full.studio.window.settings().set(ui::setting::kReadAloud, true);
             return newRoomDialog(full)->setup().voices.inStep;
         }},
    };
}

class SettingsDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(usualTextSize() > 0); }
    void everySettingHasAnEffect_data();
    void everySettingHasAnEffect();
    void noSettingIsForgottenHere();
    void theKeyOpensOneWindow();
    void everyWayIsOffered();
    void theMenuChangesTheSetting();
    void theLanguageSwitchesWhileTheWindowIsOpen();
    void troublesWithTheFileAreTold();
    void theNewKeySends();
    void shortcutsAreKept();
    void reasonsAreOnThePageOfNotifications();
    void aReasonIsAboveTheShortcuts();
    void reportsLeaveOutWhatUsersWrote();
    void aSearchFindsThePageOfShortcuts();
    void aShortcutFieldTakesTheKeyOfTheManual();
    void aReadOnlyWindowLeavesOlderSettings();
};

void SettingsDeskTest::everySettingHasAnEffect_data()
{
    QTest::addColumn<qsizetype>("index");
    qsizetype index = 0;
    for (const Effect &effect : effects())
        QTest::newRow(qPrintable(effect.key)) << index++;
}

void SettingsDeskTest::everySettingHasAnEffect()
{
    QFETCH(const qsizetype, index);
    const Effect effect = effects().at(index);
    FullWindow full;
    Settings &settings = full.studio.window.settings();
    settings.set(ui::setting::kTheme, u"light"_s);
    QVERIFY(!effect.holds(full));

    QVERIFY(settings.set(effect.key, effect.value));

    QTRY_VERIFY(effect.holds(full));
}

void SettingsDeskTest::noSettingIsForgottenHere()
{
    QSet<QString> tried;
    for (const Effect &effect : effects())
        tried.insert(effect.key);
    for (const SettingEntry &entry : ui::registeredSettings())
        QVERIFY2(entry.kind == SettingKind::Way || tried.contains(QString::fromLatin1(entry.key)), entry.key);
}

void SettingsDeskTest::theKeyOpensOneWindow()
{
    StudioWindow studio;
    studio.open();
    studio.key(Qt::Key_Comma, Qt::ControlModifier);
    QPointer<SettingsWindow> window = studio.window.findChild<SettingsWindow *>();
    QTRY_VERIFY(window && window->isVisible());

    studio.find<QAction>(u"settingsAction"_s)->trigger();

    QCOMPARE(studio.window.findChildren<SettingsWindow *>().size(), 1);
    window->close();
    QTRY_VERIFY(!window);
}

void SettingsDeskTest::everyWayIsOffered()
{
    FullWindow full;
    full.studio.find<QAction>(u"settingsAction"_s)->trigger();
    const auto *window = full.studio.window.findChild<SettingsWindow *>();
    full.studio.window.findChild<SettingsWindow *>()
        ->findChild<QLineEdit *>(u"settingsSearch"_s)
        ->setText(u"e"_s);
    for (const SettingEntry &entry : ui::registeredSettings())
        if (entry.kind == SettingKind::Way)
            QVERIFY2(window->findChild<QWidget *>(u"setting_%1_Row"_s.arg(QLatin1String(entry.key)))
                         ->isVisibleTo(window),
                     entry.key);
}

void SettingsDeskTest::theMenuChangesTheSetting()
{
    StudioWindow studio;
    studio.open();
    studio.find<QAction>(u"settingsAction"_s)->trigger();
    const auto *theme = studio.window.findChild<QComboBox *>(u"setting_look_theme_Value"_s);

    studio.find<QAction>(u"themeAction3"_s)->trigger();

    QCOMPARE(theme->currentText(), u"High contrast"_s);
    QCOMPARE(studio.window.settings().text(ui::setting::kTheme), u"high-contrast"_s);
}

void SettingsDeskTest::theLanguageSwitchesWhileTheWindowIsOpen()
{
    StudioWindow studio;
    studio.open();
    studio.find<QAction>(u"settingsAction"_s)->trigger();
    const auto *window = studio.window.findChild<SettingsWindow *>();

    studio.window.settings().set(ui::setting::kLanguage, u"ja"_s);

    QTRY_COMPARE(window->windowTitle(), u"設定"_s);
    const auto *value = window->findChild<QComboBox *>(u"setting_look_language_Value"_s);
    QCOMPARE(value->currentText(), u"日本語"_s);
    QVERIFY(value->accessibleName() != u"Language"_s);
    studio.window.settings().set(ui::setting::kLanguage, u"en"_s);
    QTRY_COMPARE(window->windowTitle(), u"Settings"_s);
}

void SettingsDeskTest::troublesWithTheFileAreTold()
{
    const tests::TemporaryStudio folder;
    QFile file(folder.file(u"settings.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"companion-studio-settings","values":{"look/theme":"purple"}})");
    file.close();
    tests::FakeRoomPort rooms;
    tests::FakePersonaPort personas;
    tests::FakeDraftPort drafts;
    ui::Translations translations;
    ui::MainWindow window(rooms, personas, drafts, translations, {folder.file(u"window.ini"_s)});
    window.show();

    QStringList told;
    for (const QLabel *label : window.findChild<ui::TroubleBanner *>()->findChildren<QLabel *>())
        told.append(label->text());

    QVERIFY(told.join(u'\n').contains(u"“Theme” cannot be “purple”. It is now “Follow system”."_s));
}

void SettingsDeskTest::theNewKeySends()
{
    StudioWindow studio;
    studio.open();
    studio.window.settings().choose(ui::setting::kSendKey, ui::SendKey::CtrlEnter);
    auto *input = studio.window.findChild<ui::MessageEdit *>();
    input->setFocus();
    QTest::keyClicks(input, u"Hello"_s);
    QTest::keyClick(input, Qt::Key_Return);
    QCOMPARE(input->toPlainText(), u"Hello\n"_s);
    QVERIFY(!studio.rooms.has(u"say"_s));

    QTest::keyClick(input, Qt::Key_Return, Qt::ControlModifier);

    QVERIFY(studio.rooms.has(u"say"_s));
}

void SettingsDeskTest::shortcutsAreKept()
{
    StudioWindow studio;
    studio.open();
    QVERIFY(studio.window.shortcuts().setKeys(u"statisticsAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_F9)}));
    QCOMPARE(studio.window.settings().shortcuts().value(u"statisticsAction"_s), QStringList{u"Ctrl+F9"_s});
    studio.window.close();

    ui::MainWindow next(studio.rooms, studio.personas, studio.drafts, studio.translations,
                        {studio.folder.file(u"window.ini"_s)});

    QCOMPARE(next.findChild<QAction *>(u"statisticsAction"_s)->shortcut(), QKeySequence(u"Ctrl+F9"_s));
    next.settings().setShortcuts({}); // an import
    QVERIFY(!next.shortcuts().isChanged(u"statisticsAction"_s));
}

void SettingsDeskTest::reasonsAreOnThePageOfNotifications()
{
    StudioWindow studio;
    studio.open();
    studio.window.noteOnNotifications(u"There is no tray."_s);
    studio.find<QAction>(u"settingsAction"_s)->trigger();
    const auto *window = studio.window.findChild<SettingsWindow *>();
    const QString name = u"settingsNote%1"_s.arg(int(ui::SettingPage::Notifications));
    QCOMPARE(window->findChild<QLabel *>(name)->text(), u"There is no tray."_s);

    studio.window.noteOnNotifications({});

    QVERIFY(window->findChild<QLabel *>(name)->text().isEmpty());
}

void SettingsDeskTest::aReasonIsAboveTheShortcuts()
{
    StudioWindow studio;
    studio.open();
    studio.window.noteOnNotifications(u"There is no tray."_s);
    studio.window.noteOnKeyboard(u"No global shortcuts."_s);
    studio.find<QAction>(u"settingsAction"_s)->trigger();
    const auto *window = studio.window.findChild<SettingsWindow *>();
    const auto note = [window](ui::SettingPage page) {
        return window->findChild<QLabel *>(u"settingsNote%1"_s.arg(int(page)));
    };
    QCOMPARE(note(ui::SettingPage::Keyboard)->text(), u"No global shortcuts."_s);
    QCOMPARE(note(ui::SettingPage::Notifications)->text(), u"There is no tray."_s);

    studio.window.noteOnKeyboard({});

    QVERIFY(note(ui::SettingPage::Keyboard)->isHidden());
    QCOMPARE(note(ui::SettingPage::Notifications)->text(), u"There is no tray."_s);
}

void SettingsDeskTest::reportsLeaveOutWhatUsersWrote()
{
    Settings settings;
    settings.set(ui::setting::kName, u"Anna Lee"_s);
    settings.set(ui::setting::kAboutYou, u"Lives in Bonn."_s);
    settings.choose(ui::setting::kTheme, ui::ThemeChoice::Dark);

    const QMap<QString, QString> reported = ui::reportedSettings(settings);

    QCOMPARE(reported.value(u"look/theme"_s), u"dark"_s);
    QCOMPARE(reported.value(u"stage/captions"_s), u"true"_s);
    QVERIFY(!reported.contains(u"you/name"_s));
    for (const QString &value : reported)
        QVERIFY(!value.contains(u"Anna"_s) && !value.contains(u"Bonn"_s));
}

void SettingsDeskTest::aSearchFindsThePageOfShortcuts()
{
    StudioWindow studio;
    studio.open();
    studio.find<QAction>(u"settingsAction"_s)->trigger();
    const auto *window = studio.window.findChild<SettingsWindow *>();

    window->findChild<QLineEdit *>(u"settingsSearch"_s)->setText(u"shortcut"_s);

    QVERIFY(window->findChild<QWidget *>(u"keyboardPage"_s)->isVisibleTo(window));
    QVERIFY(!window->findChild<QLabel *>(u"settingsNothing"_s)->isVisibleTo(window));
}

void SettingsDeskTest::aShortcutFieldTakesTheKeyOfTheManual()
{
    StudioWindow studio;
    studio.open();
    studio.find<QAction>(u"settingsAction"_s)->trigger();
    auto *window = studio.window.findChild<SettingsWindow *>();
    window->showPage(ui::SettingPage::Keyboard);
    auto *field = window->findChild<QWidget *>(u"keysField1"_s);

    QTest::keyClick(field, Qt::Key_F1);

    for (const QWidget *shown : QApplication::topLevelWidgets())
        QVERIFY(shown->objectName() != u"manualWindow"_s || !shown->isVisible());
}

void SettingsDeskTest::aReadOnlyWindowLeavesOlderSettings()
{
    const tests::TemporaryStudio folder;
    const QString ini = folder.file(u"window.ini"_s);
    QFile file(ini);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[look]\ntheme=dark\n");
    file.close();
    tests::FakeRoomPort rooms;
    tests::FakePersonaPort personas;
    tests::FakeDraftPort drafts;
    ui::Translations translations;
    {
        ui::MainWindow window(rooms, personas, drafts, translations, {ini, true});
        window.show();
        QCOMPARE(ui::themeOf(&window), ui::Theme::dark());
        window.close();
    }

    const ui::MainWindow next(rooms, personas, drafts, translations, {ini});

    QCOMPARE(ui::themeOf(&next), ui::Theme::dark());
}

SUITE_TEST(QApplication, SettingsDeskTest)

} // namespace tst_settings_desk

#include "tst_settings_desk.moc"
