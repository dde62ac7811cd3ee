// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/lorebook_file.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_shelf_port.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/forms/form_edits.h"
#include "ui/lore/shelf_desk.h"
#include "ui/lore/shelf_window.h"
#include "ui/widgets/notice_bar.h"

#include <QCheckBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

namespace tst_shelf_window {

using namespace Qt::StringLiterals;
using namespace studio;
using base::LorebookId;
using model::ShelfBook;
using tests::FakeShelfPort;

namespace {

ShelfBook book(const QString &id, const QString &name, bool everywhere = false)
{
    return {.id = LorebookId(id),
            .book = {.name = name,
                     .entries = {{.name = u"Storm"_s, .keys = {u"storm"_s}, .content = u"Vesna"_s}}},
            .everywhere = everywhere};
}

/// The window over a shelf with a coast, used by two rooms, and a harbour, which fires in all rooms.
struct Stage
{
    explicit Stage(const QList<ShelfBook> &shelf = {book(u"b1"_s, u"Coast"_s),
                                                    book(u"b2"_s, u"Harbour"_s, true)})
    {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        desk.refresh();
        port.list(shelf);
        port.uses({{LorebookId(u"b1"_s), base::RoomId(u"lab"_s), u"Lab"_s},
                   {LorebookId(u"b1"_s), base::RoomId(u"tea"_s), u"Tea room"_s}});
    }
    template<class Widget>
    Widget *find(const QString &name)
    {
        return window.findChild<Widget *>(name);
    }
    void click(const QString &name) { find<QPushButton>(name)->click(); }
    QListWidget *list() { return find<QListWidget>(u"shelfList"_s); }
    QString notice() { return window.findChild<ui::NoticeBar *>()->text(); }
    /// Types a user's text over the first words of an entry's content.
    void rename(const QString &name)
    {
        auto *tree = find<QTreeWidget>(u"personaLoreTree"_s);
        tree->setCurrentItem(tree->topLevelItem(0));
        auto *line = find<ui::LineInput>(u"loreBookName"_s);
        line->selectAll();
        QTest::keyClicks(line, name);
    }

    FakeShelfPort port;
    ui::ShelfDesk desk{port};
    ui::ShelfWindow window{desk, nullptr};
};

QString written(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
}

} // namespace

/// The window of the lorebooks of no companion. Only translations inflect the words beside numbers.
class ShelfWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void booksAreListedWithWhereTheyFire();
    void withoutBooksItSaysHowToMakeOne();
    void aNewBookIsThereAtOnceToBeNamed();
    void whatIsWrittenIsSavedAMomentLater();
    void whatIsWrittenIsSavedAsAnotherIsChosen();
    void whatIsWrittenIsSavedAsTheWindowCloses();
    void stepsAreUndone();
    void theOneBookOfTheEditorStays();
    void aBookForAllRoomsSaysSo();
    void removingNamesTheRoomsThatUseIt();
    void keepingKeepsIt();
    void aBookThatWasRemovedIsNotSavedAgain();
    void filesComeIn();
    void aTwinIsToldAndNotDoubled();
    void aBrokenFileIsTold();
    void aBookGoesOut();
    void aFailureIsTold();
    void anAnswerToADeskThatIsGoneIsLost();
    void twoDesksAskTheSame();
    void whoOnlyReadsChangesNothing();
    void everyControlHasAName();
};

void ShelfWindowTest::booksAreListedWithWhereTheyFire()
{
    Stage stage;

    QCOMPARE(stage.list()->count(), 2);
    QCOMPARE(stage.list()->item(0)->text(), u"Coast\n1 entries · in 2 room(s)"_s);
    QCOMPARE(stage.list()->item(1)->text(), u"Harbour\n1 entries · in every room"_s);
    QCOMPARE(stage.find<QLabel>(u"shelfRooms"_s)->text(), u"Used in Lab, Tea room."_s);
    stage.list()->setCurrentRow(1);
    QVERIFY(stage.find<QCheckBox>(u"shelfEverywhere"_s)->isChecked());
    QVERIFY(
        stage.find<QLabel>(u"shelfRooms"_s)->text().startsWith(u"Fires in all rooms, for all companions."_s));
}

