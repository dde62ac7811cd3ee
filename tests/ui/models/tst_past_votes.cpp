// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/models/past_votes.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_past_votes {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::VoteRung;

namespace {

base::MessageId message(const QString &id) { return base::MessageId(id); }

model::Envelope votedAt(qint64 seq, const base::ParticipantId &from, const QString &about, VoteRung rung)
{
    model::FloorTold told;
    model::RawState state;
    state.from = from.value();
    state.messageId = about;
    told.input.kind = model::Voted{state};
    told.manner = model::VoteManner{rung, false, false};
    return eventAt(seq, told);
}

model::Envelope failedAt(qint64 seq, const base::ParticipantId &from, const QString &about)
{
    model::FloorTold told;
    told.input.kind = model::VoteFailed{message(about), from, model::Cause::Refused};
    told.trouble = model::CallTrouble{model::Cause::Refused, model::Advice::CheckKey, u"bad key"_s, 401};
    return eventAt(seq, told);
}

} // namespace

class PastVotesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void votesOfTheRoundAreFoundAndThoseOfOthersAreNot()
    {
        const QList<model::Envelope> events{votedAt(3, aya(), u"m1"_s, VoteRung::Prompt),
                                            votedAt(7, aya(), u"m2"_s, VoteRung::Schema),
                                            failedAt(8, kyoko(), u"m2"_s)};

        const ui::VotesTold votes = ui::votesTold(events, message(u"m2"_s));

        QCOMPARE(votes.size(), 2);
        QCOMPARE(votes.value(aya()).manner->rung, VoteRung::Schema);
        QVERIFY(!votes.value(aya()).trouble);
        QCOMPARE(votes.value(kyoko()).trouble->advice, model::Advice::CheckKey);
    }

    void aCueWithoutARoundHasNone()
    {
        const ui::VotesTold votes = ui::votesTold({votedAt(3, aya(), u"m1"_s, VoteRung::Prompt)}, {});

        QVERIFY(votes.isEmpty());
    }

    void theLogIsReadBeforeTheDecisionAndOnlyTheNewestIsAnswered()
    {
        FakeRoomPort rooms;
        ui::PastVotes past(rooms);
        QSignalSpy found(&past, &ui::PastVotes::found);
        model::Decision decision;
        decision.messageId = message(u"m2"_s);

        past.look(teaRoom(), decision, 900);
        const OpenCommand first = rooms.last();
        QCOMPARE(rooms.commands().last(), u"events room_tea 500 400"_s);
        past.look(teaRoom(), decision, 9);
        QCOMPARE(rooms.commands().last(), u"events room_tea 1 8"_s);
        first.answer<QList<model::Envelope>>({});
        QVERIFY(found.isEmpty());
        rooms.last().answer<QList<model::Envelope>>({votedAt(7, aya(), u"m2"_s, VoteRung::Schema)});

        QCOMPARE(found.count(), 1);
        QCOMPARE(found.first().first().toLongLong(), 9);
        QCOMPARE(found.first().last().value<ui::VotesTold>().size(), 1);
    }
};

SUITE_TEST(QCoreApplication, PastVotesTest)

} // namespace tst_past_votes

#include "tst_past_votes.moc"
