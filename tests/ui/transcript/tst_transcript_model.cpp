// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/transcript/rows.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_transcript_model {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;
using test::rowAt;

namespace {

const base::TurnId kTurn(u"t1"_s);
const base::ParticipantId kKyoko(u"companion_kyoko"_s);

} // namespace

class TestTranscriptModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksForMissingRowsOnce()
    {
        TranscriptModel model;
        QSignalSpy asked(&model, &TranscriptModel::pageNeeded);
        model.reset(1000);

        model.require(900, 50);
        model.require(910, 50);

        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().at(0).toLongLong(), 896);
        QCOMPARE(asked.first().at(1).toLongLong(), 64);
    }

    void whatCouldNotBeHadIsAskedForAgain()
    {
        TranscriptModel model;
        QSignalSpy asked(&model, &TranscriptModel::pageNeeded);
        model.reset(100);
        model.require(0, 10);

        model.setPage({0, 100, {}});
        model.require(0, 10);

        QCOMPARE(asked.count(), 2);
    }

    void theLastPageIsAsShortAsTheRoom()
    {
        TranscriptModel model;
        QSignalSpy asked(&model, &TranscriptModel::pageNeeded);
        model.reset(70);

        model.require(60, 500);

        QCOMPARE(asked.count(), 2);
        QCOMPARE(asked.last().at(0).toLongLong(), 64);
        QCOMPARE(asked.last().at(1).toLongLong(), 6);
    }

    void aPageFillsItsRows()
    {
        TranscriptModel model;
        model.reset(10);
        QVERIFY(!model.message(4));

        model.setPage({4, 10, {rowAt(4), rowAt(5)}});

        QCOMPARE(*model.message(4), rowAt(4));
        QCOMPARE(*model.message(5), rowAt(5));
        QVERIFY(!model.message(6));
    }

    void goingBackKeepsWhatIsTheSame()
    {
        TranscriptModel model;
        model.reset(200);
        model.setPage({0, 200, {rowAt(0)}});
        model.setPage({126, 200, {rowAt(126), rowAt(127), rowAt(128), rowAt(129)}});
        model.addNote(u"Kyoko · wave"_s);
        model.startStreaming(kTurn, kKyoko);
        model.require(64, 10); // of a way that was left: its answer never comes
        QSignalSpy back(&model, &TranscriptModel::wentBack);
        QSignalSpy asked(&model, &TranscriptModel::pageNeeded);
        model::MessageRow other = rowAt(128, u"Another."_s);
        other.seq = 1000;

        model.goBack({127, 129, {rowAt(127), other}});

        QCOMPARE(back.count(), 1);
        QCOMPARE(back.first().first().toLongLong(), 128);
        QCOMPARE(model.rowCount(), 129);
        QVERIFY(!model.streaming());
        QCOMPARE(model.message(0)->seq, rowAt(0).seq);
        QVERIFY(model.message(126) && model.message(127));
        QCOMPARE(model.message(128)->posted.message.text, u"Another."_s);
        QVERIFY(model.notesAfter(199).isEmpty());
        model.append(rowAt(129, u"Later."_s));
        QCOMPARE(model.message(129)->posted.message.text, u"Later."_s);
        model.require(64, 10);
        QCOMPARE(asked.count(), 1);
    }

    void aWayThatPartsBeforeTheNewestPageIsReadAnew()
    {
        TranscriptModel model;
        model.reset(200);
        model.setPage({0, 200, {rowAt(0)}});
        model::MessageRow other = rowAt(150, u"Another."_s);
        other.seq = 1000;
        QSignalSpy back(&model, &TranscriptModel::wentBack);

        model.goBack({150, 151, {other}});

        QCOMPARE(back.first().first().toLongLong(), 0);
        QVERIFY(!model.message(0));
        QCOMPARE(model.message(150)->posted.message.text, u"Another."_s);
    }

    void aLatePageDoesNotUndoANewerRow()
    {
        TranscriptModel model;
        model.reset(4);
        model.append(rowAt(3, u"changed"_s));

        model.setPage({0, 4, {rowAt(0), rowAt(1), rowAt(2), rowAt(3)}});

        QCOMPARE(model.message(3)->posted.message.text, u"changed"_s);
    }

    void aGapBeforeANewMessageStaysMissing()
    {
        TranscriptModel model;
        QSignalSpy appended(&model, &TranscriptModel::rowsAppended);
        model.reset(2);

        model.append(rowAt(5));

        QCOMPARE(model.messageCount(), 6);
        QVERIFY(!model.message(3));
        QVERIFY(model.message(5));
        QCOMPARE(appended.first().at(0).toLongLong(), 2);
        QCOMPARE(appended.first().at(1).toLongLong(), 4);
    }

    void theSameMessageTwiceStandsOnce()
    {
        TranscriptModel model;
        model.append(rowAt(0));

        model.append(rowAt(0));

        QCOMPARE(model.rowCount(), 1);
    }

    void oldPagesAreForgottenAndAskedForAgain()
    {
        TranscriptModel model;
        test::serve(model);
        QSignalSpy asked(&model, &TranscriptModel::pageNeeded);
        model.reset(1'000'000);

        for (qint64 page = 0; page < 200; ++page)
            model.require(page * TranscriptModel::kPageRows, 1);

        QVERIFY(!model.message(0));
        QVERIFY(model.message(199 * TranscriptModel::kPageRows));
        model.require(0, 1);
        QCOMPARE(asked.count(), 201);
        QVERIFY(model.message(0));
    }

    void theStreamingRowBecomesTheMessageOfItsTurn()
    {
        TranscriptModel model;
        model.append(rowAt(0));
        model.startStreaming(kTurn, kKyoko);
        model.addToStreaming(kTurn, u"Hel"_s);
        model.addToStreaming(kTurn, u"lo"_s);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.streaming()->text, u"Hello"_s);

        model::MessageRow said = rowAt(1, u"Hello"_s, u"companion_kyoko"_s);
        said.posted.turn = kTurn;
        model.append(said);

        QVERIFY(!model.streaming());
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.message(1)->posted.message.text, u"Hello"_s);
    }

    void aMessageOfSomebodyElseStandsBeforeTheStreamingRow()
    {
        TranscriptModel model;
        model.startStreaming(kTurn, kKyoko);

        model.append(rowAt(0, u"wait"_s, u"user"_s));

        QVERIFY(model.isStreaming(1));
        QVERIFY(!model.isStreaming(0));
    }

    void piecesOfAnotherTurnAreNotMixedIn()
    {
        TranscriptModel model;
        model.startStreaming(kTurn, kKyoko);

        model.addToStreaming(base::TurnId(u"t2"_s), u"late"_s);
        model.endStreaming(base::TurnId(u"t2"_s));

        QVERIFY(model.streaming());
        QCOMPARE(model.streaming()->text, QString());
    }

    void notesStandAfterTheNewestMessage()
    {
        TranscriptModel model;
        model.addNote(u"Kyoko waves"_s);
        model.append(rowAt(0));
        model.addNote(u"Aya nods"_s);

        QCOMPARE(model.notesAfter(-1), QStringList{u"Kyoko waves"_s});
        QCOMPARE(model.notesAfter(0), QStringList{u"Aya nods"_s});
    }

    void anotherRoomForgetsEverything()
    {
        TranscriptModel model;
        model.append(rowAt(0));
        model.startStreaming(kTurn, kKyoko);
        model.addNote(u"Kyoko waves"_s);

        model.reset(3);

        QCOMPARE(model.rowCount(), 3);
        QVERIFY(!model.message(0));
        QVERIFY(model.notesAfter(0).isEmpty());
    }

    void thoseWithoutANameAreCalledByTheirId()
    {
        TranscriptModel model;
        model.setSpeakers(test::speakers());

        QCOMPARE(model.speaker(kKyoko).name, u"Kyoko"_s);
        QCOMPARE(model.speaker(base::ParticipantId(u"user"_s)).name, u"You"_s);
        QCOMPARE(model.speaker(base::ParticipantId(u"guest:rex"_s)).name, u"“rex”"_s);
    }
};

SUITE_TEST(QCoreApplication, TestTranscriptModel)

} // namespace tst_transcript_model

#include "tst_transcript_model.moc"
