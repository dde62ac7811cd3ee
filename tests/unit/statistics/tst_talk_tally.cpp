// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/statistics/talk_tally.h"
#include "core/transcript/statistics_table.h"
#include "core/wire/statistics_wire.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

namespace tst_talk_tally {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::TurnId;
using model::Cause;
using model::ParticipantStatistics;
using model::RoomStatistics;
using model::Rule;
using tests::companion;
using tests::message;
using tests::user;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);

/// A growing log, each event at the given time.
class Log
{
public:
    Log() { add(0, model::RoomChanged{tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s})}); }

    qint64 add(qint64 t, model::EnvelopeBody body)
    {
        model::Envelope event;
        event.seq = ++m_seq;
        event.t = Millis(t);
        event.time = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + m_seq * 1000, base::kUtc);
        event.body = std::move(body);
        m_tally.add(event);
        return m_seq;
    }
    qint64 said(qint64 t, const model::Message &message, const std::optional<TurnId> &turn = {})
    {
        model::MessagePosted posted;
        posted.message = message;
        posted.turn = turn;
        return add(t, posted);
    }
    void ask(qint64 t, const QString &id)
    {
        model::AskVotes ask;
        ask.messageId = base::MessageId(id);
        ask.voters = {kAya, kKyoko};
        add(t, model::FloorSaid{{Millis(t), ask}, {}});
    }
    void vote(qint64 t, const base::ParticipantId &from, const QString &id)
    {
        model::RawState state;
        state.from = from.value();
        state.messageId = id;
        add(t, model::FloorTold{{Millis(t), model::Voted{state}}, {}});
    }
    qint64 decide(qint64 t, const QString &id, Rule rule, const std::optional<base::ParticipantId> &winner,
                  const std::optional<Cause> &kyokoMissing = {})
    {
        model::Decision decision;
        decision.messageId = base::MessageId(id);
        decision.rule = rule;
        decision.winner = winner;
        decision.candidates = {{kAya}, {kKyoko}};
        decision.candidates[1].cause = kyokoMissing;
        return add(t, model::Decided{Millis(t), decision});
    }
    void start(qint64 t, const base::ParticipantId &who, const QString &turn)
    {
        model::StartTurn start;
        start.companion = who;
        add(t, model::FloorSaid{{Millis(t), start}, TurnId(turn)});
    }
    void content(qint64 t, const base::ParticipantId &who, const QString &turn, qint64 number = 0,
                 int attempt = 1)
    {
        add(t, model::TurnEvent{TurnId(turn), who, attempt, number, model::Content{u"…"_s}});
    }
    [[nodiscard]] RoomStatistics all() const
    {
        return with([](qint64) { return true; });
    }
    [[nodiscard]] RoomStatistics with(const std::function<bool(qint64)> &isOnPath) const
    {
        return m_tally.counted(isOnPath);
    }

private:
    statistics::TalkTally m_tally;
    qint64 m_seq = 0;
};

ParticipantStatistics of(const RoomStatistics &room, const base::ParticipantId &id)
{
    for (const ParticipantStatistics &one : room.participants) {
        if (one.id == id)
            return one;
    }
    return {};
}

} // namespace

class TestTalkTally : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyRoomHasItsRosterAndNothingElse();
    void charactersAreWhatIsReadNotWhatIsStored();
    void anEditCountsInsteadOfWhatItReplaced();
    void whatIsOffThePathDoesNotCount();
    void turnsCountByRuleAndMissingVotesByCause();
    void whoIsAskedForNoVoteMissesNone();
    void whatWasBoughtCounts();
    void timesAreFromTheQuestionToTheAnswer();
    void aReplyThatIsMadeAgainBeginsWithTheWayBack();
    void whatWasCutOffTookNoTime();
    void durationsAreRanksOfAllOfThem();
    void theTableHasEachNumberOnce();
    void theJsonTellsTheSame();
};

void TestTalkTally::anEmptyRoomHasItsRosterAndNothingElse()
{
    const RoomStatistics room = Log().all();

    QCOMPARE(room.messages, 0);
    QVERIFY(!room.first.isValid());
    QCOMPARE(room.participants.size(), 2);
    QCOMPARE(of(room, kAya).messages, 0);
    QCOMPARE(room.vote, model::Durations{});
}

void TestTalkTally::charactersAreWhatIsReadNotWhatIsStored()
{
    Log log;
    log.said(1, message(u"m1"_s).says(u"a b\n\tc\u3000東京 😀"_s)); // an emoji counts as one, spaces do not
    log.said(2, message(u"m2"_s).from(kAya).says(QString(QChar(0xd800)) + u"x"_s));
    log.said(3, message(u"m3"_s).from(kAya).says({}));

    const RoomStatistics room = log.all();

    QCOMPARE(of(room, user()).characters, 6);
    QCOMPARE(of(room, kAya).characters, 2);
    QCOMPARE(of(room, kAya).messages, 2);
    QCOMPARE(room.characters, 8);
    QCOMPARE(room.participants.first().id, user()); // who has said most
}

