// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/ui/casting/import_talk.h"
#include "ui/imports/export_dialog.h"
#include "ui/imports/group_rooms.h"
#include "ui/imports/import_conflict_dialog.h"
#include "ui/imports/import_report.h"
#include "ui/library/casting.h"
#include "ui/library/library_window.h"
#include "ui/widgets/notice_bar.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QUrl>

namespace tst_import_windows {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::CardNote;
using ui::ImportChoice;
using ui::ImportRecord;
using ui::ImportReport;
using Outcome = ui::ImportRecord::Outcome;
using Fate = model::CardNote::Fate;

namespace {

/// Casting over an answering studio, and its windows.
struct Stage
{
    explicit Stage(const QList<model::Persona> &library = {})
    {
        for (const model::Persona &persona : library)
            port.library.insert(persona.id.value(), persona);
        casting.desk().refresh();
    }

    template<class Window>
    Window *window()
    {
        for (auto *found : parent.findChildren<Window *>())
            if (found->isVisible())
                return found;
        return nullptr;
    }

    AnsweringPort port;
    FakeDraftPort drafts;
    QWidget parent;
    ui::Casting casting{port, drafts, &parent};
};

void press(QWidget *in, const QString &button)
{
    QTest::mouseClick(in->findChild<QPushButton *>(button), Qt::LeftButton);
}

ImportRecord came(const QString &file, const model::CardReport &report = {})
{
    return {file, Outcome::Added, aya(), u"Aya"_s, model::CardFormat::V2, {}, report};
}

ImportRecord refused(const QString &file, const QString &reason)
{
    return {.file = file, .outcome = Outcome::Refused, .reason = reason};
}

QStringList rows(QWidget &in, const QString &list, int role = Qt::DisplayRole)
{
    QStringList texts;
    const QAbstractItemModel *model = in.findChild<QListView *>(list)->model();
    for (int row = 0; row < model->rowCount(); ++row)
        texts.append(model->index(row, 0).data(role).toString());
    return texts;
}

} // namespace

/// The windows for importing and exporting cards.
class ImportWindowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDropOnTheLibraryIsTakenIn();
    void thoseWhoCameInCanStartARoom();
    void theReportShowsHowFarItIs();
    void theReportSaysWhatBecameOfEachPart();
    void filesAndPartsCanBeNarrowed();
    void theReportCanBeCopied();
    void cancelEndsTheImport();
    void theQuestionShowsWhatWouldChange();
    void closingTheQuestionReplacesNothing();
    void theExportSaysWhatEachFormatLoses();
    void aGroupIsOfferedAsARoom();
    void aGroupOfNobodyIsToldAsSuch();
};

void ImportWindowsTest::aDropOnTheLibraryIsTakenIn()
{
    Stage stage;
    const QTemporaryDir folder;
    writeFile(folder, u"cards/one.json"_s, cardOf(u"companion_one"_s, u"One"_s));
    writeFile(folder, u"cards/two.json"_s, "broken");
    stage.casting.openLibrary();
    auto *library = stage.window<ui::LibraryWindow>();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(folder.filePath(u"cards"_s))});

    QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(library, &enter);
    QDropEvent drop(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(library, &drop);

    QTRY_VERIFY(stage.window<ImportReport>() && stage.window<ImportReport>()->isFinished());
    QCOMPARE(rows(*stage.window<ImportReport>(), u"importFiles"_s),
             (QStringList{u"cards/one.json"_s, u"cards/two.json"_s}));
    QCOMPARE(namelessControls(*stage.window<ImportReport>()), QString());
    QTRY_COMPARE(rows(*library, u"libraryList"_s), QStringList{u"One"_s});
}

void ImportWindowsTest::thoseWhoCameInCanStartARoom()
{
    Stage stage;
    FakeRoomPort rooms;
    stage.casting.offerRooms(rooms);
    QSignalSpy wanted(&stage.casting, &ui::Casting::roomWanted);
    const QTemporaryDir folder;
    writeFile(folder, u"cards/one.json"_s, cardOf(u"companion_one"_s, u"One"_s));
    writeFile(folder, u"cards/three.json"_s, cardOf(u"companion_three"_s, u"Three"_s));
    writeFile(folder, u"cards/two.json"_s, "broken");

    stage.casting.importFiles({folder.filePath(u"cards"_s)});
    QTRY_VERIFY(stage.window<ImportReport>() && stage.window<ImportReport>()->isFinished());
    auto *report = stage.window<ImportReport>();
    QVERIFY(report->notice().text().contains(u"2"_s));
    QVERIFY(!report->findChild<QPushButton *>(u"nextJoin"_s)); // no room is open
    press(report, u"nextStart"_s);

    QCOMPARE(wanted.size(), 1);
    const QList<base::ParticipantId> both{base::ParticipantId(u"companion_one"_s),
                                          base::ParticipantId(u"companion_three"_s)};
    QCOMPARE(wanted.first().first().value<QList<base::ParticipantId>>(), both);
}

