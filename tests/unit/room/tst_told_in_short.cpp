// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_told_in_short {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Envelope;
using model::EnvelopeBody;
using model::Message;
using model::MessagePosted;
using model::Summarized;
using model::Summary;
using model::SummaryUndone;
using model::VoteState;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);

model::Room tea() { return tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}); }

Summary summary(const QString &id, const QString &to)
{
    return {id, kAya, base::MessageId(u"m1"_s), base::MessageId(to), 2, u"They spoke of rain."_s, 200, 8};
}

/// A log of messages m1, m2, …, followed by other events.
QList<Envelope> logOf(const QList<Message> &messages, const QList<EnvelopeBody> &rest)
{
    QList<EnvelopeBody> bodies;
    for (const Message &one : messages)
        bodies.append(MessagePosted{.message = one});
    QList<Envelope> log;
    for (const EnvelopeBody &body : bodies + rest) {
        Envelope envelope;
        envelope.seq = 2 + log.size();
        envelope.room = tea().id;
        envelope.t = base::Millis(envelope.seq);
        envelope.body = body;
        log.append(envelope);
    }
    return log;
}

QList<Message> threeLines()
{
    return {message(u"m1"_s).says(u"It rains."_s), message(u"m2"_s).says(u"Still."_s),
            message(u"m3"_s).says(u"Tea?"_s)};
}

QStringList idsOf(const QList<Message> &messages)
{
    QStringList ids;
    for (const Message &one : messages)
        ids.append(one.id.value());
    return ids;
}

/// The brief of that companion's newest vote.
llm::Brief askedOf(Stage &stage, const base::ParticipantId &whose)
{
    stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Listen, 0));
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(VoteState::Listen, 0));
    stage.userSays(message(u"now"_s).says(u"What did we talk of?"_s));
    for (const llm::ModelRequest &request : stage.model().requests()) {
        if (request.brief.persona.id == whose)
            return request.brief;
    }
    return {};
}

/// More lines than a prompt holds for an unknown model.
QList<Message> manyLines()
{
    QList<Message> said;
    for (int i = 1; i <= 61; ++i)
        said.append(message(u"m%1"_s.arg(i)).says(u"It rains for the %1th time."_s.arg(i)));
    return said;
}

void letAyaSpeak(Stage &stage)
{
    stage.model().script(kAya, llm::Purpose::Summary, ScriptedAnswer::text(u"They spoke of rain."_s));
    stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Speak, 9));
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(VoteState::Listen, 0));
    stage.speech(u"aya"_s, ScriptedAnswer::text(u"Then let us have tea."_s));
}

} // namespace

/// A room's summary for its companions: read from its log, until somebody removes it.
class TestToldInShort : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void afterARestartTheSummaryStandsForWhatItCovers();
    void theOthersAreToldTheMessages();
    void whatIsTakenOffIsToldAgain();
    void aDeletedMessageIsToldInNoWay();
    void aMessageAfterASummaryLeavesIt();
    void takingOffStandsInTheLog();
    void thereIsNothingToTakeOffOfAnotherName();
    void aCompanionIsNotToldWhatWasWhisperedToAnother();
    void noMessageLeavesTheRoomForASummary();
    void whoSpokeLongAgoIsStillKnown();
    void aLongTalkIsToldInShortBeforeTheTurnAndTheLogSaysSo();
    void whereARoomDoesNotWantItNothingIsToldInShort();
};

void TestToldInShort::afterARestartTheSummaryStandsForWhatItCovers()
{
    Stage stage(tea(), logOf(threeLines(), {Summarized{summary(u"s1"_s, u"m2"_s)}}));

    const llm::Brief asked = askedOf(stage, kAya);

    QCOMPARE(idsOf(asked.witnessed), (QStringList{u"m3"_s, u"now"_s}));
    QCOMPARE(asked.before, u"They spoke of rain."_s);
    QCOMPARE(stage.director().summaries(), QList<Summary>{summary(u"s1"_s, u"m2"_s)});
}

void TestToldInShort::theOthersAreToldTheMessages()
{
    Stage stage(tea(), logOf(threeLines(), {Summarized{summary(u"s1"_s, u"m2"_s)}}));

    const llm::Brief asked = askedOf(stage, kKyoko);

    QCOMPARE(idsOf(asked.witnessed), (QStringList{u"m1"_s, u"m2"_s, u"m3"_s, u"now"_s}));
    QVERIFY(asked.before.isEmpty());
}

void TestToldInShort::whatIsTakenOffIsToldAgain()
{
    Stage stage(tea(), logOf(threeLines(), {Summarized{summary(u"s1"_s, u"m2"_s)}}));

    stage.director().undoSummary(u"s1"_s, u"test"_s);

    const llm::Brief asked = askedOf(stage, kAya);
    QCOMPARE(asked.witnessed.size(), 4);
    QVERIFY(asked.before.isEmpty());
}

void TestToldInShort::aDeletedMessageIsToldInNoWay()
{
    Stage stage(tea(), logOf(threeLines(),
                             {Summarized{summary(u"s1"_s, u"m1"_s)}, Summarized{summary(u"s2"_s, u"m2"_s)}}));

    stage.director().edit(base::MessageId(u"m2"_s), QString(), u"test"_s);

    QCOMPARE(stage.director().summaries(), QList<Summary>{summary(u"s1"_s, u"m1"_s)});
    const llm::Brief asked = askedOf(stage, kAya);
    QCOMPARE(idsOf(asked.witnessed), (QStringList{u"m3"_s, u"now"_s}));
    stage.director().edit(base::MessageId(u"m2"_s), u"Still."_s, u"test"_s);
    QCOMPARE(stage.all<SummaryUndone>(), (QList<SummaryUndone>{{u"s2"_s, kAya}}));
}

