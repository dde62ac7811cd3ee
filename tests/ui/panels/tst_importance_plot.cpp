// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/avatar/avatars.h"
#include "ui/models/event_pages.h"
#include "ui/models/turn_history.h"
#include "ui/panels/history_pane.h"
#include "ui/panels/importance_plot.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_importance_plot {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::ImportancePlot;
using ui::LoggedRound;

namespace {

model::Decision decisionOn(int kyokos, std::optional<int> ayas)
{
    model::Decision decision;
    decision.rule = model::Rule::Speak;
    decision.winner = kyoko();
    model::Candidate second{.id = aya(), .state = model::VoteState::Speak, .importance = ayas.value_or(0)};
    if (!ayas)
        second.cause = model::Cause::Timeout;
    decision.candidates = {{.id = kyoko(), .state = model::VoteState::Speak, .importance = kyokos}, second};
    return decision;
}

QList<LoggedRound> threeRounds()
{
    QList<LoggedRound> rounds;
    for (const auto &[kyokos, ayas] :
         {std::pair(5, std::optional(2)), std::pair(9, std::optional<int>()), std::pair(7, std::optional(6))})
        rounds.append({10 * (rounds.size() + 1), QDateTime(), decisionOn(kyokos, ayas)});
    return rounds;
}

ui::People english() { return {samplePersonas(), model::Language::English}; }

struct Stage
{
    Stage()
        : chosen(&plot, &ImportancePlot::chosen)
    {
        plot.setRounds(threeRounds(), english());
        plot.resize(320, plot.sizeHint().height());
        plot.show();
        plot.setFocus();
    }
    qint64 looked() const { return plot.lookedAt()->seq; }

    ImportancePlot plot;
    QSignalSpy chosen;
};

/// A history that has read these events.
struct Pane
{
    explicit Pane(const QList<model::Envelope> &events)
    {
        pane.setPeople(english());
        pages.open(teaRoom(), events.size());
        pane.look();
        if (!events.isEmpty()) // a room without events is not read
            port.last().answer<QList<model::Envelope>>(events);
        host.show();
    }
    QString text(const QString &label) { return pane.findChild<QLabel *>(label)->text(); }

    FakeRoomPort port;
    ui::EventPages pages{port};
    ui::TurnHistory history{pages};
    ui::Avatars faces;
    QWidget host;
    ui::HistoryPane pane{history, faces, &host};
};

model::Envelope decidedAt(qint64 seq, const model::Decision &decision)
{
    return eventAt(seq, model::Decided{base::Millis(seq * 1000), decision});
}

model::Envelope startedAt(qint64 seq, const base::ParticipantId &who)
{
    const base::Millis t(seq * 1000);
    return eventAt(seq, model::FloorSaid{{t, model::StartTurn{who, {}, t}}, {}, {}});
}

} // namespace

class ImportancePlotTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void higherValuesStandHigherAndNewerOnesOnTheRight();
    void everybodyWithAPartHasALine();
    void arrowKeysReadTheRoundsAndEnterChooses();
    void theNearestRoundIsPointedAt();
    void readersHearTheValues();
    void aChosenTurnGoesToItsMessageAndItsDecision();
    void aRoomWithoutVotesSaysSo();
    void theVotesCanBeFolded();
    void anEmptyRoomShowsNothing();
};

void ImportancePlotTest::higherValuesStandHigherAndNewerOnesOnTheRight()
{
    Stage stage;

    QVERIFY(stage.plot.pointOf(0, 1).y() < stage.plot.pointOf(0, 2).y());
    QVERIFY(stage.plot.pointOf(0, 2).y() < stage.plot.pointOf(0, 0).y());
    QVERIFY(stage.plot.pointOf(0, 0).x() < stage.plot.pointOf(0, 1).x());
    QVERIFY(stage.plot.rect().contains(stage.plot.pointOf(1, 2)));
}

