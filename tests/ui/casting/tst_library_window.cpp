// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_room.h"
#include "ui/imports/export_dialog.h"
#include "ui/library/casting.h"
#include "ui/library/library_view.h"
#include "ui/library/library_window.h"
#include "ui/persona/joining.h"
#include "ui/persona/persona_window.h"
#include "ui/widgets/notice_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_library_window {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::LibraryWindow;
using ui::PersonaWindow;

namespace {

QList<model::Persona> withOneArchived()
{
    QList<model::Persona> personas = samplePersonas();
    personas[1].archived = true; // Natsumi
    return personas;
}

struct Stage
{
    Stage()
    {
        casting.desk().refresh();
        port.list(withOneArchived());
        casting.setLibraryLook({.pictures = false});
        casting.openLibrary();
        window = parent.findChild<LibraryWindow *>();
        list = window->findChild<QListView *>(u"libraryList"_s);
    }

    void press(const QString &button)
    {
        QTest::mouseClick(window->findChild<QPushButton *>(button), Qt::LeftButton);
    }
    QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            names.append(list->model()->index(row, 0).data().toString());
        return names;
    }

    FakePersonaPort port;
    FakeDraftPort drafts;
    QWidget parent;
    ui::Casting casting{port, drafts, &parent};
    LibraryWindow *window = nullptr;
    QListView *list = nullptr;
};

} // namespace

class LibraryWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theArchivedAreShownWhenAskedFor();
    void whoeverIsSearchedIsFoundInAnyLanguage();
    void aSearchWithoutResultSaysSo();
    void returnOpensTheForm();
    void aCopyOpensAsAForm();
    void theArchivedCanBeBroughtBack();
    void aRefusedRemovalOffersTheArchive();
    void theChosenOneStaysChosenWhenTheListChanges();
    void picturesAndListAreRemembered();
    void aTagNarrowsTheList();
    void anEmptyLibrarySaysHowToBegin();
    void severalAreExportedTogether();
    void aRoomCanBeStartedWithOne();
    void severalStartARoomTogether();
    void thoseChosenJoinTheOpenRoom();
    void whoJoinedIsNamed_data();
    void whoJoinedIsNamed();
    void quickJoinsDoNotUndoEachOther();
    void severalAreDeletedAfterOneQuestion();
    void theMenuHasTheCommandsOfTheButtons();
    void picturesAreFetchedAsTheyAreSeen();
    void everyControlHasAName();
};

void LibraryWindowTest::theArchivedAreShownWhenAskedFor()
{
    Stage stage;
    QCOMPARE(stage.names(), (QStringList{u"Aya"_s, u"Kyoko"_s}));

    stage.window->findChild<QCheckBox *>(u"libraryArchived"_s)->setChecked(true);

    QCOMPARE(stage.names(), (QStringList{u"Aya"_s, u"Kyoko"_s, u"Natsumi"_s}));
}

void LibraryWindowTest::whoeverIsSearchedIsFoundInAnyLanguage()
{
    Stage stage;

    QTest::keyClicks(stage.window->findChild<QLineEdit *>(u"librarySearch"_s), u"RESEARCHER"_s);
    QCOMPARE(stage.names(), QStringList{u"Aya"_s});
    stage.window->findChild<QLineEdit *>(u"librarySearch"_s)->setText(u"京子"_s);

    QCOMPARE(stage.names(), QStringList{u"Kyoko"_s});
}

void LibraryWindowTest::aSearchWithoutResultSaysSo()
{
    Stage stage;

    stage.window->findChild<QLineEdit *>(u"librarySearch"_s)->setText(u"nobody"_s);

    QVERIFY(stage.names().isEmpty());
    QVERIFY(stage.window->findChild<QWidget *>(u"libraryEmpty"_s)->isVisible());
    QVERIFY(!stage.window->findChild<QPushButton *>(u"libraryEdit"_s)->isEnabled());
}

void LibraryWindowTest::returnOpensTheForm()
{
    Stage stage;

    QTest::keyClick(stage.list, Qt::Key_Down);
    QTest::keyClick(stage.list, Qt::Key_Return);

    const auto forms = stage.parent.findChildren<PersonaWindow *>();
    QCOMPARE(forms.size(), 1);
    QCOMPARE(forms.first()->personaId(), kyoko());
}