void ShelfWindowTest::withoutBooksItSaysHowToMakeOne()
{
    Stage stage(QList<ShelfBook>{});

    QVERIFY(stage.find<QLabel>(u"shelfEmpty"_s)->isVisible());
    QVERIFY(!stage.list()->isVisible());
    QVERIFY(!stage.find<QPushButton>(u"shelfRemove"_s)->isVisible());
    stage.click(u"shelfFirst"_s);
    QCOMPARE(stage.port.commands().last(), u"save  New lorebook"_s);
}

void ShelfWindowTest::aNewBookIsThereAtOnceToBeNamed()
{
    Stage stage;
    stage.click(u"shelfNew"_s);
    QCOMPARE(stage.port.saved().last().book.name, u"New lorebook"_s);
    stage.port.keep(u"b3"_s);
    stage.port.list(stage.desk.books());

    QCOMPARE(stage.list()->count(), 3);
    QCOMPARE(stage.list()->currentItem()->text().section(u'\n', 0, 0), u"New lorebook"_s);
    QVERIFY(stage.find<ui::LineInput>(u"loreBookName"_s)->isVisible());
    stage.click(u"shelfNew"_s);
    QCOMPARE(stage.port.saved().last().book.name, u"New lorebook 2"_s);
}

void ShelfWindowTest::whatIsWrittenIsSavedAMomentLater()
{
    Stage stage;
    stage.rename(u"Shore"_s);
    QVERIFY(stage.port.saved().isEmpty());
    QCOMPARE(stage.list()->item(0)->text().section(u'\n', 0, 0), u"Shore"_s);

    QTRY_COMPARE(stage.port.saved().size(), 1);
    QCOMPARE(stage.port.saved().last().book.name, u"Shore"_s);
    QCOMPARE(stage.port.saved().last().id.value(), u"b1"_s);
    stage.port.keep();
    stage.window.close(); // and is not saved once more
    QCOMPARE(stage.port.saved().size(), 1);
}

void ShelfWindowTest::whatIsWrittenIsSavedAsAnotherIsChosen()
{
    Stage stage;
    stage.rename(u"Shore"_s);
    stage.list()->setCurrentRow(1);

    QCOMPARE(stage.port.saved().size(), 1);
    QCOMPARE(stage.port.saved().last().book.name, u"Shore"_s);
}

void ShelfWindowTest::whatIsWrittenIsSavedAsTheWindowCloses()
{
    Stage stage;
    stage.click(u"shelfLoreAdd"_s);
    stage.window.close();

    QCOMPARE(stage.port.saved().size(), 1);
    QCOMPARE(stage.port.saved().last().book.entries.size(), 2);
}

void ShelfWindowTest::stepsAreUndone()
{
    Stage stage;
    auto *undo = stage.find<QToolButton>(u"shelfUndo"_s);
    auto *redo = stage.find<QToolButton>(u"shelfRedo"_s);
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
    stage.click(u"shelfLoreAdd"_s);
    stage.find<QCheckBox>(u"shelfEverywhere"_s)->click();
    QVERIFY(undo->isEnabled());

    undo->click();
    QVERIFY(!stage.find<QCheckBox>(u"shelfEverywhere"_s)->isChecked());
    undo->click();
    QCOMPARE(stage.find<QTreeWidget>(u"personaLoreTree"_s)->topLevelItem(0)->childCount(), 1);
    QVERIFY(!undo->isEnabled());
    redo->click();
    QCOMPARE(stage.find<QTreeWidget>(u"personaLoreTree"_s)->topLevelItem(0)->childCount(), 2);
    stage.list()->setCurrentRow(1); // has steps of its own
    QVERIFY(!undo->isEnabled());
    stage.list()->setCurrentRow(0);
    QVERIFY(undo->isEnabled());
}

void ShelfWindowTest::theOneBookOfTheEditorStays()
{
    Stage stage;
    auto *tree = stage.find<QTreeWidget>(u"personaLoreTree"_s);
    tree->setCurrentItem(tree->topLevelItem(0));

    QVERIFY(!stage.find<QPushButton>(u"shelfLoreRemove"_s)->isEnabled());
    QVERIFY(!stage.find<QPushButton>(u"shelfLoreAddBook"_s)->isVisible());
}

