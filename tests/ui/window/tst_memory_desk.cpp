// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/give_answer.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_memory_port.h"
#include "tests/ui/window/studio_window.h"
#include "ui/memory/memory_window.h"
#include "ui/transcript/transcript_view.h"

#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>

namespace tst_memory_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

/// From the first message of the tea room, unless the user wrote the note.
model::MemoryNote note(qint64 id, const QString &text, bool own = false)
{
    const QDateTime noon(QDate(2026, 5, 1), QTime(12, 0), base::kUtc);
    model::MemoryNote made{.id = id, .companion = kyoko(), .text = text, .time = noon.addSecs(id * 60)};
    made.byUser = own;
    if (!own) {
        made.room = teaRoom();
        made.sources = {posted(0, kyoko(), {}).message.id};
    }
    return made;
}

/// The window of Kyoko's memory, over the tea room.
struct Stage
{
    explicit Stage(const QList<model::MemoryNote> &notes = {}, bool readOnly = false)
        : studio(readOnly)
    {
        studio.window.desks().offerMemory(memory);
        studio.rooms.commandOf(u"openRoom"_s)
            .answer<ports::RoomView>(
                roomView(5, {posted(0, kyoko(), u"Welcome!"_s), posted(1, aya(), u"Tea?"_s)}, quietFloor()));
        studio.find<QAction>(u"memoryAction1"_s)->trigger();
        giveAnswer(memory.reads.last(), notes);
    }
    ~Stage() { delete window(); }

    void tell(const QList<model::MemoryNote> &notes) { Q_EMIT memory.notesChanged(kyoko(), notes); }
    ui::MemoryWindow *window() { return studio.find<ui::MemoryWindow>(u"memoryWindow"_s); }
    QListWidget *list() { return studio.find<QListWidget>(u"memoryNotes"_s); }
    QPlainTextEdit *field() { return studio.find<QPlainTextEdit>(u"memoryField"_s); }
    QPushButton *button(const QString &name) { return studio.find<QPushButton>(name); }
    QString text(const QString &label) { return studio.find<QLabel>(label)->text(); }
    bool isShown(const QString &name) { return studio.find<QWidget>(name)->isVisibleTo(window()); }
    QStringList rows()
    {
        QStringList texts;
        for (int row = 0; row < list()->count(); ++row)
            texts.append(list()->item(row)->text().section(u'\n', 0, 0));
        return texts;
    }
    QString origin(int row) { return list()->item(row)->text().section(u'\n', 1); }

    StudioWindow studio;
    FakeMemoryPort memory;
};

} // namespace

