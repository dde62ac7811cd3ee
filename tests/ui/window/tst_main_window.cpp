// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/sample_room.h"
#include "tests/ui/window/studio_window.h"
#include "ui/composer/composer.h"
#include "ui/composer/message_edit.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/panels/trouble_banner.h"
#include "ui/stage/stage_view.h"
#include "ui/window/main_window.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/translations.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tst_main_window {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::MainWindow;
using ui::Trouble;
using ui::TroubleBanner;
using Studio = tests::StudioWindow;

class MainWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewestRoomOpensByItself();
    void theRoomThatWasOpenLastOpensAgain();
    void theComposerHasTheFocusAndEnterSends();
    void typedKeysGoToTheMessageBox_data();
    void typedKeysGoToTheMessageBox();
    void otherKeysStayWhereTheyAre_data();
    void otherKeysStayWhereTheyAre();
    void aListThatScrollsIsSearchedByTyping();
    void fieldsKeepWhatIsTypedInThem();
    void whereNothingCanBeWrittenKeysGoNowhere();
    void f8WaitsAndGoesOn();
    void escapeStopsWhileSomethingGoesOn();
    void theStatusLineNamesTheModel();
    void deletingTellsUndoAndUndoBringsBack();
    void aNewRoomIsAskedForAndOpened();
    void f6GoesAroundTheRegions();
    void textThatWasRefusedComesBackIntoTheComposer();
    void whatIsWrittenWaitsForItsRoomAndTheNextStart();
    void upFindsWhatTheUserSaidInThisRoom();
    void whoWritesIsBackInThePresent();
    void aRefusalIsToldAtTheTop();
    void aNoticeAboutARoomGoesWithIt();
    void readOnlyIsSaidAndNothingCanBeWritten();
    void closingTakesNoTimeAndRemembersTheDocks();
    void anotherLanguageIsSpokenAtOnce();
    void anotherLookWhileAnswersAreOnTheirWay();
    void aWindowThatClosesGetsNoAnswer();
    void textSizeFollowsTheKeys();
    void everythingOneCanPressHasAName();
    void eachPanelHasAButtonOfItsOwnThatHidesIt();
    void theDesktopPlacesAWindowThatNobodyHasPlaced();
    void itFitsASmallScreenAtTwiceTheTextSize();
};

void MainWindowTest::theNewestRoomOpensByItself()
{
    Studio studio;

    QVERIFY(studio.rooms.commands().contains(u"openRoom room_tea"_s));
    studio.open();

    QCOMPARE(studio.find<QLabel>(u"roomTitle"_s)->text(), u"Tea at five"_s);
    QCOMPARE(studio.find<QListView>(u"companionList"_s)->model()->rowCount(), 3);
}

void MainWindowTest::theRoomThatWasOpenLastOpensAgain()
{
    const TemporaryStudio folder;
    ui::writeWindowMemory(folder.file(u"window.ini"_s), {.room = base::RoomId(u"room_lab"_s)});
    FakeRoomPort rooms;
    FakePersonaPort personas;
    FakeDraftPort drafts;
    ui::Translations translations;
    const MainWindow window(rooms, personas, drafts, translations, {folder.file(u"window.ini"_s)});

    rooms.last().answer<QList<model::RoomSummary>>({Studio::tea(), {.id = base::RoomId(u"room_lab"_s)}});

    QCOMPARE(rooms.commands().last(), u"openRoom room_lab"_s);
}

void MainWindowTest::theComposerHasTheFocusAndEnterSends()
{
    Studio studio;
    studio.open();
    QVERIFY(studio.find<QWidget>(u"composer"_s)->isAncestorOf(QApplication::focusWidget()));

    QTest::keyClicks(QApplication::focusWidget(), u"Hello there"_s);
    studio.key(Qt::Key_Return);

    QCOMPARE(studio.rooms.commands(), QStringList({u"say room_tea Hello there"_s}));
}

