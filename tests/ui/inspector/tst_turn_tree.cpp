// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/ui/inspector/turn_samples.h"
#include "ui/inspector/readable_json.h"
#include "ui/inspector/turn_filter.h"
#include "ui/inspector/turn_json.h"
#include "ui/inspector/turn_row_words.h"
#include "ui/inspector/turn_tree_model.h"
#include "ui/models/event_pages.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

namespace tst_turn_tree {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::TurnFilter;
using ui::TurnNode;
using ui::TurnTreeModel;

namespace {

struct Stage
{
    explicit Stage(qint64 lastSeq = 0)
    {
        pages.open(teaRoom(), lastSeq);
        turns.setPeople(ui::People(samplePersonas(), model::Language::English), {});
        turns.wake();
    }
    void publish(const QList<model::Envelope> &batch) { Q_EMIT rooms.published(teaRoom(), batch, {}); }
    void read(const QList<model::Envelope> &page)
    {
        rooms.commandOf(u"events"_s).answer<QList<model::Envelope>>(page);
    }
    [[nodiscard]] QStringList titles(const QModelIndex &parent = {}) const
    {
        QStringList titles;
        for (int row = 0; row < turns.rowCount(parent); ++row)
            titles.append(turns.index(row, 0, parent).data(TurnTreeModel::TitleRole).toString());
        return titles;
    }
    [[nodiscard]] QString text(int row, const QModelIndex &parent = {}) const
    {
        return turns.index(row, 0, parent).data().toString();
    }