void ImportWindowsTest::theReportShowsHowFarItIs()
{
    QWidget parent;
    ImportReport report(&parent);

    report.setProgress(0, 0);
    QVERIFY(!report.headline().isEmpty());
    report.setProgress(137, 1000);

    QVERIFY(report.headline().contains(u"137"_s));
    QVERIFY(report.headline().contains(QLocale().toString(1000)));
    QCOMPARE(report.findChild<QProgressBar *>()->value(), 137);
    QVERIFY(!report.findChild<QPushButton *>(u"importCancel"_s)->isHidden());
    report.append(came(u"a.png"_s));
    report.append(refused(u"b.png"_s, u"No."_s));
    report.finish();

    QVERIFY(report.findChild<QPushButton *>(u"importCancel"_s)->isHidden());
    QVERIFY(report.headline().contains(u"1"_s));
}

void ImportWindowsTest::theReportSaysWhatBecameOfEachPart()
{
    QWidget parent;
    ImportReport report(&parent);
    report.append(came(u"a.png"_s, {{Fate::Used, u"name"_s, u"Its name."_s},
                                    {Fate::Warning, {}, u"<b>Newer</b> than known."_s},
                                    {Fate::Kept, u"extensions"_s, u"Given back."_s}}));
    report.append(refused(u"b.png"_s, u"It is no card."_s));
    report.finish();
    auto *files = report.findChild<QListView *>(u"importFiles"_s);

    QCOMPARE(rows(report, u"importParts"_s, ui::BodyRole),
             (QStringList{u"<b>Newer</b> than known."_s, u"Given back."_s, u"Its name."_s}));
    QTest::keyClick(files, Qt::Key_Down);

    QCOMPARE(files->currentIndex().row(), 1);
    QVERIFY(rows(report, u"importParts"_s).isEmpty());
    QCOMPARE(report.findChild<QLabel *>(u"importNoParts"_s)->text(), u"It is no card."_s);
}

void ImportWindowsTest::filesAndPartsCanBeNarrowed()
{
    QWidget parent;
    ImportReport report(&parent);
    report.append(came(u"a.png"_s, {{Fate::Used, u"name"_s, {}}, {Fate::Kept, u"extensions"_s, {}}}));
    report.append(refused(u"b.png"_s, u"No."_s));
    report.append(came(u"c.png"_s, {{Fate::Warning, {}, u"Odd."_s}}));
    report.finish();
    auto *show = report.findChild<QComboBox *>(u"importShow"_s);
    auto *fate = report.findChild<QComboBox *>(u"importFate"_s);

    fate->setCurrentIndex(3); // kept aside
    QCOMPARE(rows(report, u"importParts"_s).size(), 1);
    QVERIFY(rows(report, u"importParts"_s).first().contains(u"extensions"_s));
    show->setCurrentIndex(3); // refused
    QCOMPARE(rows(report, u"importFiles"_s), QStringList{u"b.png"_s});
    show->setCurrentIndex(4); // with warnings

    QCOMPARE(rows(report, u"importFiles"_s), QStringList{u"c.png"_s});
}

void ImportWindowsTest::theReportCanBeCopied()
{
    QWidget parent;
    ImportReport report(&parent);
    report.append(came(u"a.png"_s, {{Fate::Kept, u"extensions"_s, u"Given back."_s}}));
    report.append(refused(u"b.png"_s, u"It is no card."_s));
    report.finish();
    report.show();

    press(&report, u"importCopy"_s);

    const QString text = QGuiApplication::clipboard()->text();
    for (const QString &part :
         {u"a.png"_s, u"extensions"_s, u"Given back."_s, u"b.png"_s, u"It is no card."_s})
        QVERIFY2(text.contains(part), qPrintable(part));
}

void ImportWindowsTest::cancelEndsTheImport()
{
    Stage stage;
    const QTemporaryDir folder;
    for (int number = 0; number < 200; ++number)
        writeFile(folder, u"%1.json"_s.arg(number), cardOf(u"companion_n%1"_s.arg(number), u"N"_s));
    stage.casting.importFiles({folder.path()});
    auto *report = stage.window<ImportReport>();
    QVERIFY(report);
    QTRY_VERIFY(report->findChild<QProgressBar *>()->value() >= 3);

    press(report, u"importCancel"_s);

    QTRY_VERIFY(report->isFinished());
    QCOMPARE(rows(*report, u"importFiles"_s).size(), 200);
    QVERIFY(stage.port.library.size() < 200);
    QVERIFY(!stage.casting.desk().isImporting());
}

