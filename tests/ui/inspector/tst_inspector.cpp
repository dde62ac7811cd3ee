// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_inspector_port.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/ui/inspector/turn_samples.h"
#include "tests/ui/window/studio_window.h"
#include "ui/inspector/turn_tree_model.h"
#include "ui/transcript/transcript_view.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>

namespace tst_inspector {

using namespace studio;
using namespace studio::tests;
using ui::TurnTreeModel;

namespace {

/// The window with a room that had that many events before ours.
struct Stage
{
    explicit Stage(qint64 before = 0)
    {
        studio.window.desks().offerInspector(port);
        studio.rooms.commandOf(u"openRoom"_s)
            .answer<ports::RoomView>(roomView(before, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor()));
    }
    void look()
    {
        studio.find<QAction>(u"showTurnsAction"_s)->trigger();
        port.answerList({TurnSamples::call(1, 1, u"t1"_s)});
    }
    void publish(const QList<model::Envelope> &batch)
    {
        Q_EMIT studio.rooms.published(teaRoom(), batch, quietFloor());
    }
    [[nodiscard]] QTreeView &tree() { return *studio.find<QTreeView>(u"turnTree"_s); }
    void choose(const QModelIndex &index)
    {
        tree().setCurrentIndex(index);
        Q_EMIT tree().clicked(index);
    }
    [[nodiscard]] QString details()
    {
        return studio.find<QPlainTextEdit>(u"turnDetailsText"_s)->toPlainText();
    }

    StudioWindow studio;
    FakeInspectorPort port;
    TurnSamples samples;
};

model::Exchange whole()
{
    model::Exchange exchange = TurnSamples::call(1, 1, u"t1"_s);
    exchange.prompt = R"({"messages": ["Roll\nthem"]})";
    exchange.reply = "data: nine";
    return exchange;
}

} // namespace

/// The inspector in its window.
class TestInspector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsReadBeforeSomebodyLooks();
    void aCallShowsItsPromptAndItsRawReply();
    void aCallThatIsNotKeptAnyMoreSaysSo();
    void aRowIsExplainedAndCopiedAsJson();
    void aMessageLeadsToItsTurnAndBack();
    void aMessageIsLookedForFurtherBack();
    void aFilterThatHidesTheTurnIsTakenAway();
    void callsComeWhileATurnRuns();
    void anEmptyRoomSaysWhatWillStandHere();
    void everyControlHasAName();
};

void TestInspector::nothingIsReadBeforeSomebodyLooks()
{
    Stage stage;

    QCOMPARE(stage.port.asked(), QStringList());
    stage.studio.find<QAction>(u"showTurnsAction"_s)->trigger();

    QCOMPARE(stage.port.asked(), QStringList{u"exchanges "_s + teaRoom().value()});
    QVERIFY(stage.tree().isVisible());
}

void TestInspector::aCallShowsItsPromptAndItsRawReply()
{
    Stage stage;
    stage.look();
    stage.publish(stage.samples.wholeTurn(u"t1"_s, 1));

    stage.choose(stage.tree().model()->index(0, 0, stage.tree().model()->index(0, 0)));
    QCOMPARE(stage.port.asked().last(), u"exchange 1"_s);
    stage.port.answerOne(whole());

    QCOMPARE(stage.details(), u"{\"messages\": [\"Roll\nthem\"]}"_s);
    QVERIFY(stage.studio.find<QLabel>(u"turnDetailsNumbers"_s)->text().contains(u"600"_s)); // cached tokens
    stage.studio.find<QTabBar>(u"turnDetailsSides"_s)->setCurrentIndex(1);
    QCOMPARE(stage.details(), u"data: nine"_s);
}

void TestInspector::aCallThatIsNotKeptAnyMoreSaysSo()
{
    Stage stage;
    stage.look();
    stage.publish(stage.samples.wholeTurn(u"t1"_s, 1));

    stage.choose(stage.tree().model()->index(0, 0, stage.tree().model()->index(0, 0)));
    stage.port.failOne(u"It is gone."_s);

    QCOMPARE(stage.details(), u"It is gone."_s);
}

