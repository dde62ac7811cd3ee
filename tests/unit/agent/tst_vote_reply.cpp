// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/vote_reply.h"
#include "core/agent/vote_schema.h"
#include "core/wire/json.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_vote_reply {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Cause;
using model::RawState;

namespace {

const QString kPlain = uR"({"state":"speak","importance":7,"selected":true,"closing":"none"})"_s;

const auto kAya = tests::companion(u"aya"_s);
const auto kKyoko = tests::companion(u"kyoko"_s);
const auto kRin = tests::companion(u"rin"_s);
const auto kNatsumi = tests::companion(u"natsumi"_s);

RawState plain()
{
    RawState state;
    state.state = u"speak"_s;
    state.importance = 7.0;
    state.selected = true;
    state.closing = u"none"_s;
    return state;
}

} // namespace

class TestVoteReply : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneObjectIsReadWhateverStandsAroundIt_data();
    void oneObjectIsReadWhateverStandsAroundIt();
    void valuesArePassedOnAsTheyCame();
    void whatTheModelSaysAboutItselfIsNotHeard();
    void whatIsNoVoteHasItsCause_data();
    void whatIsNoVoteHasItsCause();
    void theVotesOfSeveralAreReadEachByItself();
    void anAnswerWithoutAnyOfTheirVotesIsMalformed_data();
    void anAnswerWithoutAnyOfTheirVotesIsMalformed();
    void whatTheFloorWouldNotTakeIsNamed_data();
    void whatTheFloorWouldNotTakeIsNamed();
    void theSchemaAsksForEvidenceBeforeTheConclusion();
    void theSchemaOfSeveralNamesThem();
    void hostileAnswersAreCheap_data();
    void hostileAnswersAreCheap();
};

void TestVoteReply::oneObjectIsReadWhateverStandsAroundIt_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("bare") << kPlain;
    QTest::newRow("prose") << u"Here is my judgement: "_s + kPlain + u" I hope that helps."_s;
    QTest::newRow("fence") << u"```json\n"_s + kPlain + u"\n```"_s;
    QTest::newRow("thinking") << u"<think>{\"state\":\"listen\"} or not?</think>\n"_s + kPlain;
    QTest::newRow("braces in prose") << u"Of {speak, listen} I take "_s + kPlain;
    QTest::newRow("open brace in prose") << u"{ well: "_s + kPlain;
    QTest::newRow("in a list") << u"["_s + kPlain + u"]"_s;
    QTest::newRow("brace in a string")
        << uR"({"state":"speak","why":"a } and \" {","importance":7,"selected":true,"closing":"none"})"_s;
    QTest::newRow("refusing words around it") << u"Sorry for the wait. "_s + kPlain;
}

void TestVoteReply::oneObjectIsReadWhateverStandsAroundIt()
{
    QFETCH(QString, text);

    const auto state = agent::readVote(text);

    QVERIFY(state.has_value());
    QCOMPARE(*state, plain());
}

void TestVoteReply::valuesArePassedOnAsTheyCame()
{
    const auto state =
        agent::readVote(uR"({"state":null,"importance":"11","selected":[true],"closing":{"a":1}})"_s);

    QVERIFY(state.has_value());
    QCOMPARE(state->state, model::LooseValue(model::Null{}));
    QCOMPARE(state->importance, model::LooseValue(u"11"_s));
    QCOMPARE(state->selected, model::LooseValue(model::OtherValue{}));
    QCOMPARE(state->closing, model::LooseValue(model::OtherValue{}));
    QCOMPARE(agent::readVote(u"{}"_s)->state, model::LooseValue(model::Absent{}));
}

void TestVoteReply::whatTheModelSaysAboutItselfIsNotHeard()
{
    const auto state = agent::readVote(
        uR"({"from":"companion_kyoko","messageId":"m9","mood":"sly","state":"speak","importance":7,)"
        R"("selected":true,"closing":"none"})"_s);

    QVERIFY(state.has_value());
    QCOMPARE(*state, plain());
}

void TestVoteReply::whatIsNoVoteHasItsCause_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Cause>("cause");

    QTest::newRow("nothing") << QString() << Cause::NoAnswer;
    QTest::newRow("blank") << u" \n\t"_s << Cause::NoAnswer;
    QTest::newRow("only a thought") << u"<think>hm"_s << Cause::NoAnswer;
    QTest::newRow("refusal") << u"I'm sorry, but I can't take part in that."_s << Cause::Refused;
    QTest::newRow("refusal in Japanese") << u"申し訳ありませんが、お答えできません。"_s << Cause::Refused;
    QTest::newRow("refusal in Chinese") << u"抱歉,我无法回答。"_s << Cause::Refused;
    QTest::newRow("prose") << u"Aya should speak."_s << Cause::Malformed;
    QTest::newRow("number") << u"7"_s << Cause::Malformed;
    QTest::newRow("two objects") << kPlain + kPlain << Cause::Malformed;
    QTest::newRow("cut short") << kPlain.chopped(5) << Cause::Malformed;
    QTest::newRow("not JSON") << u"{state: speak}"_s << Cause::Malformed;
}

void TestVoteReply::whatIsNoVoteHasItsCause()
{
    QFETCH(QString, text);
    QFETCH(Cause, cause);

    const auto state = agent::readVote(text);

    QVERIFY(!state.has_value());
    QCOMPARE(state.error(), cause);
}