void LibraryWindowTest::aCopyOpensAsAForm()
{
    Stage stage;

    stage.press(u"libraryDuplicate"_s);

    const auto forms = stage.parent.findChildren<PersonaWindow *>();
    QCOMPARE(forms.size(), 1);
    QVERIFY(forms.first()->personaId().isEmpty());
    QVERIFY(forms.first()->findChild<QPushButton *>(u"personaSave"_s)->isEnabled());
}

void LibraryWindowTest::theArchivedCanBeBroughtBack()
{
    Stage stage;
    stage.window->findChild<QCheckBox *>(u"libraryArchived"_s)->setChecked(true);
    stage.list->setCurrentIndex(stage.list->model()->index(2, 0));

    stage.press(u"libraryArchive"_s);

    QCOMPARE(stage.port.commands().last(), u"setArchived companion_natsumi no"_s);
}

void LibraryWindowTest::aRefusedRemovalOffersTheArchive()
{
    Stage stage;
    stage.press(u"libraryDelete"_s);
    stage.press(u"noticeDelete"_s);
    QCOMPARE(stage.port.commands().last(), u"removePersona companion_aya"_s);

    stage.port.last().fail({base::ErrorCode::Conflict, u"Aya is in the room Tea at five."_s, {}});

    QCOMPARE(stage.window->findChild<ui::NoticeBar *>()->text(), u"Aya is in the room Tea at five."_s);
    stage.press(u"noticeArchive"_s);
    QCOMPARE(stage.port.commands().last(), u"setArchived companion_aya yes"_s);
}

void LibraryWindowTest::theChosenOneStaysChosenWhenTheListChanges()
{
    Stage stage;
    QTest::keyClick(stage.list, Qt::Key_Down);

    stage.port.tell(samplePersonas());

    QCOMPARE(stage.names().size(), 3);
    QCOMPARE(stage.list->currentIndex().data().toString(), u"Kyoko"_s);
}

void LibraryWindowTest::picturesAndListAreRemembered()
{
    Stage stage;
    QSignalSpy changed(&stage.casting, &ui::Casting::libraryLookChanged);

    stage.press(u"libraryPictures"_s);
    stage.window->findChild<QComboBox *>(u"libraryOrder"_s)->setCurrentIndex(1);

    QCOMPARE(changed.size(), 2);
    const ui::LibraryLook look{true, ui::LibraryOrder::LastUsed};
    QCOMPARE(changed.last().first().value<ui::LibraryLook>(), look);
    delete stage.window;
    stage.casting.openLibrary();
    auto *again = stage.parent.findChild<ui::LibraryView *>();
    QCOMPARE(again->look(), look);
    QVERIFY(again->findChild<QPushButton *>(u"libraryPictures"_s)->isChecked());
}

void LibraryWindowTest::aTagNarrowsTheList()
{
    Stage stage;
    QList<model::Persona> personas = samplePersonas();
    personas[0].tags = {u"clocks"_s};
    stage.port.tell(personas);
    auto *tags = stage.window->findChild<QComboBox *>(u"libraryTag"_s);

    tags->setCurrentText(u"clocks"_s);

    QCOMPARE(stage.names().size(), 1);
    personas[0].tags.clear();
    stage.port.tell(personas);
    QCOMPARE(tags->currentText(), u"clocks"_s); // still what is asked for
    QVERIFY(stage.names().isEmpty());
    stage.press(u"libraryClear"_s);
    QCOMPARE(stage.names().size(), 3);
}

void LibraryWindowTest::anEmptyLibrarySaysHowToBegin()
{
    Stage stage;

    stage.port.tell({});

    QVERIFY(stage.window->findChild<QWidget *>(u"libraryEmpty"_s)->isVisible());
    QVERIFY(!stage.window->findChild<QPushButton *>(u"libraryClear"_s)->isVisible());
    QVERIFY(!stage.window->findChild<QPushButton *>(u"libraryExport"_s)->isEnabled());
    QVERIFY(stage.window->findChild<QPushButton *>(u"libraryImport"_s)->isEnabled());
}

void LibraryWindowTest::severalAreExportedTogether()
{
    Stage stage;
    stage.list->selectAll();

    QVERIFY(!stage.window->findChild<QPushButton *>(u"libraryEdit"_s)->isEnabled());
    stage.press(u"libraryExport"_s);

    auto *dialog = stage.parent.findChild<ui::ExportDialog *>();
    QVERIFY(dialog);
    QVERIFY(dialog->findChild<QLabel *>(u"exportHeadline"_s)->text().contains(u"2"_s));
}

