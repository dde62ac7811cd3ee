// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_witness_port.h"
#include "tests/ui/window/studio_window.h"
#include "ui/transcript/transcript_view.h"
#include "ui/witness/witness_window.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>

namespace tst_witness_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::WitnessModel;

namespace {

model::MessageRow row(qint64 index, const base::ParticipantId &from, const QString &text,
                      const QList<base::ParticipantId> &whisperedTo = {})
{
    model::MessageRow made{posted(index, from, text), index + 1,
                           QDateTime(QDate(2026, 5, 1), QTime(12, int(index)), base::kUtc)};
    made.posted.message.to = whisperedTo;
    made.posted.message.whisper = !whisperedTo.isEmpty();
    return made;
}

QList<model::MessageRow> talk()
{
    return {row(0, kyoko(), u"Welcome!"_s),
            row(1, base::ParticipantId(u"user"_s), u"<b>Psst</b>"_s, {kyoko()}), row(2, aya(), u"Tea?"_s)};
}

ports::Knowledge knowledge(qint64 messages = 3)
{
    ports::Knowledge known{.room = teaRoom(), .messages = messages, .whispers = 1, .knowers = {}};
    known.knowers = {{.id = kyoko(), .heard = messages, .whispers = 1, .inShort = 1, .inFull = 1},
                     {.id = aya(), .heard = messages - 1, .whispers = 0, .inFull = 2}};
    known.knowers.first().summary =
        model::Summary{.id = u"s"_s, .companion = kyoko(), .text = u"They met."_s};
    known.knowers.first().notes = {{.id = 1, .companion = kyoko(), .text = u"Mika likes tea."_s}};
    return known;
}

/// The window over the tea room with a whisper in it, showing who knows what.
struct Stage
{
    explicit Stage(const QString &action = u"whoKnowsAction"_s)
    {
        studio.window.desks().offerWitnesses(port);
        QList<model::MessagePosted> said;
        for (const model::MessageRow &one : talk())
            said.append(one.posted);
        studio.rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(roomView(5, said, quietFloor()));
        if (action.isEmpty())
            return;
        studio.find<QAction>(action)->trigger();
        port.tell(knowledge());
        look();
    }
    ~Stage() { delete window(); }

    /// Visible rows are read.
    void look()
    {
        QVERIFY(QTest::qWaitForWindowExposed(window()));
        window()->grab();
        port.answerPages(talk(), aya());
    }

    ui::WitnessWindow *window() { return studio.find<ui::WitnessWindow>(u"witnessWindow"_s); }
    QTableView *table() { return studio.find<QTableView>(u"witnessTable"_s); }
    QComboBox *whose() { return studio.find<QComboBox>(u"witnessWhose"_s); }
    QString text(const QString &label) { return studio.find<QLabel>(label)->text(); }
    QString about() { return studio.find<QPlainTextEdit>(u"witnessAbout"_s)->toPlainText(); }
    QString cell(int row, int column, int role = Qt::DisplayRole)
    {
        return table()->model()->index(row, column).data(role).toString();
    }
    void choose(const base::ParticipantId &knower)
    {
        whose()->setCurrentIndex(whose()->findData(knower.value()));
        Q_EMIT whose()->activated(whose()->currentIndex());
        look();
    }

    StudioWindow studio;
    FakeWitnessPort port;
};

} // namespace