void MainWindowTest::typedKeysGoToTheMessageBox_data()
{
    QTest::addColumn<QString>("focused");
    QTest::newRow("transcript") << u"transcript"_s;
    QTest::newRow("a figure on the stage") << u"actor"_s;
    QTest::newRow("rooms") << u"roomList"_s;
    QTest::newRow("companions") << u"companionList"_s;
    QTest::newRow("a button") << u"newRoom"_s;
    QTest::newRow("nothing") << QString();
}

void MainWindowTest::typedKeysGoToTheMessageBox()
{
    QFETCH(QString, focused);
    Studio studio;
    studio.open();
    auto *field = studio.find<ui::MessageEdit>(u"composer.input"_s);
    field->setPlainText(u"Hi"_s);
    field->moveCursor(QTextCursor::End);
    if (focused.isEmpty())
        QApplication::focusWidget()->clearFocus();
    else if (focused == u"actor"_s)
        studio.find<ui::StageView>(u"stage"_s)->focusFirst();
    else
        studio.find<QWidget>(focused)->setFocus();
    QVERIFY(!field->hasFocus());

    QWidget *typedAt = QApplication::focusWidget();
    QTest::keyClick(typedAt ? typedAt : &studio.window, Qt::Key_Exclam, Qt::ShiftModifier);

    QVERIFY(field->hasFocus());
    QCOMPARE(field->toPlainText(), u"Hi!"_s);
}

void MainWindowTest::otherKeysStayWhereTheyAre_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("space") << int(Qt::Key_Space) << Qt::KeyboardModifiers();
    QTest::newRow("Enter") << int(Qt::Key_Return) << Qt::KeyboardModifiers();
    QTest::newRow("Down") << int(Qt::Key_Down) << Qt::KeyboardModifiers();
    QTest::newRow("Delete") << int(Qt::Key_Delete) << Qt::KeyboardModifiers();
    QTest::newRow("Ctrl") << int(Qt::Key_X) << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("Alt") << int(Qt::Key_X) << Qt::KeyboardModifiers(Qt::AltModifier);
    QTest::newRow("Meta") << int(Qt::Key_X) << Qt::KeyboardModifiers(Qt::MetaModifier);
}

void MainWindowTest::otherKeysStayWhereTheyAre()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    Studio studio;
    studio.open();
    auto *field = studio.find<ui::MessageEdit>(u"composer.input"_s);
    studio.find<QWidget>(u"transcript"_s)->setFocus();

    QTest::keyClick(studio.find<QWidget>(u"transcript"_s), Qt::Key(key), modifiers);

    QVERIFY(!field->hasFocus());
    QCOMPARE(field->toPlainText(), QString());
}

void MainWindowTest::aListThatScrollsIsSearchedByTyping()
{
    Studio studio;
    studio.open();
    QList<model::RoomSummary> rooms{Studio::tea()};
    for (int i = 0; i < 80; ++i)
        rooms.append({.id = base::RoomId(u"room_%1"_s.arg(i)), .name = u"Room %1"_s.arg(i)});
    studio.list(rooms);
    auto *list = studio.find<QListView>(u"roomList"_s);
    QTRY_VERIFY(list->verticalScrollBar()->maximum() > 0);
    list->setFocus();

    QTest::keyClick(list, Qt::Key_R);

    QVERIFY(list->hasFocus());
    QCOMPARE(studio.find<ui::MessageEdit>(u"composer.input"_s)->toPlainText(), QString());
}

void MainWindowTest::fieldsKeepWhatIsTypedInThem()
{
    Studio studio;
    studio.open();
    auto *numbers = new QSpinBox(studio.window.centralWidget());
    numbers->show();
    numbers->setFocus();

    QTest::keyClick(numbers, Qt::Key_X); // refused there, and not meant for a message

    QVERIFY(numbers->hasFocus());
    QCOMPARE(studio.find<ui::MessageEdit>(u"composer.input"_s)->toPlainText(), QString());
}