void ShelfWindowTest::aBookForAllRoomsSaysSo()
{
    Stage stage;
    stage.find<QCheckBox>(u"shelfEverywhere"_s)->click();

    QVERIFY(stage.list()->item(0)->text().endsWith(u"in every room"_s));
    QTRY_COMPARE(stage.port.saved().size(), 1);
    QVERIFY(stage.port.saved().last().everywhere);
}

// Rooms may have changed since the window opened, so they are requested again.
void ShelfWindowTest::removingNamesTheRoomsThatUseIt()
{
    Stage stage;
    stage.click(u"shelfRemove"_s);
    QCOMPARE(stage.port.commands().last(), u"uses"_s);
    stage.port.uses({{LorebookId(u"b1"_s), base::RoomId(u"lab"_s), u"Lab"_s}});
    QCOMPARE(stage.notice(), u"Remove the lorebook “Coast” with all its entries? Used in Lab."_s);

    stage.click(u"removeBookNow"_s);

    QCOMPARE(stage.port.commands().last(), u"remove b1"_s);
    Q_EMIT stage.port.booksChanged();
    stage.port.list({book(u"b2"_s, u"Harbour"_s, true)});
    QCOMPARE(stage.list()->count(), 1);
    QVERIFY(stage.find<QCheckBox>(u"shelfEverywhere"_s)->isChecked());
}

void ShelfWindowTest::keepingKeepsIt()
{
    Stage stage;
    stage.list()->setCurrentRow(1);
    QTest::keyClick(stage.list(), Qt::Key_Delete);
    stage.port.uses({});
    QCOMPARE(stage.notice(), u"Remove the lorebook “Harbour” with all its entries?"_s);

    stage.click(u"keepBook"_s);

    QVERIFY(!stage.port.commands().contains(u"remove b2"_s));
}

void ShelfWindowTest::aBookThatWasRemovedIsNotSavedAgain()
{
    Stage stage;
    stage.rename(u"Shore"_s);
    stage.desk.refresh();
    stage.port.list({book(u"b2"_s, u"Harbour"_s, true)});

    stage.window.close();

    QVERIFY(stage.port.saved().isEmpty());
}

void ShelfWindowTest::filesComeIn()
{
    Stage stage;
    const QTemporaryDir folder;
    const QString file =
        written(folder, u"Sea.json"_s, R"({"entries":{"0":{"key":["whale"],"content":"Whales are gone."}}})");
    stage.click(u"shelfImport"_s);
    auto *dialog = stage.find<QFileDialog>(u"shelfImportDialog"_s);
    QVERIFY(dialog);
    Q_EMIT dialog->filesSelected({file});
    dialog->close();

    QTRY_COMPARE(stage.port.saved().size(), 1);
    QCOMPARE(stage.port.saved().last().book.name, u"Sea"_s);
    QVERIFY(!stage.port.saved().last().everywhere);
    stage.port.keep(u"b3"_s);
    stage.port.list(stage.desk.books());

    QCOMPARE(stage.notice(), u"Lorebook “Sea” added."_s);
    QCOMPARE(stage.list()->currentItem()->text().section(u'\n', 0, 0), u"Sea"_s);
}

void ShelfWindowTest::aTwinIsToldAndNotDoubled()
{
    Stage stage;
    const QTemporaryDir folder;
    const ShelfBook coast = book(u"b1"_s, u"Coast"_s);
    const QString twin =
        written(folder, u"a.json"_s, persona::writeLorebookFile(coast.book, persona::LorebookForm::V3));
    stage.desk.importFiles({twin});
    QTRY_COMPARE(stage.notice(), u"The lorebook “Coast” already exists. Nothing was added."_s);
    QVERIFY(stage.port.saved().isEmpty());

    model::LoreBook other = coast.book;
    other.entries.first().content = u"Ivo"_s;
    stage.desk.importFiles(
        {written(folder, u"b.json"_s, persona::writeLorebookFile(other, persona::LorebookForm::WorldInfo))});
    QTRY_COMPARE(stage.port.saved().size(), 1);
    QCOMPARE(stage.port.saved().last().book.name, u"Coast 2"_s);
}