/// The user sees who knows what, and how one companion knows the room.
class WitnessDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutItsPortNothingIsOffered()
    {
        StudioWindow studio;
        studio.open();

        QVERIFY(!studio.find<QAction>(u"whoKnowsAction"_s)->isVisible());
    }

    void everybodyStandsBesideEachOther()
    {
        Stage stage;

        QCOMPARE(stage.table()->model()->rowCount(), 3);
        QCOMPARE(stage.table()->model()->columnCount(), WitnessModel::FirstKnower + 2);
        QCOMPARE(stage.cell(1, WitnessModel::Who), u"You, whispering to Kyoko"_s);
        QCOMPARE(stage.cell(1, WitnessModel::What), u"<b>Psst</b>"_s);
        QCOMPARE(stage.cell(1, WitnessModel::FirstKnower, Qt::AccessibleTextRole), u"Kyoko knows it"_s);
        QCOMPARE(stage.cell(1, WitnessModel::FirstKnower + 1, Qt::AccessibleTextRole),
                 u"Aya does not know it"_s);
        QVERIFY(stage.cell(1, WitnessModel::FirstKnower) != stage.cell(1, WitnessModel::FirstKnower + 1));
        QCOMPARE(stage.cell(2, WitnessModel::FirstKnower + 1, Qt::AccessibleTextRole), u"Aya knows it"_s);
    }

    void aChosenMessageNamesItsWitnesses()
    {
        Stage stage;

        stage.table()->setCurrentIndex(stage.table()->model()->index(1, WitnessModel::What));
        QCOMPARE(stage.about(), u"Heard by: Kyoko\n<b>Psst</b>"_s);
        stage.table()->setCurrentIndex(stage.table()->model()->index(2, WitnessModel::What));
        QCOMPARE(stage.about(), u"Heard by everyone.\nTea?"_s);
    }

    void oneCompanionsViewHasWhatItKnowsAndHow()
    {
        Stage stage;

        stage.choose(kyoko());
        QCOMPARE(stage.table()->model()->rowCount(), 3);
        QCOMPARE(stage.cell(0, WitnessModel::FirstKnower), u"as a summary"_s);
        QCOMPARE(stage.cell(1, WitnessModel::FirstKnower), u"left out"_s);
        QCOMPARE(stage.cell(2, WitnessModel::FirstKnower), u"in full"_s);
        QVERIFY(stage.about().contains(u"They met."_s));
        QVERIFY(stage.about().contains(u"Mika likes tea."_s));

        stage.choose(aya());
        QCOMPARE(stage.table()->model()->rowCount(), 2);
        QCOMPARE(stage.cell(1, WitnessModel::What), u"Tea?"_s);
        QVERIFY(stage.text(u"witnessState"_s).contains(u"2 of 3"_s));
        QVERIFY(stage.about().contains(u"No summary"_s));
    }

    void theCompanionsMenuOpensItsView()
    {
        Stage stage(u"knowledgeAction1"_s);

        QCOMPARE(stage.whose()->currentData().toString(), u"companion_kyoko"_s);
        QVERIFY(stage.port.commands().contains(u"page companion_kyoko all 0 64"_s));
    }

    void whispersCanBeShownAlone()
    {
        Stage stage;

        stage.studio.find<QCheckBox>(u"witnessWhispersOnly"_s)->click();
        stage.look();

        QCOMPARE(stage.table()->model()->rowCount(), 1);
        QCOMPARE(stage.cell(0, WitnessModel::What), u"<b>Psst</b>"_s);
    }

    void withoutWhispersEverybodyKnowsEverything()
    {
        Stage stage;
        ports::Knowledge plain = knowledge();
        plain.whispers = 0;

        Q_EMIT stage.studio.rooms.published(
            teaRoom(), {eventAt(6, model::RoomChanged{roomView(5, {}, quietFloor()).room})}, quietFloor());
        stage.port.tell(plain);

        QCOMPARE(stage.text(u"witnessState"_s), u"No whispers yet: everyone knows everything."_s);
        QVERIFY(!stage.studio.find<QCheckBox>(u"witnessWhispersOnly"_s)->isEnabled());
    }

    void aMessageOfTheTranscriptLeadsThere()
    {
        Stage stage(QString{});
        auto &view = *stage.studio.window.findChild<ui::TranscriptView *>();
        QVERIFY(QTest::qWaitForWindowExposed(&stage.studio.window));
        view.setCurrentRow(1);
        view.setFocus();

        QContextMenuEvent menu(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(view.viewport(), &menu);
        auto *witnesses = view.findChild<QAction *>(u"transcript.menu.witnesses"_s);
        QVERIFY(witnesses);
        QCOMPARE(witnesses->text(), u"Heard by you and Kyoko…"_s);
        witnesses->trigger();
        stage.port.tell(knowledge());
        stage.look();

        QCOMPARE(stage.table()->currentIndex().row(), 1);
    }

    void aScreenReaderHearsWhoWitnessedAWhisper()
    {
        Stage stage(QString{});
        auto &view = *stage.studio.window.findChild<ui::TranscriptView *>();
        QVERIFY(QTest::qWaitForWindowExposed(&stage.studio.window));

        QStringList told;
        for (const ui::VisibleRow &row : view.visibleRows())
            told.append(row.heardBy);
        QCOMPARE(told, (QStringList{QString(), u"Heard by you and Kyoko"_s, QString()}));
    }

    void fromThereOneGoesToTheMessage()
    {
        Stage stage;
        auto &view = *stage.studio.window.findChild<ui::TranscriptView *>();

        stage.table()->setCurrentIndex(stage.table()->model()->index(0, WitnessModel::What));
        stage.studio.find<QPushButton>(u"witnessMessage"_s)->click();

        QCOMPARE(view.currentRow(), 0);
    }

    void aHundredThousandMessagesAreReadOnlyWhereOneLooks()
    {
        Stage stage;
        const qsizetype before = stage.port.commands().size();

        Q_EMIT stage.studio.rooms.published(
            teaRoom(), {eventAt(6, model::RoomChanged{roomView(5, {}, quietFloor()).room})}, quietFloor());
        stage.port.tell(knowledge(100'000));
        stage.window()->grab();
        QCoreApplication::processEvents(); // the table learns its new height
        stage.table()->scrollTo(stage.table()->model()->index(50'000, WitnessModel::What));
        stage.window()->grab();

        QCOMPARE(stage.table()->model()->rowCount(), 100'000);
        QVERIFY2(stage.port.commands().size() - before < 8, qPrintable(stage.port.commands().join(u'\n')));
        QVERIFY2(stage.port.commands().last().startsWith(u"page everybody all 49"_s) ||
                     stage.port.commands().last().startsWith(u"page everybody all 5"_s),
                 qPrintable(stage.port.commands().join(u'\n')));
    }

    void whatCannotBeReadIsToldAndAskedForAgain()
    {
        Stage stage(QString{});
        stage.studio.find<QAction>(u"whoKnowsAction"_s)->trigger();

        stage.port.fail(u"The disk is gone."_s);

        QCOMPARE(stage.text(u"witnessTrouble"_s), u"The disk is gone."_s);
    }

    void anotherRoomClosesIt()
    {
        Stage stage;
        const QPointer<ui::WitnessWindow> window = stage.window();

        stage.studio.window.openRoom(base::RoomId(u"room_lab"_s));
        ports::RoomView other = roomView(1, {}, quietFloor());
        other.room.id = base::RoomId(u"room_lab"_s);
        stage.studio.rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(other);

        QTRY_VERIFY(!window);
    }
};

SUITE_TEST(QApplication, WitnessDeskTest)

} // namespace tst_witness_desk

#include "tst_witness_desk.moc"