    FakeRoomPort rooms;
    ui::EventPages pages{rooms};
    TurnTreeModel turns{pages};
    QAbstractItemModelTester tester{&turns, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

} // namespace

/// Turns and rounds as a tree.
class TestTurnTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTurnHoldsWhatHappenedInItInOrder();
    void aToolAndItsAnswerStandTogether();
    void piecesOfOneTextAreOneRow();
    void aTurnGoesOnUntilItsEnd();
    void aTurnThatIsTakenBackSaysWhy();
    void votesStandInTheirRound();
    void callsStandWhereTheyBegan();
    void callsThatComeBeforeTheirTurnAreShownOnceItIsRead();
    void aCallIsShownOnce();
    void aTurnThatBeganOnAnOlderPageIsOneTurn();
    void aPieceIsJoinedAcrossPages();
    void theTurnOfAMessageIsFound();
    void tenThousandPiecesAreOneRowAndFewSignals();
    void jsonHasAllOfATurn();
    void filtersKeepWhatLiesAbove();
    void loreStandsInItsRoundAndInItsTurn();
    void loreIsToldWithItsReasons();
    void newLinesOfTextsAreShown();
};

void TestTurnTree::aTurnHoldsWhatHappenedInItInOrder()
{
    Stage stage;
    TurnSamples samples;

    stage.publish(samples.wholeTurn(u"t1"_s, 0));

    QCOMPARE(stage.titles(), QStringList{u"Kyoko"_s});
    QCOMPARE(stage.titles(stage.turns.index(0, 0)),
             (QStringList{u"Thought"_s, u"Tool called"_s, u"Said"_s, u"Finished"_s}));
    QCOMPARE(stage.text(0), u"Finished"_s);
}

void TestTurnTree::aToolAndItsAnswerStandTogether()
{
    Stage stage;
    TurnSamples samples;

    stage.publish(samples.wholeTurn(u"t1"_s, 0));

    const QModelIndex tool = stage.turns.index(1, 0, stage.turns.index(0, 0));
    QCOMPARE(stage.titles(tool), QStringList{u"Tool result"_s});
    QCOMPARE(tool.data().toString(), u"roll_dice {\"dice\":\"2d6\"} → 9"_s);
}

void TestTurnTree::piecesOfOneTextAreOneRow()
{
    Stage stage;
    TurnSamples samples;

    stage.publish(samples.wholeTurn(u"t1"_s, 0));

    const QModelIndex said = stage.turns.index(2, 0, stage.turns.index(0, 0));
    QCOMPARE(said.data().toString(), u"It is a nine."_s);
    QCOMPARE(stage.turns.node(said)->pieces, 3);
}

void TestTurnTree::aTurnGoesOnUntilItsEnd()
{
    Stage stage;
    TurnSamples samples;

    stage.publish({samples.begins(u"t1"_s), samples.happens(u"t1"_s, model::Content{u"Well"_s})});
    const QString before = stage.text(0);
    stage.publish({samples.happens(u"t1"_s, model::UserCancelled{})});

    QCOMPARE(before, u"Running…"_s);
    QCOMPARE(stage.text(0), u"Cancelled"_s);
}

void TestTurnTree::aTurnThatIsTakenBackSaysWhy()
{
    Stage stage;
    TurnSamples samples;
    model::AbortTurn abort;
    abort.companion = kyoko();
    abort.cause = model::Cause::Held;

    stage.publish(
        {samples.begins(u"t1"_s), samples.next(model::FloorSaid{{{}, abort}, base::TurnId(u"t1"_s), {}})});

    QCOMPARE(stage.text(0), u"Interrupted: on hold"_s);
}

void TestTurnTree::votesStandInTheirRound()
{
    Stage stage;
    TurnSamples samples;

    stage.publish({samples.asks(u"m1"_s), samples.failsToVote(aya())});
    stage.turns.takeCalls({TurnSamples::vote(1, 1, u"m1"_s)});

    QCOMPARE(stage.titles(), QStringList{u"Votes"_s});
    QCOMPARE(stage.titles(stage.turns.index(0, 0)), (QStringList{u"Model: Vote"_s, u"Vote"_s}));
    QCOMPARE(stage.text(1, stage.turns.index(0, 0)), u"Aya: not in time"_s);
}

void TestTurnTree::callsStandWhereTheyBegan()
{
    Stage stage;
    TurnSamples samples;
    stage.publish(samples.wholeTurn(u"t1"_s, 0));

    stage.turns.takeCalls({TurnSamples::call(1, 1, u"t1"_s), TurnSamples::call(2, 4, u"t1"_s)});

    QCOMPARE(stage.titles(stage.turns.index(0, 0)),
             (QStringList{u"Model: Speech"_s, u"Thought"_s, u"Tool called"_s, u"Model: Speech"_s, u"Said"_s,
                          u"Finished"_s}));
    QVERIFY2(stage.text(0).contains(u"3.0 s"_s) && stage.text(0).contains(u"0.8 ¢"_s),
             qPrintable(stage.text(0)));
}

void TestTurnTree::callsThatComeBeforeTheirTurnAreShownOnceItIsRead()
{
    Stage stage;
    TurnSamples samples;

    stage.turns.takeCalls({TurnSamples::call(1, 1, u"t1"_s)});
    const int before = stage.turns.rowCount();
    stage.publish({samples.begins(u"t1"_s)});

    QCOMPARE(before, 0);
    QCOMPARE(stage.titles(stage.turns.index(0, 0)), QStringList{u"Model: Speech"_s});
}

void TestTurnTree::aCallIsShownOnce()
{
    Stage stage;
    TurnSamples samples;
    stage.publish({samples.begins(u"t1"_s)});

    stage.turns.takeCalls({TurnSamples::call(1, 1, u"t1"_s)});
    stage.turns.takeCalls({TurnSamples::call(1, 1, u"t1"_s)});

    QCOMPARE(stage.turns.rowCount(stage.turns.index(0, 0)), 1);
}

void TestTurnTree::aTurnThatBeganOnAnOlderPageIsOneTurn()
{
    TurnSamples samples;
    const QList<model::Envelope> before = samples.wholeTurn(u"t0"_s, 0);
    const QList<model::Envelope> all = samples.wholeTurn(u"t1"_s, 1);
    Stage stage(samples.seq() - 4);

    stage.publish(all.last(4));
    QCOMPARE(stage.turns.rowCount(), 1);
    stage.turns.fetchMore({});
    stage.read(before + all.first(all.size() - 4));

    QCOMPARE(stage.titles(), (QStringList{u"Kyoko"_s, u"Kyoko"_s}));
    QCOMPARE(stage.titles(stage.turns.index(0, 0)),
             (QStringList{u"Thought"_s, u"Tool called"_s, u"Said"_s, u"Finished"_s}));
    QCOMPARE(stage.turns.node(stage.turns.index(0, 0))->time, all.first().time);
}

void TestTurnTree::aPieceIsJoinedAcrossPages()
{
    TurnSamples samples;
    const QList<model::Envelope> all = samples.wholeTurn(u"t1"_s, 0);
    Stage stage(6); // after two of its three pieces

    stage.publish(all.sliced(6));
    stage.turns.fetchMore({});
    stage.read(all.first(6));

    const QModelIndex said = stage.turns.index(2, 0, stage.turns.index(0, 0));
    QCOMPARE(said.data().toString(), u"It is a nine."_s);
    QCOMPARE(stage.turns.node(said)->pieces, 3);
}

void TestTurnTree::theTurnOfAMessageIsFound()
{
    Stage stage;
    TurnSamples samples;
    stage.publish(samples.wholeTurn(u"t1"_s, 3));
    stage.publish(samples.wholeTurn(u"t2"_s, 4));

    const QModelIndex turn = stage.turns.turnOf(posted(3, kyoko(), {}).message.id);

    QCOMPARE(turn.row(), 1);
    QCOMPARE(stage.turns.node(turn)->message, 3);
    QVERIFY(!stage.turns.turnOf(base::MessageId(u"unknown"_s)).isValid());
}

void TestTurnTree::tenThousandPiecesAreOneRowAndFewSignals()
{
    Stage stage;
    TurnSamples samples;
    stage.publish({samples.begins(u"t1"_s)});
    const QSignalSpy changed(&stage.turns, &QAbstractItemModel::dataChanged);
    const QSignalSpy inserted(&stage.turns, &QAbstractItemModel::rowsInserted);

    for (int batch = 0; batch < 100; ++batch) {
        QList<model::Envelope> pieces;
        for (int piece = 0; piece < 100; ++piece)
            pieces.append(samples.happens(u"t1"_s, model::Content{u"word "_s}));
        stage.publish(pieces);
    }

    const QModelIndex said = stage.turns.index(0, 0, stage.turns.index(0, 0));
    QCOMPARE(inserted.size(), 1);
    QVERIFY(changed.size() <= 100);
    QCOMPARE(stage.turns.node(said)->pieces, 10'000);
    QVERIFY(said.data().toString().size() <= 200); // the painted text is short
}

void TestTurnTree::jsonHasAllOfATurn()
{
    Stage stage;
    TurnSamples samples;
    stage.publish(samples.wholeTurn(u"t1"_s, 0));
    stage.turns.takeCalls({TurnSamples::call(1, 1, u"t1"_s)});

    const QString json = ui::jsonOf(*stage.turns.node(stage.turns.index(0, 0)));

    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    QCOMPARE(document.array().size(), 6); // call, thought, request with its answer, said, finished
    QVERIFY(json.contains(u"It is a nine."_s));
    const QString one = ui::jsonOf(*stage.turns.node(stage.turns.index(1, 0, stage.turns.index(0, 0))));
    QVERIFY(QJsonDocument::fromJson(one.toUtf8()).isObject());
}

void TestTurnTree::filtersKeepWhatLiesAbove()
{
    Stage stage;
    TurnSamples samples;
    stage.publish(samples.wholeTurn(u"t1"_s, 0));
    stage.publish({samples.asks(u"m1"_s)});
    TurnFilter filter;
    filter.setSourceModel(&stage.turns);

    filter.choose(TurnFilter::Events + int(model::TurnEventKind(model::ToolCallResponse{}).index()));
    const QModelIndex turn = filter.index(0, 0);
    QCOMPARE(filter.rowCount(), 1);
    QCOMPARE(filter.rowCount(turn), 1);
    QCOMPARE(filter.rowCount(filter.index(0, 0, turn)), 1);
    filter.choose(TurnFilter::All);
    filter.setText(u"A NINE"_s);

    QCOMPARE(filter.rowCount(), 1);
    QCOMPARE(filter.index(0, 0, filter.index(0, 0)).data(TurnTreeModel::TitleRole).toString(), u"Said"_s);
}

void TestTurnTree::loreStandsInItsRoundAndInItsTurn()
{
    Stage stage;
    TurnSamples samples;
    stage.publish({samples.asks(u"m1"_s), samples.lore(), samples.failsToVote(kyoko())});
    stage.publish({samples.begins(u"t1"_s), samples.lore(base::TurnId(u"t1"_s)),
                   samples.happens(u"t1"_s, model::Content{u"Hush."_s})});
    TurnFilter filter;
    filter.setSourceModel(&stage.turns);

    const QModelIndex turn = stage.turns.index(0, 0);
    const QModelIndex round = stage.turns.index(1, 0);
    QCOMPARE(stage.turns.rowCount(turn), 2);
    QCOMPARE(stage.turns.rowCount(round), 2);
    for (const QModelIndex &above : {turn, round}) {
        const QModelIndex lore = stage.turns.index(0, 0, above);
        QCOMPARE(lore.data(TurnTreeModel::TitleRole).toString(), u"Lore of Kyoko"_s);
        QCOMPARE(lore.data().toString(), u"Fired: Storm · Not fired: Boats"_s);
    }
    filter.choose(TurnFilter::Votes);
    QCOMPARE(filter.rowCount(), 1);
    QCOMPARE(filter.rowCount(filter.index(0, 0)), 1); // lore is no vote
    filter.choose(TurnFilter::Lore);
    QCOMPARE(filter.rowCount(), 2);
    filter.setText(u"boats"_s);
    QCOMPARE(filter.rowCount(), 2);
}

void TestTurnTree::loreIsToldWithItsReasons()
{
    const ui::People people(samplePersonas(), model::Language::English);
    const model::PolicySettings policy;
    const ui::TurnRowWords words(people, policy);
    TurnSamples samples;
    auto found = std::get<model::LoreFound>(samples.lore().body);
    found.more = 2;

    QCOMPARE(
        words.loreText(found),
        u"Storm · The coast · Fired\nYou said “thunder”.\n\nBoats · Not fired\nLeft to chance, and not drawn this time.\n\n2 more"_s);
}

void TestTurnTree::newLinesOfTextsAreShown()
{
    QCOMPARE(ui::withLines(uR"({"a": "one\ntwo"})"_s), u"{\"a\": \"one\ntwo\"}"_s);
    QCOMPARE(ui::withLines(uR"("C:\\new")"_s), uR"("C:\\new")"_s);
    QCOMPARE(ui::withLines(u"\\"_s), u"\\"_s);
}

SUITE_TEST(QApplication, TestTurnTree)

} // namespace tst_turn_tree

#include "tst_turn_tree.moc"