void ImportancePlotTest::everybodyWithAPartHasALine()
{
    Stage stage;
    QList<LoggedRound> rounds = threeRounds();
    rounds.first().decision.candidates.append({.id = natsumi(), .importance = 3}); // has left since

    stage.plot.setRounds(rounds, english());

    QCOMPARE(stage.plot.rows(), (QList<base::ParticipantId>{kyoko(), aya(), natsumi()}));
}

void ImportancePlotTest::arrowKeysReadTheRoundsAndEnterChooses()
{
    Stage stage;
    QCOMPARE(stage.looked(), 30);

    QTest::keyClick(&stage.plot, Qt::Key_Left);
    QCOMPARE(stage.looked(), 20);
    QTest::keyClick(&stage.plot, Qt::Key_Return);

    QCOMPARE(stage.chosen.size(), 1);
    QVERIFY(stage.chosen.first().first().value<LoggedRound>().decision == threeRounds().at(1).decision);
}

void ImportancePlotTest::theNearestRoundIsPointedAt()
{
    Stage stage;

    QTest::mouseMove(&stage.plot, stage.plot.pointOf(1, 0) + QPoint(3, -8));
    QTRY_COMPARE(stage.looked(), 10);
    QTest::mouseClick(&stage.plot, Qt::LeftButton, Qt::NoModifier, stage.plot.pointOf(0, 0));

    QCOMPARE(stage.chosen.last().first().value<LoggedRound>().seq, 10);
}

void ImportancePlotTest::readersHearTheValues()
{
    Stage stage;

    QTest::keyClick(&stage.plot, Qt::Key_Left);

    QVERIFY2(stage.plot.accessibleName().endsWith(u"Kyoko 9, chosen · Aya: not in time"_s),
             qPrintable(stage.plot.accessibleName()));
}

void ImportancePlotTest::aChosenTurnGoesToItsMessageAndItsDecision()
{
    Pane stage({decidedAt(1, decisionOn(7, 2)), startedAt(2, kyoko()), eventAt(3, [] {
                    model::MessagePosted said = posted(4, kyoko(), u"Welcome!"_s);
                    said.way = model::MessagePosted::Way::Spoken;
                    return said;
                }())});
    QSignalSpy message(&stage.pane, &ui::HistoryPane::messageWanted);
    QSignalSpy decision(&stage.pane, &ui::HistoryPane::decisionWanted);

    QTest::keyClick(stage.pane.findChild<QWidget *>(u"turnStrip"_s), Qt::Key_Return);

    QCOMPARE(message.first().first().toLongLong(), 4);
    QVERIFY(decision.first().first().value<model::Decision>() == decisionOn(7, 2));
    QCOMPARE(decision.first().at(1).toLongLong(), 1); // the event that holds it
}

void ImportancePlotTest::aRoomWithoutVotesSaysSo()
{
    Pane stage({startedAt(1, kyoko())});

    QVERIFY(stage.text(u"importanceText"_s).startsWith(u"No votes in these turns."_s));
    QVERIFY(!stage.pane.findChild<QWidget *>(u"importancePlot"_s)->isVisible());
}

void ImportancePlotTest::theVotesCanBeFolded()
{
    Pane stage({decidedAt(1, decisionOn(7, 2)), startedAt(2, kyoko())});
    QVERIFY(stage.pane.findChild<QWidget *>(u"importancePlot"_s)->isVisible());

    stage.pane.findChild<QToolButton *>(u"importanceFold"_s)->click();

    QVERIFY(!stage.pane.findChild<QWidget *>(u"importancePlot"_s)->isVisible());
    QVERIFY(!stage.pane.findChild<QWidget *>(u"importanceText"_s)->isVisible());
}

void ImportancePlotTest::anEmptyRoomShowsNothing()
{
    Pane stage({});

    QVERIFY(stage.pane.isHidden());
}

SUITE_TEST(QApplication, ImportancePlotTest)

} // namespace tst_importance_plot

#include "tst_importance_plot.moc"