void LibraryWindowTest::aRoomCanBeStartedWithOne()
{
    Stage stage;
    FakeRoomPort rooms;
    auto *button = stage.window->findChild<QPushButton *>(u"libraryRoom"_s);
    QVERIFY(button->isHidden()); // there is no offer of rooms
    stage.casting.offerRooms(rooms);
    QSignalSpy wanted(&stage.casting, &ui::Casting::roomWanted);

    delete stage.window;
    stage.casting.openLibrary();
    QTest::mouseClick(stage.parent.findChild<QPushButton *>(u"libraryRoom"_s), Qt::LeftButton);

    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().value<QList<base::ParticipantId>>(), QList{aya()});
}

void LibraryWindowTest::severalStartARoomTogether()
{
    Stage stage;
    FakeRoomPort rooms;
    stage.casting.offerRooms(rooms);
    QSignalSpy wanted(&stage.casting, &ui::Casting::roomWanted);
    stage.list->selectAll();

    stage.press(u"libraryRoom"_s);

    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().value<QList<base::ParticipantId>>().size(), 2);
}

void LibraryWindowTest::thoseChosenJoinTheOpenRoom()
{
    Stage stage;
    FakeRoomPort rooms;
    stage.casting.offerRooms(rooms);
    auto *button = stage.window->findChild<QPushButton *>(u"libraryJoin"_s);
    QVERIFY(button->isHidden()); // no room is open
    model::Room tea;
    tea.id = teaRoom();
    tea.name = u"Tea at five"_s;
    tea.roster = {aya()};
    stage.casting.setOpenRoom(&tea);
    QVERIFY(!button->isHidden());
    QCOMPARE(button->text(), u"Add to “Tea at five”"_s);
    QVERIFY(!button->isEnabled()); // Aya is there already
    stage.list->selectAll();
    QVERIFY(button->isEnabled());

    stage.press(u"libraryJoin"_s);
    QCOMPARE(rooms.commands().last(), u"setRoster %1 companion_aya,companion_kyoko"_s.arg(teaRoom().value()));
    rooms.last().fail({base::ErrorCode::InvalidInput, u"The room is full."_s, {}});
    QVERIFY(stage.window->findChild<ui::NoticeBar *>()->text().endsWith(u"The room is full."_s));
    stage.press(u"libraryJoin"_s);
    rooms.last().done();
    QCOMPARE(stage.window->findChild<ui::NoticeBar *>()->text(), u"Kyoko joined “Tea at five”."_s);
    stage.casting.setOpenRoom(nullptr);
    QVERIFY(button->isHidden());
}

void LibraryWindowTest::whoJoinedIsNamed_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("one") << QStringList{u"Kyoko"_s} << u"Kyoko joined “Tea %1”."_s;
    QTest::newRow("two") << QStringList{u"Kyoko"_s, u"Aya"_s} << u"Kyoko and Aya joined “Tea %1”."_s;
    QTest::newRow("three") << QStringList{u"Kyoko"_s, u"Aya"_s, u"Rin"_s}
                           << u"Kyoko, Aya and Rin joined “Tea %1”."_s;
    QTest::newRow("five") << QStringList{u"Kyoko"_s, u"Aya"_s, u"Rin"_s, u"Mimi"_s, u"Mina"_s}
                          << u"Kyoko, Aya and 3 others joined “Tea %1”."_s;
    QTest::newRow("names like places")
        << QStringList{u"%2"_s, u"%3"_s, u"a"_s, u"b"_s} << u"%2, %3 and 2 others joined “Tea %1”."_s;
}

void LibraryWindowTest::whoJoinedIsNamed()
{
    QFETCH(const QStringList, names);

    QTEST(ui::joinedSentence(names, u"Tea %1"_s), "sentence");
}