void TestTalkTally::anEditCountsInsteadOfWhatItReplaced()
{
    Log log;
    log.said(1, message(u"m1"_s).says(u"Hello"_s));
    log.add(2, model::MessageEdited{base::MessageId(u"m1"_s), u"Hi"_s});
    log.add(3, model::MessageEdited{base::MessageId(u"m1"_s), u"Hey"_s});

    QCOMPARE(log.all().characters, 3);
}

void TestTalkTally::whatIsOffThePathDoesNotCount()
{
    Log log;
    log.said(1, message(u"m1"_s).says(u"Hello"_s));
    const qint64 decided = log.decide(2, u"m1"_s, Rule::Speak, kAya, Cause::Timeout);
    const qint64 reply = log.said(3, message(u"m2"_s).from(kAya).says(u"Hi"_s));
    const auto without = log.with([&](qint64 seq) { return seq != decided && seq != reply; });

    QCOMPARE(without.messages, 1);
    QCOMPARE(without.asked, 0);
    QVERIFY(without.decisions.isEmpty() && without.missing.isEmpty());
    QCOMPARE(log.all().messages, 2);
    QCOMPARE(log.all().asked, 2);
}

void TestTalkTally::turnsCountByRuleAndMissingVotesByCause()
{
    Log log;
    log.decide(1, u"m1"_s, Rule::Speak, kAya, Cause::Timeout);
    log.decide(2, u"m2"_s, Rule::Speak, kKyoko);
    log.decide(3, u"m3"_s, Rule::Selected, kAya, Cause::Malformed);
    log.decide(4, u"m4"_s, Rule::Nobody, {}, Cause::Timeout);

    const RoomStatistics room = log.all();

    QCOMPARE(room.decisions, (QMap<Rule, qint64>{{Rule::Speak, 2}, {Rule::Selected, 1}, {Rule::Nobody, 1}}));
    QCOMPARE(of(room, kAya).turns.byRule, (QMap<Rule, qint64>{{Rule::Speak, 1}, {Rule::Selected, 1}}));
    QCOMPARE(of(room, kKyoko).missing, (QMap<Cause, qint64>{{Cause::Timeout, 2}, {Cause::Malformed, 1}}));
    QCOMPARE(of(room, kKyoko).asked, 4);
    QVERIFY(of(room, kAya).missing.isEmpty());
    QCOMPARE(room.missing, of(room, kKyoko).missing);
    QCOMPARE(room.asked, 8);
}

void TestTalkTally::whoIsAskedForNoVoteMissesNone()
{
    Log log;
    log.decide(1, u"m1"_s, Rule::Speak, kAya, Cause::CoolDown);
    log.decide(2, u"m1"_s, Rule::Second, kAya, Cause::Passed);
    model::Decision list{.messageId = base::MessageId(u"m2"_s), .rule = Rule::List, .winner = kAya};
    list.candidates = {{.id = kAya, .isListed = true}, {.id = kKyoko, .isListed = true}};
    log.add(3, model::Decided{Millis(3), list});

    const RoomStatistics room = log.all();

    QCOMPARE(room.asked, 1);
    QVERIFY(room.missing.isEmpty());
    QCOMPARE(of(room, kAya).turns.byRule,
             (QMap<Rule, qint64>{{Rule::Speak, 1}, {Rule::Second, 1}, {Rule::List, 1}}));
}

void TestTalkTally::whatWasBoughtCounts()
{
    Log log;
    model::MessagePosted posted;
    posted.message = message(u"m1"_s).from(kAya).says(u"Mine"_s);
    posted.way = model::MessagePosted::Way::Consumed;
    log.add(1, posted);

    QCOMPARE(of(log.all(), kAya).turns.bought, 1);
}

void TestTalkTally::timesAreFromTheQuestionToTheAnswer()
{
    Log log;
    log.ask(1000, u"m1"_s);
    log.vote(1400, kAya, u"m1"_s);
    log.vote(1500, kAya, u"m1"_s);   // a second vote does not count
    log.vote(1600, kKyoko, u"m9"_s); // not asked for
    log.decide(2000, u"m1"_s, Rule::Speak, kAya, Cause::Timeout);
    log.vote(9000, kKyoko, u"m1"_s); // too late
    log.start(2000, kAya, u"t1"_s);
    log.content(2700, kAya, u"t1"_s, 0);
    log.content(2900, kAya, u"t1"_s, 1);
    log.said(5000, message(u"m2"_s).from(kAya).says(u"Hi"_s), TurnId(u"t1"_s));

    const RoomStatistics room = log.all();

    QCOMPARE(of(room, kAya).vote, (model::Durations{1, Millis(400), Millis(400), Millis(400)}));
    QCOMPARE(of(room, kAya).firstWord.median, Millis(700));
    QCOMPARE(of(room, kAya).reply.median, Millis(3000));
    QCOMPARE(of(room, kKyoko).vote.count, 0);
    QCOMPARE(room.vote.count, 1);
}