void TestToldInShort::aMessageAfterASummaryLeavesIt()
{
    Stage stage(tea(), logOf(threeLines(), {Summarized{summary(u"s1"_s, u"m2"_s)}}));

    stage.director().edit(base::MessageId(u"m3"_s), QString(), u"test"_s);

    QCOMPARE(stage.director().summaries().size(), 1);
    const llm::Brief asked = askedOf(stage, kAya);
    QCOMPARE(idsOf(asked.witnessed), QStringList{u"now"_s});
    QCOMPARE(asked.before, u"They spoke of rain."_s);
}

void TestToldInShort::takingOffStandsInTheLog()
{
    Stage stage(tea(), logOf(threeLines(), {Summarized{summary(u"s1"_s, u"m2"_s)}}));

    const qint64 seq = stage.director().undoSummary(u"s1"_s, u"window"_s);
    stage.wait(0);

    QVERIFY(seq > 0);
    QCOMPARE(stage.all<SummaryUndone>(), (QList<SummaryUndone>{{u"s1"_s, kAya}}));
    QCOMPARE(stage.log().last().topic, model::Topic::TurnEvents);
    QCOMPARE(stage.log().last().origin, u"window"_s);
    const auto record =
        tests::recordOf(tea(), logOf(threeLines(), {Summarized{summary(u"s1"_s, u"m2"_s)}}) + stage.log());
    QVERIFY(record.summaries.isEmpty());
}

void TestToldInShort::thereIsNothingToTakeOffOfAnotherName()
{
    Stage stage(tea(), logOf(threeLines(), {Summarized{summary(u"s1"_s, u"m2"_s)}}));

    QCOMPARE(stage.director().undoSummary(u"s9"_s, u"test"_s), 0);

    QCOMPARE(stage.director().summaries().size(), 1);
}

void TestToldInShort::aCompanionIsNotToldWhatWasWhisperedToAnother()
{
    QList<Message> said = threeLines();
    said.append(message(u"m4"_s).to({kKyoko}).whispered().says(u"Not a word to Aya."_s));
    Stage stage(tea(), logOf(said, {Summarized{summary(u"s1"_s, u"m2"_s)}}));

    const llm::Brief asked = askedOf(stage, kAya);

    QCOMPARE(idsOf(asked.witnessed), (QStringList{u"m3"_s, u"now"_s}));
}

void TestToldInShort::noMessageLeavesTheRoomForASummary()
{
    Stage stage(tea(), logOf(threeLines(), {Summarized{summary(u"s1"_s, u"m2"_s)}}));

    QCOMPARE(stage.director().witnessedBy(kAya), threeLines());
}

void TestToldInShort::whoSpokeLongAgoIsStillKnown()
{
    QList<Message> said = threeLines();
    const base::ParticipantId guest(u"user_rin"_s);
    said.first().from = guest;
    Stage stage(tea(), logOf(said, {Summarized{summary(u"s1"_s, u"m2"_s)}}));

    const llm::Brief asked = askedOf(stage, kAya);

    QVERIFY(std::any_of(asked.present.begin(), asked.present.end(),
                        [&](const llm::Present &one) { return one.id == guest; }));
}

void TestToldInShort::aLongTalkIsToldInShortBeforeTheTurnAndTheLogSaysSo()
{
    Stage stage(tea(), logOf(manyLines(), {}));
    letAyaSpeak(stage);

    stage.userSays(u"Go on."_s);
    stage.wait(5000);
    stage.userSays(message(u"later"_s).says(u"And then?"_s));

    const auto made = stage.all<Summarized>();
    QCOMPARE(made.size(), 1);
    QCOMPARE(made.first().summary.companion, kAya);
    QCOMPARE(made.first().summary.from.value(), u"m1"_s);
    QCOMPARE(stage.director().summaries().size(), 1);
    const QStringList kinds = stage.kinds();
    QCOMPARE(kinds.indexOf(u"chatCompressed"_s), kinds.indexOf(u"summarized"_s) + 1);
    const llm::ModelRequest &asked = *std::find_if(
        stage.model().requests().crbegin(), stage.model().requests().crend(), [](const auto &request) {
            return request.brief.purpose == llm::Purpose::Vote && request.brief.persona.id == kAya;
        });
    QCOMPARE(asked.brief.before, u"They spoke of rain."_s);
    QCOMPARE(asked.brief.witnessed.last().id.value(), u"later"_s);
}

void TestToldInShort::whereARoomDoesNotWantItNothingIsToldInShort()
{
    model::Room room = tea();
    room.turns.compress = false;
    Stage stage(room, logOf(manyLines(), {}));
    letAyaSpeak(stage);

    stage.userSays(u"Go on."_s);
    stage.wait(5000);

    QVERIFY(stage.all<Summarized>().isEmpty());
    QVERIFY(!stage.kinds().contains(u"chatCompressed"_s));
    QVERIFY(stage.kinds().contains(u"finished"_s));
}

SUITE_TEST(QCoreApplication, TestToldInShort)

} // namespace tst_told_in_short

#include "tst_told_in_short.moc"