/// Users read, change and remove what a companion remembers.
class MemoryDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMenuOpensTheNotesOfACompanion()
    {
        Stage stage;

        QVERIFY(stage.window());
        QCOMPARE(stage.window()->windowTitle(), u"Kyoko’s memory"_s);
        QCOMPARE(stage.memory.commands(), QStringList{u"read companion_kyoko"_s});
        QVERIFY(stage.isShown(u"memoryEmpty"_s));
        QVERIFY(stage.text(u"memoryEmpty"_s).startsWith(u"No notes yet. Kyoko writes them"_s));
    }

    void notesAreShownNewestFirstWithWhereTheyCameFrom()
    {
        Stage stage({note(1, u"Mika likes <b>tea</b>."_s), note(2, u"Trains at nine."_s, true)});

        QCOMPARE(stage.rows(), (QStringList{u"Trains at nine."_s, u"Mika likes <b>tea</b>."_s}));
        QVERIFY2(stage.origin(0).endsWith(u"written by you"_s), qPrintable(stage.origin(0)));
        QVERIFY2(stage.origin(1).endsWith(u"from 1 message(s) in Tea at five"_s),
                 qPrintable(stage.origin(1)));
    }

    void aSearchShowsWhatHasTheWords()
    {
        Stage stage({note(1, u"Mika likes tea."_s), note(2, u"お茶が好き"_s)});
        auto *search = stage.studio.find<QLineEdit>(u"memorySearch"_s);

        search->setText(u"TEA"_s);
        QCOMPARE(stage.rows(), QStringList{u"Mika likes tea."_s});
        search->setText(u"茶"_s);
        QCOMPARE(stage.rows(), QStringList{u"お茶が好き"_s});
        search->setText(u"coffee"_s);

        QCOMPARE(stage.text(u"memoryEmpty"_s), u"No note contains these words."_s);
    }

    void aHugePasteChangesNothing()
    {
        Stage stage;
        stage.field()->setPlainText(u"Mika paints."_s);
        QGuiApplication::clipboard()->setText(QString(50 * 1024 * 1024, u'x'));

        stage.field()->paste();

        QCOMPARE(stage.field()->toPlainText(), u"Mika paints."_s);
        QCOMPARE(stage.text(u"memoryTrouble"_s), u"The pasted text has 52,428,800 characters. At most 10,000 "
                                                 "can be pasted here. Nothing was pasted."_s);
        stage.field()->insertPlainText(u"x"_s);
        QVERIFY(!stage.isShown(u"memoryTrouble"_s));
    }

    void aNewNoteIsWrittenInTheField()
    {
        Stage stage;
        QVERIFY(!stage.button(u"memorySave"_s)->isEnabled());

        stage.field()->setPlainText(u"Mika paints."_s);
        stage.button(u"memorySave"_s)->click();

        QCOMPARE(stage.memory.commands().last(), u"write companion_kyoko 0 Mika paints."_s);
        QVERIFY(!stage.button(u"memorySave"_s)->isEnabled()); // not twice
        stage.tell({note(1, u"Mika paints."_s, true)});
        giveAnswer(stage.memory.changes.last());
        QCOMPARE(stage.field()->toPlainText(), QString());
        QCOMPARE(stage.rows(), QStringList{u"Mika paints."_s});
    }

    void aNoteIsWordedAnew()
    {
        Stage stage({note(7, u"Mika likes tea."_s)});

        stage.list()->setCurrentRow(0);
        QCOMPARE(stage.field()->toPlainText(), u"Mika likes tea."_s);
        stage.field()->setPlainText(u"Mika loves tea."_s);
        stage.button(u"memorySave"_s)->click();

        QCOMPARE(stage.memory.commands().last(), u"write companion_kyoko 7 Mika loves tea."_s);
    }

    void whatCannotBeKeptStaysInTheField()
    {
        Stage stage;
        stage.field()->setPlainText(u"Too much."_s);
        stage.button(u"memorySave"_s)->click();

        giveAnswer(stage.memory.changes.last(),
                   base::failure(base::ErrorCode::InvalidInput, u"This is too long."_s));

        QCOMPARE(stage.text(u"memoryTrouble"_s), u"This is too long."_s);
        QVERIFY(stage.isShown(u"memoryTrouble"_s));
        QCOMPARE(stage.field()->toPlainText(), u"Too much."_s);
        QVERIFY(stage.button(u"memorySave"_s)->isEnabled());
    }

    void troublesOfOthersAreNotShownHere()
    {
        Stage stage;

        stage.memory.writeNote(kyoko(), 0, u"The same companion."_s, {});
        giveAnswer(stage.memory.changes.last(), base::failure(base::ErrorCode::Internal, u"No."_s));

        QVERIFY(!stage.isShown(u"memoryTrouble"_s));
    }

    void anAnswerToAClosedWindowIsNotShownInTheNext()
    {
        Stage stage;
        stage.field()->setPlainText(u"Too much."_s);
        stage.button(u"memorySave"_s)->click();
        delete stage.window();
        stage.studio.find<QAction>(u"memoryAction1"_s)->trigger();

        giveAnswer(stage.memory.changes.last(), base::failure(base::ErrorCode::Internal, u"No."_s));
        QVERIFY(!stage.isShown(u"memoryTrouble"_s));
        giveAnswer(stage.memory.reads.first(), QList{note(1, u"Of before."_s)});
        QCOMPARE(stage.rows(), QStringList());
    }

    void anAnswerToAWindowThatClosesIsLost()
    {
        Stage stage;
        stage.field()->setPlainText(u"Too much."_s);
        stage.button(u"memorySave"_s)->click();

        stage.memory.changes.last()(base::failure(base::ErrorCode::Internal, u"No."_s)); // on its way
        delete stage.window();
        QCoreApplication::sendPostedEvents();

        QVERIFY(!stage.window());
    }

    void notesThatCannotBeReadAreTrouble()
    {
        Stage stage;

        giveAnswer(stage.memory.reads.last(), base::failure(base::ErrorCode::Corrupt, u"Damaged."_s));

        QCOMPARE(stage.text(u"memoryTrouble"_s), u"Damaged."_s);
    }

    void forgettingAsksFirst()
    {
        Stage stage({note(7, u"Mika likes tea."_s)});
        stage.list()->setCurrentRow(0);

        stage.button(u"memoryForget"_s)->click();
        QCOMPARE(stage.memory.commands().size(), 1);
        stage.button(u"memoryKeep"_s)->click();
        QVERIFY(!stage.isShown(u"memoryKeep"_s));
        stage.button(u"memoryForget"_s)->click();
        stage.button(u"memoryForget"_s)->click();

        QCOMPARE(stage.memory.commands().last(), u"forget companion_kyoko 7"_s);
        stage.tell({});
        QCOMPARE(stage.field()->toPlainText(), QString());
    }

    void whatIsBeingWrittenStaysWhenACompanionRemembersMore()
    {
        Stage stage({note(7, u"Mika likes tea."_s)});
        stage.list()->setCurrentRow(0);
        stage.field()->setPlainText(u"Mika loves"_s);

        stage.tell({note(7, u"Mika likes tea."_s), note(8, u"Trains."_s)});

        QCOMPARE(stage.field()->toPlainText(), u"Mika loves"_s);
        QCOMPARE(stage.rows(), (QStringList{u"Trains."_s, u"Mika likes tea."_s}));
        QCOMPARE(stage.list()->currentRow(), 1);
    }

    void anotherNoteIsChosenOnceTheChangesAreSavedOrDiscarded()
    {
        Stage stage({note(7, u"Mika likes tea."_s), note(8, u"Trains."_s)});
        stage.list()->setCurrentRow(1);
        stage.field()->setPlainText(u"Mika loves"_s);

        stage.list()->setCurrentRow(0);
        QCOMPARE(stage.field()->toPlainText(), u"Mika loves"_s);
        QCOMPARE(stage.list()->currentRow(), 1);
        QVERIFY(stage.isShown(u"memoryTrouble"_s));
        stage.button(u"memoryDiscard"_s)->click();
        QCOMPARE(stage.field()->toPlainText(), u"Mika likes tea."_s);
        stage.list()->setCurrentRow(0);

        QCOMPARE(stage.field()->toPlainText(), u"Trains."_s);
    }

    void theWindowStaysWhileSomethingIsNotSaved()
    {
        Stage stage;
        stage.field()->setPlainText(u"Mika"_s);
        const QPointer<ui::MemoryWindow> window = stage.window();

        stage.button(u"memoryClose"_s)->click();
        QVERIFY(window && window->isVisible());
        QVERIFY(stage.isShown(u"memoryTrouble"_s));
        stage.button(u"memoryDiscard"_s)->click();
        stage.button(u"memoryClose"_s)->click();

        QTRY_VERIFY(!window);
    }

    void theMessageOfANoteIsShown()
    {
        Stage stage({note(7, u"Welcomes us."_s), note(8, u"My own."_s, true)});
        stage.list()->setCurrentRow(0);
        QVERIFY(!stage.button(u"memoryMessage"_s)->isEnabled()); // it came from no message

        stage.list()->setCurrentRow(1);
        stage.button(u"memoryMessage"_s)->click();

        QCOMPARE(stage.studio.find<ui::TranscriptView>(u"transcript"_s)->currentRow(), 0);
    }

    void aMessageOfAnotherRoomOpensIt()
    {
        model::MemoryNote elsewhere = note(7, u"Of the lab."_s);
        elsewhere.room = base::RoomId(u"lab"_s);
        Stage stage({elsewhere});
        stage.list()->setCurrentRow(0);
        QVERIFY(!stage.button(u"memoryMessage"_s)->isEnabled()); // that room is unknown

        stage.studio.list(
            {StudioWindow::tea(), {.id = elsewhere.room, .name = u"Lab talk"_s, .messages = 1}});
        stage.studio.find<QAction>(u"memoryAction1"_s)->trigger();
        stage.button(u"memoryMessage"_s)->click();

        QVERIFY(stage.studio.rooms.commands().contains(u"openRoom lab"_s));
    }

    void aFileForReadingOnlyKeepsItsNotes()
    {
        Stage stage({note(7, u"Mika likes tea."_s)}, true);

        stage.list()->setCurrentRow(0);

        QVERIFY(stage.field()->isReadOnly());
        QVERIFY(!stage.button(u"memoryForget"_s)->isEnabled());
        QVERIFY(!stage.button(u"memoryAdd"_s)->isEnabled());
    }
};

SUITE_TEST(QApplication, MemoryDeskTest)

} // namespace tst_memory_desk

#include "tst_memory_desk.moc"