void ShelfWindowTest::aBrokenFileIsTold()
{
    Stage stage;
    const QTemporaryDir folder;
    stage.desk.importFiles({written(folder, u"broken.json"_s, R"({"entries":{"0":{"key")")});

    QTRY_VERIFY(stage.notice().startsWith(u"broken.json: "_s));
    QVERIFY(stage.port.saved().isEmpty());
    stage.desk.importFiles({folder.filePath(u"none.json"_s)});
    QTRY_VERIFY(stage.notice().startsWith(u"none.json: "_s));
    stage.desk.importFiles(
        {written(folder, u"empty.json"_s, R"({"spec":"lorebook_v3","data":{"entries":[]}})")});
    QTRY_VERIFY(stage.notice().startsWith(u"empty.json: "_s));
}

void ShelfWindowTest::aBookGoesOut()
{
    Stage stage;
    const QTemporaryDir folder;
    stage.click(u"shelfExport"_s);
    auto *dialog = stage.find<QFileDialog>(u"shelfExportDialog"_s);
    QVERIFY(dialog);
    const QString path = folder.filePath(u"out.json"_s);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();

    QTRY_COMPARE(stage.notice(), u"Exported to %1."_s.arg(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto read = persona::readLorebookFile(file.readAll(), {});
    QVERIFY(read);
    QCOMPARE(read->book, book(u"b1"_s, u"Coast"_s).book);
}

void ShelfWindowTest::aFailureIsTold()
{
    Stage stage;
    stage.rename(u" "_s);
    QTRY_COMPARE(stage.port.saved().size(), 1);
    stage.port.refuseBook(u"A lorebook needs a name."_s);

    QCOMPARE(stage.notice(), u"A lorebook needs a name."_s);
}

void ShelfWindowTest::anAnswerToADeskThatIsGoneIsLost()
{
    FakeShelfPort port;
    auto desk = std::make_unique<ui::ShelfDesk>(port);
    desk->save(book(u"b1"_s, u"Coast"_s));
    desk->remove(LorebookId(u"b1"_s));

    port.saves.last()(book(u"b1"_s, u"Coast"_s)); // on its way
    desk.reset();
    tests::giveAnswer(port.removals.last(), base::failure(base::ErrorCode::Internal, u"No."_s));

    QVERIFY(!desk);
}

// An error of one desk does not affect the other.
void ShelfWindowTest::twoDesksAskTheSame()
{
    Stage stage;
    ui::ShelfDesk other(stage.port);
    other.remove(LorebookId(u"b1"_s));

    tests::giveAnswer(stage.port.removals.last(), base::failure(base::ErrorCode::Internal, u"No."_s));
    QVERIFY(stage.notice().isEmpty());

    other.refresh();
    stage.desk.refresh();
    stage.port.list({book(u"b2"_s, u"Harbour"_s, true)});
    QCOMPARE(other.books(), stage.desk.books());
    QCOMPARE(stage.list()->count(), 1);
}

void ShelfWindowTest::whoOnlyReadsChangesNothing()
{
    Stage stage;
    stage.window.setWritable(false);

    for (const QString &name : {u"shelfNew"_s, u"shelfImport"_s, u"shelfRemove"_s})
        QVERIFY(!stage.find<QPushButton>(name)->isEnabled());
    QVERIFY(stage.find<QPushButton>(u"shelfExport"_s)->isEnabled());
    QVERIFY(!stage.find<QCheckBox>(u"shelfEverywhere"_s)->isEnabled());
    QTest::keyClick(stage.list(), Qt::Key_Delete);
    QVERIFY(stage.notice().isEmpty());
}

void ShelfWindowTest::everyControlHasAName()
{
    const Stage stage;

    QCOMPARE(tests::namelessControls(stage.window), QString());
}

SUITE_TEST(QApplication, ShelfWindowTest)

} // namespace tst_shelf_window

#include "tst_shelf_window.moc"