void MainWindowTest::whereNothingCanBeWrittenKeysGoNowhere()
{
    Studio studio(true);
    studio.open();
    auto *transcript = studio.find<QWidget>(u"transcript"_s);
    transcript->setFocus();

    QTest::keyClick(transcript, Qt::Key_X);

    QVERIFY(transcript->hasFocus());
    QCOMPARE(studio.find<ui::MessageEdit>(u"composer.input"_s)->toPlainText(), QString());
}

void MainWindowTest::f8WaitsAndGoesOn()
{
    Studio studio;
    studio.open();

    studio.key(Qt::Key_F8);
    QCOMPARE(studio.rooms.commands(), QStringList({u"transport room_tea pause"_s}));
    ports::FloorView waiting = quietFloor();
    waiting.paused = true;
    Q_EMIT studio.rooms.published(teaRoom(), {eventAt(6, model::FloorTold{})}, waiting);
    QVERIFY(studio.find<QToolButton>(u"wait"_s)->isChecked());
    studio.key(Qt::Key_F8);

    QCOMPARE(studio.rooms.commands().last(), u"transport room_tea play"_s);
}

void MainWindowTest::escapeStopsWhileSomethingGoesOn()
{
    Studio studio;
    studio.open();
    studio.key(Qt::Key_Escape);
    QVERIFY(studio.rooms.calls().isEmpty());

    ports::FloorView speaking = quietFloor();
    speaking.rows[0].speaking = true;
    Q_EMIT studio.rooms.published(teaRoom(), {eventAt(6, model::FloorTold{})}, speaking);
    studio.key(Qt::Key_Escape);

    QCOMPARE(studio.rooms.commands(), QStringList({u"transport room_tea stop"_s}));
}

void MainWindowTest::theStatusLineNamesTheModel()
{
    Studio studio;
    studio.open();

    QCOMPARE(studio.find<QLabel>(u"modelLine"_s)->text(), u"Rehearsal (offline, not an AI)"_s);
}

void MainWindowTest::deletingTellsUndoAndUndoBringsBack()
{
    Studio studio;
    studio.open();

    studio.find<QAction>(u"deleteRoomAction"_s)->trigger();
    QCOMPARE(studio.rooms.commands(), QStringList({u"setDeleted room_tea yes"_s}));
    studio.rooms.last().done();
    QVERIFY(studio.find<QWidget>(u"undoBar"_s)->isVisible());
    QVERIFY(studio.find<QLabel>(u"noRoom"_s)->isVisible());
    studio.list({});

    QTest::mouseClick(studio.find<QPushButton>(u"undoDelete"_s), Qt::LeftButton);
    QCOMPARE(studio.rooms.commands().last(), u"setDeleted room_tea no"_s);
    studio.rooms.last().done();

    QCOMPARE(studio.rooms.commands().last(), u"openRoom room_tea"_s);
}

void MainWindowTest::aNewRoomIsAskedForAndOpened()
{
    Studio studio;
    studio.open();

    studio.key(Qt::Key_N, Qt::ControlModifier);
    auto *dialog = studio.find<QDialog>(u"newRoomDialog"_s);
    QVERIFY(dialog);
    auto *create = dialog->findChild<QPushButton *>(u"createRoom"_s);
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"roomName"_s), u"Supper"_s);
    QTest::mouseClick(create, Qt::LeftButton);

    QCOMPARE(studio.rooms.commands(),
             QStringList({u"createRoom Supper companion_kyoko,companion_natsumi,companion_aya"_s}));
    model::Room supper;
    supper.id = base::RoomId(u"room_supper"_s);
    studio.rooms.last().answer<model::Room>(supper);
    QCOMPARE(studio.rooms.commands().last(), u"openRoom room_supper"_s);
}