void ImportWindowsTest::theQuestionShowsWhatWouldChange()
{
    Stage stage({named(u"companion_aya"_s, u"Aya"_s)});
    QTRY_COMPARE(stage.casting.desk().personas().size(), 1);
    const QTemporaryDir folder;
    stage.casting.importFiles({writeFile(folder, u"a.json"_s, cardOf(u"companion_aya"_s, u"Ayako"_s))});
    QTRY_VERIFY(stage.window<ui::ImportConflictDialog>());
    auto *question = stage.window<ui::ImportConflictDialog>();

    QVERIFY(question->findChild<QWidget *>(u"differenceRow"_s));
    QCOMPARE(namelessControls(*question), QString());
    QVERIFY(question->findChild<QCheckBox *>(u"conflictForAll"_s)->isHidden()); // there are no others
    QVERIFY(question->findChild<QPushButton *>(u"conflictSkip"_s)->hasFocus() || !question->isActiveWindow());
    press(question, u"conflictReplace"_s);

    QTRY_VERIFY(stage.window<ImportReport>()->isFinished());
    QCOMPARE(stage.port.library.first().texts.value(model::Language::English).name, u"Ayako"_s);
}

void ImportWindowsTest::closingTheQuestionReplacesNothing()
{
    Stage stage({named(u"companion_aya"_s, u"Aya"_s)});
    QTRY_COMPARE(stage.casting.desk().personas().size(), 1);
    const QTemporaryDir folder;
    stage.casting.importFiles({writeFile(folder, u"a.json"_s, cardOf(u"companion_aya"_s, u"Ayako"_s))});
    QTRY_VERIFY(stage.window<ui::ImportConflictDialog>());

    QTest::keyClick(stage.window<ui::ImportConflictDialog>(), Qt::Key_Escape);

    QTRY_VERIFY(stage.window<ImportReport>()->isFinished());
    QCOMPARE(stage.port.imports.size(), 0);
}

void ImportWindowsTest::theExportSaysWhatEachFormatLoses()
{
    QWidget parent;
    ui::ExportDialog dialog(u"Aya"_s, 1, model::CardFormat::V3, &parent);
    QSignalSpy chosen(&dialog, &ui::ExportDialog::chosen);

    QCOMPARE(dialog.format(), model::CardFormat::V3);
    const auto radios = dialog.findChildren<QRadioButton *>();
    QCOMPARE(radios.size(), 7);
    for (const QRadioButton *radio : radios)
        QVERIFY(!radio->accessibleDescription().isEmpty());
    dialog.findChild<QRadioButton *>(u"exportAs_charx"_s)->click();
    dialog.findChild<QPushButton *>(u"exportNext"_s)->click();

    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<model::CardFormat>(), model::CardFormat::Charx);
}

void ImportWindowsTest::aGroupIsOfferedAsARoom()
{
    QWidget parent;
    FakeRoomPort rooms;
    ui::GroupRooms groups(rooms, &parent);
    ImportReport report(&parent);
    report.show();
    QSignalSpy made(&groups, &ui::GroupRooms::made);
    const ui::FoundGroup group{u"/st/tea.json"_s,
                               {.name = u"Tea"_s,
                                .members = {u"a.png"_s, u"k.png"_s, u"x.png"_s},
                                .muted = {u"k.png"_s},
                                .source = "{\"name\":\"Tea\"}"}};

    groups.offer({group}, {{u"/st/a.png"_s, aya()}, {u"/st/k.png"_s, kyoko()}}, report);
    QVERIFY(report.notice().text().contains(u"Tea"_s));
    QVERIFY(report.notice().text().contains(u"x.png"_s));
    press(&report, u"groupMake"_s);

    QVERIFY(rooms.commands().last().startsWith(u"createRoom"_s));
    QVERIFY(rooms.commands().last().endsWith(u"of group {\"name\":\"Tea\"}"_s));
    const model::PolicySettings policy = rooms.wantedRooms().constLast().policy;
    QCOMPARE(policy.policy, model::PolicyName::Natural);
    QCOMPARE(policy.follows.value(aya()), QList{kyoko()});
    QCOMPARE(policy.idleMost, 0);
    model::Room room;
    room.id = base::RoomId(u"room_tea"_s);
    rooms.last().answer<model::Room>(room);
    QVERIFY(rooms.commands().last().startsWith(u"setMuted room_tea companion_kyoko"_s));
    QCOMPARE(made.size(), 1);
}

void ImportWindowsTest::aGroupOfNobodyIsToldAsSuch()
{
    QWidget parent;
    FakeRoomPort rooms;
    ui::GroupRooms groups(rooms, &parent);
    ImportReport report(&parent);

    groups.offer({{u"/st/tea.json"_s, {.name = u"Tea"_s, .members = {u"a.png"_s}}}}, {}, report);

    QVERIFY(report.notice().text().contains(u"a.png"_s));
    QVERIFY(!report.findChild<QPushButton *>(u"groupMake"_s));
}

SUITE_TEST(QApplication, ImportWindowsTest)

} // namespace tst_import_windows

#include "tst_import_windows.moc"