void TestTalkTally::aReplyThatIsMadeAgainBeginsWithTheWayBack()
{
    Log log;
    log.start(1000, kAya, u"t1"_s);
    log.content(1200, kAya, u"t1"_s);
    log.said(2000, message(u"m2"_s).from(kAya).says(u"Hi"_s), TurnId(u"t1"_s));
    log.add(1000, model::Rewound{2, model::Rewound::Why::ReplyAgain});
    log.content(1900, kAya, u"t1"_s, 0, 2);
    log.said(2500, message(u"m3"_s).from(kAya).says(u"Ho"_s), TurnId(u"t1"_s));

    const ParticipantStatistics aya = of(log.all(), kAya);

    QCOMPARE(aya.firstWord, (model::Durations{2, Millis(200), Millis(900), Millis(900)}));
    QCOMPARE(aya.reply.longest, Millis(1500));
}

void TestTalkTally::whatWasCutOffTookNoTime()
{
    Log log;
    log.start(1000, kAya, u"t1"_s);
    log.content(1200, kAya, u"t1"_s);
    log.said(1300, message(u"m2"_s).from(kAya).says(u"Hi"_s).cutAt(1), TurnId(u"t1"_s));
    log.start(2000, kKyoko, u"t2"_s);
    log.add(2500, model::FloorSaid{{Millis(2500), model::AbortTurn{kKyoko}}, TurnId(u"t2"_s)});

    const RoomStatistics room = log.all();

    QCOMPARE(of(room, kAya).interrupted, 1);
    QCOMPARE(of(room, kAya).firstWord.count, 1);
    QCOMPARE(room.reply.count, 0);
}

void TestTalkTally::durationsAreRanksOfAllOfThem()
{
    QRandomGenerator random(7);
    for (int size = 1; size < 200; ++size) {
        statistics::DurationList list;
        QList<qint64> plain;
        for (int i = 0; i < size; ++i) {
            plain.append(random.bounded(100'000));
            list.add(Millis(plain.last()));
        }
        std::sort(plain.begin(), plain.end());
        const auto within = [&plain](base::Millis limit) {
            return std::count_if(plain.cbegin(), plain.cend(),
                                 [limit](qint64 one) { return one <= limit.count(); });
        };

        const model::Durations summed = list.summed();

        QCOMPARE(summed.count, size);
        QCOMPARE(summed.median.count(), plain.at((size - 1) / 2));
        QVERIFY(within(summed.p95) * 20 >= qint64(size) * 19);
        QVERIFY((within(summed.p95 - Millis(1))) * 20 < qint64(size) * 19);
        QCOMPARE(summed.longest.count(), plain.last());
    }
}

void TestTalkTally::theTableHasEachNumberOnce()
{
    Log log;
    log.said(1, message(u"m1"_s).from(kAya).says(u"Hello"_s));
    log.decide(2, u"m1"_s, Rule::Cued, kKyoko, Cause::Timeout);
    RoomStatistics room = log.all();
    for (ParticipantStatistics &one : room.participants)
        one.name = u"=1+1, \"x\""_s;

    QList<QByteArray> lines = transcript::statisticsTable(room).split('\n');

    QCOMPARE(lines.takeFirst(), QByteArray("participant,name,measure,key,value\r"));
    QCOMPARE(lines.takeLast(), QByteArray());
    QVERIFY(lines.contains(",,messages,,1\r"));
    QVERIFY(lines.contains(",,decisions,cued,1\r"));
    QVERIFY(lines.contains("companion_aya,\"'=1+1, \"\"x\"\"\",characters,,5\r"));
    QVERIFY(lines.contains("companion_kyoko,\"'=1+1, \"\"x\"\"\",votesMissing,timeout,1\r"));
    QCOMPARE(QSet<QByteArray>(lines.cbegin(), lines.cend()).size(), lines.size());
}

void TestTalkTally::theJsonTellsTheSame()
{
    Log log;
    log.said(1, message(u"m1"_s).from(kAya).says(u"Hello"_s));
    log.decide(2, u"m1"_s, Rule::Cued, kKyoko, Cause::Timeout);

    const wire::Json json = wire::statisticsToJson(log.all());

    QCOMPARE(json["messages"].get<int>(), 1);
    QCOMPARE(json["decisions"]["cued"].get<int>(), 1);
    QVERIFY(!json.contains("reply"));
    QCOMPARE(json["participants"].size(), size_t(2));
    QCOMPARE(json["participants"][0]["id"].get<std::string>(), std::string("companion_aya"));
    QCOMPARE(json["participants"][1]["votesMissing"]["timeout"].get<int>(), 1);
}

SUITE_TEST(QCoreApplication, TestTalkTally)

} // namespace tst_talk_tally

#include "tst_talk_tally.moc"