void MainWindowTest::f6GoesAroundTheRegions()
{
    Studio studio;
    studio.open();
    const auto inside = [&](const QString &region) {
        auto *widget = studio.find<QWidget>(region);
        return widget == QApplication::focusWidget() || widget->isAncestorOf(QApplication::focusWidget());
    };

    for (const QString &region : {u"floorPanel"_s, u"roomsPanel"_s, u"companionsPanel"_s, u"stage"_s,
                                  u"transcript"_s, u"composer"_s}) {
        studio.key(Qt::Key_F6);
        QVERIFY2(inside(region), qPrintable(region));
    }
}

void MainWindowTest::textThatWasRefusedComesBackIntoTheComposer()
{
    Studio studio;
    studio.open();
    QTest::keyClicks(QApplication::focusWidget(), u"Hello"_s);
    studio.key(Qt::Key_Return);

    studio.rooms.last().fail({base::ErrorCode::Storage, u"The disk is full."_s, {}});

    QCOMPARE(studio.find<ui::Composer>(u"composer"_s)->text(), u"Hello"_s);
}

void MainWindowTest::whatIsWrittenWaitsForItsRoomAndTheNextStart()
{
    Studio studio;
    studio.open();
    QTest::keyClicks(QApplication::focusWidget(), u"Half a thought"_s);

    studio.window.openRoom(base::RoomId(u"room_lab"_s));
    QCOMPARE(studio.find<ui::Composer>(u"composer"_s)->text(), QString());
    const QString kept = studio.drafts.newest(u"composer/room_tea"_s);
    Studio next;
    next.drafts.answer({{u"composer/room_tea"_s, kept}});
    next.open();

    QCOMPARE(next.find<ui::Composer>(u"composer"_s)->text(), u"Half a thought"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"!"_s);
    next.window.close();
    QVERIFY(next.drafts.newest(u"composer/room_tea"_s).contains(u"Half a thought!"_s));
}

void MainWindowTest::upFindsWhatTheUserSaidInThisRoom()
{
    Studio studio;
    studio.rooms.commandOf(u"openRoom"_s)
        .answer<ports::RoomView>(roomView(
            5,
            {posted(0, base::ParticipantId(u"user"_s), u"Good evening"_s), posted(1, kyoko(), u"Welcome!"_s)},
            quietFloor()));
    QVERIFY(QTest::qWaitForWindowActive(&studio.window));

    studio.key(Qt::Key_Up);

    QCOMPARE(studio.find<ui::Composer>(u"composer"_s)->text(), u"Good evening"_s);
}

void MainWindowTest::whoWritesIsBackInThePresent()
{
    Studio studio;
    studio.open();
    auto *panel = studio.find<ui::FloorPanel>(u"floorPanel"_s);
    panel->showPast(
        *decidedFloor({voted(aya(), 9, model::VoteState::Speak)}, model::Rule::Speak, aya()).decision, 4);
    QVERIFY(panel->isPast());
    QTest::keyClicks(QApplication::focusWidget(), u"And now?"_s);
    QVERIFY(panel->isPast());

    studio.key(Qt::Key_Return);

    QVERIFY(!panel->isPast());
}

void MainWindowTest::aRefusalIsToldAtTheTop()
{
    Studio studio;
    studio.open();

    Q_EMIT studio.rooms.savingFailed(teaRoom(), {base::ErrorCode::Storage, u"The disk is full."_s, {}});

    auto *banner = studio.find<TroubleBanner>(u"troubleBanner"_s);
    QVERIFY(banner->isVisible());
    QCOMPARE(banner->troubles(),
             QList<Trouble>({{Trouble::Kind::SavingFailed, u"Tea at five"_s, u"The disk is full."_s}}));

    const model::Envelope saved = eventAt(6, posted(1, kyoko(), u"Still here."_s));
    Q_EMIT studio.rooms.published(base::RoomId(u"room_lab"_s), {saved}, quietFloor());
    QVERIFY(banner->isVisible());
    Q_EMIT studio.rooms.published(teaRoom(), {saved}, quietFloor());

    QVERIFY(banner->troubles().isEmpty());
    QVERIFY(!banner->isVisible());
}