void TestInspector::aRowIsExplainedAndCopiedAsJson()
{
    Stage stage;
    stage.look();
    stage.publish(stage.samples.wholeTurn(u"t1"_s, 1));
    const QAbstractItemModel &rows = *stage.tree().model();

    stage.choose(rows.index(1, 0, rows.index(0, 0)));
    stage.studio.find<QPushButton>(u"copyTurn"_s)->click();

    QCOMPARE(stage.details(), u"They want a roll."_s.prepend(u"Dice\n\n"_s));
    QVERIFY(stage.studio.find<QLabel>(u"turnDetailsHelp"_s)->text().contains(u"margin"_s));
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"\"thought\""_s));
}

void TestInspector::aMessageLeadsToItsTurnAndBack()
{
    Stage stage;
    stage.publish(stage.samples.wholeTurn(u"t0"_s, 1));
    stage.publish(stage.samples.wholeTurn(u"t1"_s, 2));
    auto *transcript = stage.studio.find<ui::TranscriptView>(u"transcript"_s);

    Q_EMIT transcript->turnWanted(posted(1, kyoko(), {}).message.id);

    const QModelIndex turn = stage.tree().currentIndex();
    QCOMPARE(turn.row(), 1);
    QVERIFY(stage.tree().isExpanded(turn));
    QVERIFY(stage.tree().isVisible());
    QVERIFY(stage.studio.find<QToolButton>(u"turnMessage"_s)->isVisible());
}

void TestInspector::aMessageIsLookedForFurtherBack()
{
    TurnSamples samples;
    const QList<model::Envelope> all = samples.wholeTurn(u"t1"_s, 0);
    Stage stage(samples.seq());
    auto *transcript = stage.studio.find<ui::TranscriptView>(u"transcript"_s);

    Q_EMIT transcript->turnWanted(posted(0, kyoko(), {}).message.id);
    stage.studio.rooms.commandOf(u"events"_s).answer<QList<model::Envelope>>(all);

    QCOMPARE(stage.tree().currentIndex().data(TurnTreeModel::TitleRole).toString(), u"Kyoko"_s);
}

void TestInspector::aFilterThatHidesTheTurnIsTakenAway()
{
    Stage stage;
    stage.look();
    stage.publish(stage.samples.wholeTurn(u"t1"_s, 1));
    auto *kind = stage.studio.find<QComboBox>(u"turnKind"_s);
    kind->setCurrentIndex(kind->count() - 1);
    QCOMPARE(stage.tree().model()->rowCount(), 0);

    Q_EMIT stage.studio.find<ui::TranscriptView>(u"transcript"_s)
        ->turnWanted(posted(1, kyoko(), {}).message.id);

    QCOMPARE(kind->currentIndex(), 0);
    QVERIFY(stage.tree().currentIndex().isValid());
}

void TestInspector::callsComeWhileATurnRuns()
{
    Stage stage;
    stage.look();
    stage.publish({stage.samples.begins(u"t1"_s)});
    const QModelIndex turn = stage.tree().model()->index(0, 0);
    QCOMPARE(stage.tree().model()->rowCount(turn), 1);

    Q_EMIT stage.port.exchangeKept(TurnSamples::call(2, 2, u"t1"_s));
    model::Exchange elsewhere = TurnSamples::call(3, 2, u"t1"_s);
    elsewhere.room = base::RoomId(u"room_lab"_s);
    Q_EMIT stage.port.exchangeKept(elsewhere);

    QCOMPARE(stage.tree().model()->rowCount(turn), 2);
}

void TestInspector::anEmptyRoomSaysWhatWillStandHere()
{
    Stage stage;

    stage.look();

    QVERIFY(stage.studio.find<QLabel>(u"inspectorState"_s)->isVisible());
    QVERIFY(stage.studio.find<QLabel>(u"inspectorState"_s)
                ->text()
                .startsWith(u"No turns yet. Write something to see here what"_s));
}

void TestInspector::everyControlHasAName()
{
    Stage stage;
    stage.look();

    QCOMPARE(namelessControls(*stage.studio.find<QWidget>(u"inspectorPanel"_s)), QString());
}

SUITE_TEST(QApplication, TestInspector)

} // namespace tst_inspector

#include "tst_inspector.moc"
