// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/models/event_pages.h"
#include "ui/models/timeline_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace tst_timeline_model {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::EventPages;
using ui::TimelineModel;
using Kind = TimelineModel::Kind;

namespace {

model::Envelope saidAt(qint64 seq, qint64 index, const base::ParticipantId &from, const QString &text)
{
    return eventAt(seq, posted(index, from, text));
}

model::Envelope decidedAt(qint64 seq, const std::optional<base::ParticipantId> &winner)
{
    model::Decided decided;
    decided.decision.rule = winner ? model::Rule::Speak : model::Rule::Nobody;
    decided.decision.winner = winner;
    decided.decision.candidates = {{.id = kyoko(), .state = model::VoteState::Speak, .importance = 7},
                                   {.id = aya(), .cause = model::Cause::Timeout}};
    return eventAt(seq, decided);
}

model::Envelope silentAt(qint64 seq, const base::ParticipantId &from)
{
    const model::TurnOver over{
        .from = from, .outcome = model::Outcome::Failed, .cause = model::Cause::Unreachable};
    return eventAt(seq, model::FloorTold{{base::Millis(0), over}, {}});
}

model::Envelope restAt(qint64 seq)
{
    return eventAt(seq, model::FloorSaid{{base::Millis(0), model::Rest{model::RestReason::Nobody, {}}}, {}});
}

/// Kyoko buys this for 60, Aya cannot, and passes.
QList<model::Envelope> purchases(const QString &text = u"Welcome!"_s)
{
    const base::Millis t(0);
    model::MessagePosted bought = posted(0, kyoko(), text);
    bought.way = model::MessagePosted::Way::Consumed;
    bought.amount = 60;
    const model::TurnOver pass{
        .from = aya(), .outcome = model::Outcome::NoReply, .cause = model::Cause::LevelTooLow};
    return {
        eventAt(1, bought), eventAt(2, model::FloorTold{{t, model::Consume{aya(), 60.0, {}}}, {}}),
        eventAt(3,
                model::FloorSaid{{t, model::Consumed{aya(), false, 40, u"Not enough resource."_s}}, {}, {}}),
        eventAt(4, model::FloorTold{{t, pass}, {}})};
}

struct Story
{
    Story() { model.setPeople(ui::People(samplePersonas(), model::Language::English), {}); }

    /// Answers the requested page with these, from all of the room's events.
    void answer(const QList<model::Envelope> &all)
    {
        const QStringList words = port.commands().last().split(u' ');
        QList<model::Envelope> page;
        for (const model::Envelope &event : all) {
            if (event.seq >= words.at(2).toLongLong() &&
                event.seq < words.at(2).toLongLong() + words.at(3).toLongLong())
                page.append(event);
        }
        port.last().answer<QList<model::Envelope>>(page);
    }
    QString text(int row, int role = Qt::DisplayRole) const
    {
        return model.index(row, 0).data(role).toString();
    }
    Kind kind(int row) const { return model.index(row, 0).data(TimelineModel::KindRole).value<Kind>(); }

    FakeRoomPort port;
    EventPages pages{port};
    TimelineModel model{pages};
};

} // namespace

class TimelineModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itReadsNothingBeforeAViewWantsRows()
    {
        Story story;

        story.pages.open(teaRoom(), 1000);

        QVERIFY(!story.model.canFetchMore({})); // nobody is looking
        story.model.wake();
        QVERIFY(story.port.calls().isEmpty());
        QVERIFY(story.model.canFetchMore({}));
    }

    void theNewestStandsFirst()
    {
        Story story;
        const QAbstractItemModelTester tester(&story.model,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QList<model::Envelope> all{saidAt(1, 0, base::ParticipantId(u"user"_s), u"Hello"_s),
                                         decidedAt(2, kyoko()), saidAt(3, 1, kyoko(), u"Welcome!"_s),
                                         decidedAt(4, {}), restAt(5)};
        story.pages.open(teaRoom(), 5);
        story.pages.wake();

        story.model.fetchMore({});
        story.answer(all);

        QCOMPARE(story.model.rowCount(), 5);
        QCOMPARE(story.kind(0), Kind::Rested);
        QCOMPARE(story.kind(1), Kind::Decided);
        QCOMPARE(story.text(1, TimelineModel::TitleRole), u"Nobody speaks"_s);
        QCOMPARE(story.text(2), u"Welcome!"_s);
        QCOMPARE(story.text(2, TimelineModel::TitleRole), u"Kyoko"_s);
        QVERIFY(story.text(3).contains(u"not in time"_s)); // the cause of Aya's silence
        QVERIFY(!story.model.canFetchMore({}));
    }

    void speechThatIsBoughtOrRefusedSaysItsPrice()
    {
        Story story;
        story.pages.open(teaRoom(), 4);
        story.pages.wake();

        story.model.fetchMore({});
        story.answer(purchases());

        QCOMPARE(story.model.rowCount(), 3);
        QCOMPARE(story.kind(0), Kind::Passed); // by choice: nothing to warn of
        QVERIFY(story.text(0).startsWith(u"passed"_s));
        QVERIFY(story.text(0, TimelineModel::CauseRole).isEmpty());
        QCOMPARE(story.kind(1), Kind::Refused);
        QCOMPARE(story.text(1), u"cannot afford 60 (level 40)"_s);
        QCOMPARE(story.text(1, TimelineModel::TitleRole), u"Aya"_s);
        QCOMPARE(story.text(2), u"Paid 60: Welcome!"_s);
    }

    void whatLooksLikeAPlaceInTheSentenceStaysText()
    {
        Story story;
        story.pages.open(teaRoom(), 4);
        story.pages.wake();

        story.model.fetchMore({});
        story.answer(purchases(u"%1 or %2?"_s));

        QCOMPARE(story.text(2), u"Paid 60: %1 or %2?"_s);
    }

    void anAttemptAndItsAnswerAreOneRowAcrossPages()
    {
        Story story;
        const QAbstractItemModelTester tester(&story.model,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        story.pages.open(teaRoom(), 4);
        story.pages.wake();
        story.model.fetchMore({});

        Q_EMIT story.pages.older(purchases().mid(2));
        QCOMPARE(story.text(1), u"wanted to speak, but was refused"_s);
        Q_EMIT story.pages.older(purchases().first(2));

        QCOMPARE(story.model.rowCount(), 3);
        QCOMPARE(story.text(1), u"cannot afford 60 (level 40)"_s);
    }

    void aTurnWithoutSpeechSaysWhy()
    {
        Story story;
        story.pages.open(teaRoom(), 1);
        story.pages.wake();

        story.model.fetchMore({});
        story.answer({silentAt(1, aya())});

        QCOMPARE(story.kind(0), Kind::Silent);
        QCOMPARE(story.text(0, TimelineModel::TitleRole), u"Aya"_s);
        QVERIFY(!story.text(0, TimelineModel::CauseRole).isEmpty());
    }

    void aDecisionLeadsToWhatItsWinnerSaid()
    {
        Story story;
        story.pages.open(teaRoom(), 4);
        story.pages.wake();
        story.model.fetchMore({});
        story.answer({saidAt(1, 7, base::ParticipantId(u"user"_s), u"Hello"_s), decidedAt(2, kyoko()),
                      saidAt(3, 8, kyoko(), u"Welcome!"_s), decidedAt(4, {})});

        QCOMPARE(story.model.messageIndex(story.model.index(2, 0)), 8); // said by the winner
        QCOMPARE(story.model.messageIndex(story.model.index(0, 0)), 8); // nobody won: the round's message
        QCOMPARE(story.model.messageIndex(story.model.index(3, 0)), 7);
        QCOMPARE(story.model.decision(story.model.index(2, 0))->winner, std::optional(kyoko()));
        QVERIFY(!story.model.decision(story.model.index(1, 0)));
    }

    void aMessageFindsItsDecision()
    {
        Story story;
        story.pages.open(teaRoom(), 3);
        story.pages.wake();
        story.model.fetchMore({});
        story.answer({saidAt(1, 0, base::ParticipantId(u"user"_s), u"Hello"_s), decidedAt(2, kyoko()),
                      saidAt(3, 1, kyoko(), u"Welcome!"_s)});

        const auto found = story.model.decisionOf(base::MessageId(u"m1"_s));
        const auto users = story.model.decisionOf(base::MessageId(u"m0"_s));

        QVERIFY(found.decision);
        QCOMPARE(found.decision->winner, std::optional(kyoko()));
        QVERIFY(!users.decision);
    }

    void whatHappensNowComesInFront()
    {
        Story story;
        const QAbstractItemModelTester tester(&story.model,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        story.pages.open(teaRoom(), 1);
        story.pages.wake();
        story.model.fetchMore({});
        story.answer({saidAt(1, 0, base::ParticipantId(u"user"_s), u"Hello"_s)});

        Q_EMIT story.port.published(teaRoom(), {decidedAt(2, kyoko()), saidAt(3, 1, kyoko(), u"Welcome!"_s)},
                                    {});
        Q_EMIT story.port.published(base::RoomId(u"room_other"_s), {saidAt(4, 9, aya(), u"Elsewhere"_s)}, {});

        QCOMPARE(story.model.rowCount(), 3);
        QCOMPARE(story.text(0), u"Welcome!"_s);
    }

    void aHoleMeansReadingAnew()
    {
        Story story;
        story.pages.open(teaRoom(), 1);
        story.pages.wake();
        story.model.fetchMore({});
        story.answer({saidAt(1, 0, base::ParticipantId(u"user"_s), u"Hello"_s)});

        Q_EMIT story.port.published(teaRoom(), {saidAt(9, 3, kyoko(), u"After the hole"_s)}, {});

        QCOMPARE(story.model.rowCount(), 0);
        QVERIFY(story.model.canFetchMore({}));
    }

    void anAnswerForTheRoomBeforeIsNotTaken()
    {
        Story story;
        story.pages.open(teaRoom(), 1);
        story.pages.wake();
        story.model.fetchMore({});
        const OpenCommand old = story.port.last();

        story.pages.open(base::RoomId(u"room_lab"_s), 5);
        story.model.reset();
        old.answer<QList<model::Envelope>>({saidAt(1, 0, kyoko(), u"Old"_s)});

        QCOMPARE(story.model.rowCount(), 0);
    }

    void aRefusedPageCanBeAskedForAgain()
    {
        Story story;
        story.pages.open(teaRoom(), 900);
        story.pages.wake();
        story.model.fetchMore({});

        story.port.last().fail({base::ErrorCode::Storage, u"Disk"_s, {}});
        QVERIFY(story.model.canFetchMore({}));
        story.model.fetchMore({});

        QCOMPARE(story.port.calls().size(), 2);
    }

    void aLongRoomIsReadPageByPage()
    {
        Story story;
        QList<model::Envelope> all;
        for (qint64 seq = 1; seq <= 100'000; ++seq)
            all.append(seq % 2000 == 0 ? saidAt(seq, seq / 2000, kyoko(), QString::number(seq))
                                       : eventAt(seq, contentOf(u"t"_s, kyoko(), u"piece"_s)));
        story.pages.open(teaRoom(), 100'000);
        story.pages.wake();

        story.model.fetchMore({});
        while (story.pages.isReading())
            story.answer(all);

        // 40 rows fill a view, and one in 2,000 events is a row: no more than that was read.
        QVERIFY(story.model.rowCount() >= 40);
        QVERIFY(story.port.calls().size() <= 201);
        QCOMPARE(story.text(0), u"100000"_s);
        QVERIFY(story.model.canFetchMore({}));
    }
};

SUITE_TEST(QCoreApplication, TimelineModelTest)

} // namespace tst_timeline_model

#include "tst_timeline_model.moc"