void LibraryWindowTest::quickJoinsDoNotUndoEachOther()
{
    FakeRoomPort rooms;
    ui::Joining joining(rooms);
    const ui::JoinedRoom tea{teaRoom(), u"Tea"_s, {aya()}}; // as it is shown all the time
    QStringList answers;
    const auto told = [&answers](const QString &who) {
        return [&answers, who](const base::Result<void> &done) {
            answers.append(who + (done ? u" in"_s : u" out"_s));
        };
    };

    joining.join(tea, {kyoko()}, this, told(u"Kyoko"_s));
    const auto first = rooms.last();
    QCOMPARE(joining.missing(tea, {kyoko(), natsumi()}), QList{natsumi()});
    joining.join(tea, {natsumi()}, this, told(u"Natsumi"_s));
    joining.takeBack(tea, {kyoko()}, this, told(u"Kyoko"_s));

    const auto room = teaRoom().value();
    QCOMPARE(rooms.commands(),
             (QStringList{u"setRoster %1 companion_aya,companion_kyoko"_s.arg(room),
                          u"setRoster %1 companion_aya,companion_kyoko,companion_natsumi"_s.arg(room),
                          u"setRoster %1 companion_aya,companion_natsumi"_s.arg(room)}));
    first.fail({base::ErrorCode::InvalidInput, u"The room is full."_s, {}});
    QCOMPARE(answers, QStringList{u"Kyoko out"_s});
    {
        QObject gone;
        joining.join(tea, {base::ParticipantId(u"companion_mimi"_s)}, &gone, told(u"Mimi"_s));
    }
    rooms.last().done();
    QCOMPARE(answers.size(), 1); // whoever asked is gone
}

void LibraryWindowTest::severalAreDeletedAfterOneQuestion()
{
    Stage stage;
    stage.list->selectAll();

    stage.press(u"libraryDelete"_s);
    const auto *notice = stage.window->findChild<ui::NoticeBar *>();
    QVERIFY(notice->text().contains(u"Aya, Kyoko"_s));
    const qsizetype before = stage.port.commands().size();
    stage.press(u"noticeDelete"_s);

    QCOMPARE(stage.port.commands().mid(before),
             QStringList({u"removePersona companion_aya"_s, u"removePersona companion_kyoko"_s}));
    stage.port.last().fail({base::ErrorCode::Conflict, u"Kyoko is in the room Tea at five."_s, {}});
    QCOMPARE(notice->text(), u"Kyoko is in the room Tea at five."_s);
    stage.press(u"noticeArchive"_s);
    QCOMPARE(stage.port.commands().last(), u"setArchived companion_kyoko yes"_s);
}

void LibraryWindowTest::theMenuHasTheCommandsOfTheButtons()
{
    Stage stage;
    FakeRoomPort rooms;
    stage.casting.offerRooms(rooms);
    stage.list->selectAll();

    Q_EMIT stage.list->customContextMenuRequested({5, 5});
    auto *menu = stage.window->findChild<QMenu *>(u"libraryMenu"_s);
    QVERIFY(menu);

    QStringList offered;
    for (const QAction *action : menu->actions())
        if (action->isEnabled())
            offered.append(action->text());
    QCOMPARE(offered, QStringList({u"Start a room…"_s, u"Export…"_s, u"Archive"_s, u"Delete…"_s}));
    menu->close();
}

void LibraryWindowTest::picturesAreFetchedAsTheyAreSeen()
{
    FakePersonaPort port;
    FakeDraftPort drafts;
    QWidget parent;
    ui::Casting casting(port, drafts, &parent);
    QList<model::Persona> many;
    for (int number = 0; number < 1000; ++number) {
        model::Persona one = samplePersonas().first();
        one.id = base::ParticipantId(u"companion_n%1"_s.arg(number));
        one.avatar.picture = QString::number(number).rightJustified(64, u'0');
        many.append(one);
    }
    port.tell(many);
    QCOMPARE(port.commands().filter(u"readPicture"_s).size(), 0); // nobody is looking

    casting.openLibrary();
    auto *list = parent.findChild<QListView *>(u"libraryList"_s);
    QCOMPARE(list->model()->rowCount(), 1000);
    (void)list->grab();

    const qsizetype asked = port.commands().filter(u"readPicture"_s).size();
    QVERIFY(asked > 0);
    QVERIFY2(asked <= 4, qPrintable(QString::number(asked))); // at a time
}

void LibraryWindowTest::everyControlHasAName()
{
    const Stage stage;

    QCOMPARE(namelessControls(*stage.window), QString());
}

SUITE_TEST(QApplication, LibraryWindowTest)

} // namespace tst_library_window

#include "tst_library_window.moc"