void MainWindowTest::aNoticeAboutARoomGoesWithIt()
{
    Studio studio;
    studio.open();
    auto *notice = studio.find<ui::QuietNotice>(u"quietNotice"_s);
    const auto openOther = [&studio](const QString &id) {
        studio.window.openRoom(base::RoomId(id));
        ports::RoomView view = roomView(1, {}, quietFloor());
        view.room.id = base::RoomId(id);
        studio.rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(view);
    };
    notice->tell(u"The room was exported."_s);
    openOther(u"room_lab"_s);
    QVERIFY(notice->isVisible());

    notice->tellHere(u"No voice can be heard."_s);
    openOther(u"room_supper"_s);

    QVERIFY(!notice->isVisible());
}

void MainWindowTest::readOnlyIsSaidAndNothingCanBeWritten()
{
    Studio studio(true);
    studio.open();

    QVERIFY(studio.find<TroubleBanner>(u"troubleBanner"_s)->isVisible());
    QTest::keyClicks(QApplication::focusWidget(), u"Hello"_s);
    studio.key(Qt::Key_Return);
    QVERIFY(studio.rooms.calls().isEmpty());
    QVERIFY(!studio.find<QAction>(u"newRoomAction"_s)->isEnabled());
}

void MainWindowTest::closingTakesNoTimeAndRemembersTheDocks()
{
    Studio studio;
    studio.open();
    studio.find<QDockWidget>(u"floorDock"_s)->hide();

    studio.window.close();
    QVERIFY(!studio.window.isVisible());
    QVERIFY(studio.rooms.calls().isEmpty()); // the app stops the rooms

    const MainWindow next(studio.rooms, studio.personas, studio.drafts, studio.translations,
                          {studio.folder.file(u"window.ini"_s)});
    QVERIFY(next.findChild<QDockWidget *>(u"floorDock"_s)->isHidden());
    QVERIFY(!next.findChild<QDockWidget *>(u"roomsDock"_s)->isHidden());
}

void MainWindowTest::anotherLanguageIsSpokenAtOnce()
{
    Studio studio;
    studio.open();

    studio.find<QAction>(u"languageAction1"_s)->trigger();
    QTRY_COMPARE(studio.find<QDockWidget>(u"roomsDock"_s)->windowTitle(), u"部屋"_s);
    QCOMPARE(studio.find<QListView>(u"companionList"_s)->model()->index(2, 0).data().toString(), u"綾"_s);
    studio.find<QAction>(u"languageAction0"_s)->trigger();

    QTRY_COMPARE(studio.find<QDockWidget>(u"roomsDock"_s)->windowTitle(), u"Rooms"_s);
}

void MainWindowTest::anotherLookWhileAnswersAreOnTheirWay()
{
    Studio studio;
    const OpenCommand opening = studio.rooms.commandOf(u"openRoom"_s);

    studio.find<QAction>(u"languageAction1"_s)->trigger();
    studio.find<QAction>(u"themeAction2"_s)->trigger();
    QTRY_COMPARE(studio.find<QDockWidget>(u"roomsDock"_s)->windowTitle(), u"部屋"_s);
    opening.answer(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor()));

    QCOMPARE(studio.find<QLabel>(u"roomTitle"_s)->text(), u"Tea at five"_s);
    QCOMPARE(studio.find<QListView>(u"companionList"_s)->model()->index(2, 0).data().toString(), u"綾"_s);
}