void TestVoteReply::theVotesOfSeveralAreReadEachByItself()
{
    const QString own = kPlain.mid(1);
    const QString answer =
        uR"({"votes":[{"companion":"companion_aya",%1,{"companion":"companion_kyoko","state":"listen"},)"
        uR"({"companion":"stranger",%1,7,{"companion":5},)"
        uR"({"companion":"companion_rin",%1,{"companion":"companion_rin",%1]})"_s.arg(own);

    const auto votes = agent::readVotes(answer, {kAya, kKyoko, kRin, kNatsumi});

    QVERIFY(votes.has_value());
    QCOMPARE(votes->keys(), (QList{kAya, kKyoko})); // Rin stands twice, Natsumi nowhere
    QCOMPARE(votes->value(kAya), plain());
    QCOMPARE(votes->value(kKyoko).selected, model::LooseValue(model::Absent{}));
}

void TestVoteReply::anAnswerWithoutAnyOfTheirVotesIsMalformed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Cause>("cause");

    QTest::newRow("nothing") << QString() << Cause::NoAnswer;
    QTest::newRow("a refusal") << u"I cannot do that."_s << Cause::Refused;
    QTest::newRow("one vote") << kPlain << Cause::Malformed;
    QTest::newRow("no list") << uR"({"votes":7})"_s << Cause::Malformed;
    QTest::newRow("strangers") << uR"({"votes":[{"companion":"x"}]})"_s << Cause::Malformed;
}

void TestVoteReply::anAnswerWithoutAnyOfTheirVotesIsMalformed()
{
    QFETCH(QString, text);
    QFETCH(Cause, cause);

    const auto votes = agent::readVotes(text, {kAya, kKyoko});

    QVERIFY(!votes.has_value());
    QCOMPARE(votes.error(), cause);
}

void TestVoteReply::whatTheFloorWouldNotTakeIsNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("flaw");
    const QString flaw = u"these values are missing or wrong: %1"_s;

    QTest::newRow("a good vote") << kPlain << QString();
    QTest::newRow("what is repaired")
        << uR"({"state":"speak","importance":" 99 ","selected":false})"_s << QString();
    QTest::newRow("an unknown state")
        << uR"({"state":"maybe","importance":1,"selected":false})"_s << flaw.arg(u"state"_s);
    QTest::newRow("words for numbers") << uR"({"state":"speak","importance":"high","selected":"yes"})"_s
                                       << flaw.arg(u"importance, selected"_s);
    QTest::newRow("an unknown closing")
        << uR"({"state":"speak","importance":1,"selected":true,"closing":"bye"})"_s << flaw.arg(u"closing"_s);
    QTest::newRow("nothing in it") << u"{}"_s << flaw.arg(u"state, importance, selected"_s);
}

void TestVoteReply::whatTheFloorWouldNotTakeIsNamed()
{
    QFETCH(QString, text);
    QFETCH(QString, flaw);

    QCOMPARE(agent::flawIn(*agent::readVote(text)), flaw);
}

void TestVoteReply::theSchemaAsksForEvidenceBeforeTheConclusion()
{
    const auto schema = wire::parse(agent::voteSchema().text);

    QVERIFY(schema.has_value());
    const QString order = uR"(["thought","addressed_by","selected","act","state","importance","closing"])"_s;
    QCOMPARE(QString::fromUtf8(wire::dump((*schema)["required"])), order);
    QVERIFY((*schema)["additionalProperties"] == false);
    QCOMPARE((*schema)["properties"]["importance"]["enum"].size(), 11U);
    QVERIFY(agent::readVote(agent::voteExample()).has_value());
    QVERIFY(agent::flawIn(*agent::readVote(agent::voteExample())).isEmpty());
}

void TestVoteReply::theSchemaOfSeveralNamesThem()
{
    const auto schema = wire::parse(agent::votesSchema({kAya, kKyoko}).text);

    QVERIFY(schema.has_value());
    const wire::Json item = (*schema)["properties"]["votes"]["items"];
    QCOMPARE(QString::fromUtf8(wire::dump(item["properties"]["companion"]["enum"])),
             uR"(["companion_aya","companion_kyoko"])"_s);
    QCOMPARE(wire::toText(item["required"].front()), u"companion"_s);
    QCOMPARE(agent::readVotes(agent::votesExample({kAya, kKyoko}), {kAya, kKyoko})->size(), 2);
}

void TestVoteReply::hostileAnswersAreCheap_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("too long") << kPlain + QString(agent::kLongestVote, u' ');
    QTest::newRow("braces") << QString(60000, u'{');
    QTest::newRow("lists in an object") << u"{\"a\":"_s + QString(60000, u'[');
    QTest::newRow("endless string") << u"{\""_s + QString(60000, u'a');
    QTest::newRow("huge number") << u"{\"importance\":1e999999}"_s;
    QTest::newRow("thoughts") << QString(u"<think>"_s).repeated(8000) + u"x"_s;
}

void TestVoteReply::hostileAnswersAreCheap()
{
    QFETCH(QString, text);

    QVERIFY(!agent::readVote(text).has_value());
}

SUITE_TEST(QCoreApplication, TestVoteReply)

} // namespace tst_vote_reply

#include "tst_vote_reply.moc"