void MainWindowTest::aWindowThatClosesGetsNoAnswer()
{
    const TemporaryStudio folder;
    FakeRoomPort rooms;
    FakePersonaPort personas;
    FakeDraftPort drafts;
    ui::Translations translations;
    auto window = std::make_unique<ui::MainWindow>(rooms, personas, drafts, translations,
                                                   ui::WindowOptions{folder.file(u"window.ini"_s)});
    window->show();
    rooms.list({Studio::tea()});
    const OpenCommand opening = rooms.commandOf(u"openRoom"_s);

    window.reset();
    opening.answer(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor()));
    personas.list(samplePersonas());

    QCOMPARE(rooms.commands().last(), u"openRoom room_tea"_s); // nothing happened after it
}

void MainWindowTest::textSizeFollowsTheKeys()
{
    Studio studio;
    studio.open();
    const double normal = studio.find<QLabel>(u"floorHeadline"_s)->font().pointSizeF();

    studio.key(Qt::Key_Equal, Qt::ControlModifier);
    QTRY_VERIFY(studio.find<QLabel>(u"floorHeadline"_s)->font().pointSizeF() > normal);
    studio.key(Qt::Key_0, Qt::ControlModifier);

    QTRY_COMPARE(studio.find<QLabel>(u"floorHeadline"_s)->font().pointSizeF(), normal);
}

void MainWindowTest::everythingOneCanPressHasAName()
{
    Studio studio;
    studio.open();

    for (const QAbstractButton *button : studio.window.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && !button->objectName().startsWith("qt_"_L1))
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                     qPrintable(button->objectName()));
    }
}

void MainWindowTest::eachPanelHasAButtonOfItsOwnThatHidesIt()
{
    Studio studio;
    studio.open();

    QStringList names;
    for (const QAbstractButton *button : studio.window.findChildren<QAbstractButton *>(u"hideDock"_s))
        names.append(button->accessibleName());

    QVERIFY2(names.contains(u"Hide Rooms"_s) && names.contains(u"Hide Companions"_s),
             qPrintable(names.join(u'|')));
    QCOMPARE(names.removeDuplicates(), 0);
}

void MainWindowTest::theDesktopPlacesAWindowThatNobodyHasPlaced()
{
    const TemporaryStudio folder;
    FakeRoomPort rooms;
    FakePersonaPort personas;
    FakeDraftPort drafts;
    ui::Translations translations;
    MainWindow window(rooms, personas, drafts, translations, {folder.file(u"window.ini"_s)});

    window.show();

    QVERIFY(!window.testAttribute(Qt::WA_Moved));
}

void MainWindowTest::itFitsASmallScreenAtTwiceTheTextSize()
{
    const TemporaryStudio folder;
    ui::Settings twice(folder.file(u"settings.json"_s));
    QVERIFY(twice.set(ui::setting::kZoom, 200));
    twice.saveNow();
    FakeRoomPort rooms;
    FakePersonaPort personas;
    FakeDraftPort drafts;
    ui::Translations translations;
    MainWindow window(rooms, personas, drafts, translations, {folder.file(u"window.ini"_s)});
    window.resize(1280, 800);
    window.show();
    rooms.last().answer<QList<model::RoomSummary>>({Studio::tea()});
    rooms.commandOf(u"openRoom"_s)
        .answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Hello"_s)}, quietFloor()));
    QVERIFY(QTest::qWaitForWindowActive(&window));

    for (const char *part : {"modelLine", "roomsPanel", "companionsPanel", "roomPage", "stage", "composer",
                             "transcript", "floorPanel", "topBar"}) {
        const auto *widget = window.findChild<QWidget *>(QLatin1String(part));
        QVERIFY(widget);
        const auto place = [&] { return QRect(widget->mapTo(&window, QPoint()), widget->size()); };
        QTRY_VERIFY2(window.rect().contains(place()), part);
        QTRY_VERIFY2(widget->height() >= widget->minimumSizeHint().height(), part);
        QVERIFY2(widget->width() >= widget->minimumSizeHint().width(), part);
    }
}

SUITE_TEST(QApplication, MainWindowTest)

} // namespace tst_main_window

#include "tst_main_window.moc"
