// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_reply.h"
#include "core/agent/votes/vote_schema.h"
#include "core/wire/json.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

namespace tst_vote_reply {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Cause;
using model::RawState;
using model::VoteMend;

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

QList<llm::Present> company()
{
    return {{kAya, u"Aya"_s, {u"Ay"_s}},
            {kKyoko, u"Kyoko"_s, {u"the Owl"_s}},
            {kRin, u"Rin"_s, {}},
            {kNatsumi, u"夏美"_s, {u"Natsu"_s}}};
}

tl::expected<agent::Votes, agent::Unread> readFor(const QString &text,
                                                  const QList<base::ParticipantId> &voters)
{
    return agent::readVotes(text, {voters, company()});
}

/// Aya's vote; an empty vote if there is none.
RawState voteIn(const QString &text)
{
    const auto votes = readFor(text, {kAya});
    return votes ? votes->value(kAya).state : RawState();
}

/// The repairs of the vote, and the cause if there is none.
QList<VoteMend> mendsIn(const QString &text) { return readFor(text, {kAya})->value(kAya).mends; }

} // namespace

class TestVoteReply : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aVoteIsReadWhateverItWears_data();
    void aVoteIsReadWhateverItWears();
    void theVoteThatCountsIsFound_data();
    void theVoteThatCountsIsFound();
    void whatTheModelSaysAboutItselfIsNotHeard();
    void thatTheUserWantsSilenceIsReadWhereItIsCertain();
    void whatWasMendedStandsBesideTheVote_data();
    void whatWasMendedStandsBesideTheVote();
    void aVoteAsAskedForHasNoMends();
    void whatIsNoVoteHasItsCause_data();
    void whatIsNoVoteHasItsCause();
    void aVoteInThoughtsCountsOnlyWhereNothingElseStands();
    void theVotesOfSeveralAreReadEachByItself();
    void theVotesOfSeveralAreFoundByAnyName_data();
    void theVotesOfSeveralAreFoundByAnyName();
    void anAnswerWithoutAnyOfTheirVotesIsMalformed_data();
    void anAnswerWithoutAnyOfTheirVotesIsMalformed();
    void whatTheFloorWouldNotTakeIsNamed_data();
    void whatTheFloorWouldNotTakeIsNamed();
    void whatIsBesideThePointFallsBackToItsDefault();
    void theSchemaAsksForEvidenceBeforeTheConclusion();
    void theSchemaOfSeveralNamesThem();
    void hostileAnswersAreCheap_data();
    void hostileAnswersAreCheap();
    void anyBytesGiveNoVoteWithoutEvidence();
};

void TestVoteReply::aVoteIsReadWhateverItWears_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("bare") << kPlain;
    QTest::newRow("prose") << u"Here is my judgement: "_s + kPlain + u" I hope that helps."_s;
    QTest::newRow("fence") << u"```json\n"_s + kPlain + u"\n```"_s;
    QTest::newRow("thinking") << u"<think>{\"state\":\"listen\"} or not?</think>\n"_s + kPlain;
    QTest::newRow("closed thought") << u"{\"state\":\"listen\",\"importance\":1} or not?</think>\n"_s +
                                           kPlain;
    QTest::newRow("channels")
        << u"<|channel|>analysis<|message|>{\"state\":\"listen\",\"importance\":2}<|end|>"
           "<|start|>assistant<|channel|>final<|message|>"_s +
               kPlain;
    QTest::newRow("braces in prose") << u"Of {speak, listen} I take "_s + kPlain;
    QTest::newRow("open brace in prose") << u"{ well: "_s + kPlain;
    QTest::newRow("in a list") << u"["_s + kPlain + u"]"_s;
    QTest::newRow("end token") << kPlain + u"<|im_end|>\n<|im_start|>user"_s;
    QTest::newRow("brace in a string")
        << uR"({"state":"speak","why":"a } and \" {","importance":7,"selected":true,"closing":"none"})"_s;
    QTest::newRow("refusing words around it") << u"Sorry for the wait. "_s + kPlain;
    QTest::newRow("wrapped") << u"{\"answer\":{\"vote\":"_s + kPlain + u"}}"_s;
    QTest::newRow("in a list of votes") << u"{\"votes\":["_s + kPlain + u"]}"_s;
    QTest::newRow("under a name") << u"{\"Aya\":"_s + kPlain + u"}"_s;
    QTest::newRow("as a text") << u"{\"vote\":\""_s + QString(kPlain).replace(u'"', u"\\\""_s) + u"\"}"_s;
    QTest::newRow("escaped") << QString(kPlain).replace(u'"', u"\\\""_s);
    QTest::newRow("other keys")
        << u"{'STATE': 'Speak', 'Importance ': '7', \"se-lected\": 'Yes', Closing: None}"_s;
    QTest::newRow("cut") << u"{\"state\":\"speak\",\"importance\":7,\"selected\":true,\"closing\":\"none"_s;
    QTest::newRow("lines") << u"State: speak\nImportance: 7 of 10\nSelected: yes\nClosing: none"_s;
    QTest::newRow("list") << u"My vote:\n- **State**: Speak\n- **Importance:** 7/10\n- `selected`: true\n"
                             "- *closing*: None"_s;
    QTest::newRow("numbers")
        << u"1. state – speak\n2. importance – 7\n3. selected – yes\n4. closing – none"_s;
    QTest::newRow("table") << u"| key | value |\n|---|---|\n| state | speak |\n| importance | 7 |\n"
                              "| selected | yes |\n| closing | none |"_s;
    QTest::newRow("wide table") << u"| State | Importance | Selected | Closing |\n|:--|--:|---|---|\n"
                                   "| speak | 7 | true | none |"_s;
    QTest::newRow("one line") << u"state=speak, importance=7; selected=true, closing=none"_s;
    QTest::newRow("tags") << u"<vote><state>speak</state><importance>7</importance><selected>true</selected>"
                             "<closing>none</closing></vote>"_s;
    QTest::newRow("full width") << u"state：ＳＰＥＡＫ\nimportance：７\nselected：はい\nclosing：なし"_s;
    QTest::newRow("in Chinese") << u"状态：发言\n重要性：7\nselected：是\nclosing：无"_s;
}

void TestVoteReply::aVoteIsReadWhateverItWears()
{
    QFETCH(QString, text);

    const auto votes = readFor(text, {kAya});

    QVERIFY(votes.has_value());
    RawState state = votes->value(kAya).state;
    if (std::holds_alternative<model::Null>(state.closing) ||
        std::holds_alternative<model::Absent>(state.closing))
        state.closing = u"none"_s; // as the floor reads it
    QCOMPARE(state, plain());
}

void TestVoteReply::theVoteThatCountsIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<model::LooseValue>("importance");
    const QString example = agent::voteExample();
    const auto with = [](int importance, const QString &more = {}) {
        return u"{%1\"state\":\"speak\",\"importance\":%2}"_s.arg(more).arg(importance);
    };

    QTest::newRow("a draft first") << u"First "_s + with(1) + u", no: "_s + with(6) << model::LooseValue(6.0);
    QTest::newRow("half of one last") << with(6) + u" {\"importance\":2}"_s << model::LooseValue(6.0);
    QTest::newRow("the example first")
        << u"The form is "_s + example + u" so "_s + with(6) << model::LooseValue(6.0);
    QTest::newRow("the example last") << with(6) + u" as in "_s + example << model::LooseValue(6.0);
    QTest::newRow("in a list of drafts")
        << u"["_s + with(1) + u","_s + with(6) + u"]"_s << model::LooseValue(6.0);
    QTest::newRow("lines, a draft first")
        << u"state: listen\nimportance: 1\nNo!\nstate: speak\nimportance: 6"_s << model::LooseValue(6.0);
    QTest::newRow("the own of several by id")
        << u"{\"votes\":["_s + with(6, u"\"companion\":\"companion_aya\","_s) + u',' +
               with(2, u"\"companion\":\"companion_kyoko\","_s) + u"]}"_s
        << model::LooseValue(6.0);
    QTest::newRow("the own of several by name")
        << u"{\"Aya\":"_s + with(6) + u",\"Kyoko\":"_s + with(2) + u'}' << model::LooseValue(6.0);
    QTest::newRow("the own of several by sender")
        << with(6, u"\"from\":\"Aya\","_s) + with(2, u"\"from\":\"Kyoko\","_s) << model::LooseValue(6.0);
    QTest::newRow("the only one, with another sender")
        << with(6, u"\"from\":\"Kyoko\","_s) << model::LooseValue(6.0);
    QTest::newRow("somebody else's") << u"{\"Kyoko\":"_s + with(2) + u'}' << model::LooseValue();
    QTest::newRow("a schema and a vote")
        << u"{\"properties\":{\"state\":{\"type\":\"string\"}}} "_s + with(6) << model::LooseValue(6.0);
}

void TestVoteReply::theVoteThatCountsIsFound()
{
    QFETCH(QString, text);
    QTEST(voteIn(text).importance, "importance");
}

void TestVoteReply::whatTheModelSaysAboutItselfIsNotHeard()
{
    const RawState state =
        voteIn(uR"({"from":"companion_kyoko","messageId":"m9","mood":"sly","state":"speak","importance":7,)"
               R"("selected":true,"closing":"none"})"_s);

    QCOMPARE(state, plain());
}

void TestVoteReply::whatWasMendedStandsBesideTheVote_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<VoteMend>>("mends");
    using What = VoteMend::What;
    const VoteMend noSelected{What::Selected, {}, u"false"_s};
    const QString rest = u",\"selected\":false}"_s;

    QTest::newRow("percent") << u"{\"state\":\"speak\",\"importance\":85"_s + rest
                             << QList<VoteMend>{{What::Importance, u"85"_s, u"8.5"_s}};
    QTest::newRow("fraction") << u"{\"state\":\"speak\",\"importance\":0.8"_s + rest
                              << QList<VoteMend>{{What::Importance, u"0.8"_s, u"8"_s}};
    QTest::newRow("upper case") << u"{\"state\":\"SPEAK\",\"importance\":\"8/10\""_s + rest
                                << QList<VoteMend>{{What::State, u"SPEAK"_s, u"speak"_s},
                                                   {What::Importance, u"8/10"_s, u"8"_s}};
    QTest::newRow("not told") << u"{\"state\":\"speak\",\"importance\":8,\"closing\":\"Pre Closing\"}"_s
                              << QList<VoteMend>{noSelected,
                                                 {What::Closing, u"Pre Closing"_s, u"pre-closing"_s}};
    QTest::newRow("no proper JSON") << u"{'state':'speak','importance':8,'selected':False}"_s
                                    << QList<VoteMend>{{What::Json}};
    QTest::newRow("cut") << u"{\"state\":\"speak\",\"importance\":8,\"sel"_s
                         << QList<VoteMend>{noSelected, {What::Cut}};
    QTest::newRow("lines") << u"speak 8"_s << QList<VoteMend>{noSelected, {What::Lines}};
    QTest::newRow("several") << kPlain + kPlain << QList<VoteMend>{{What::Several}};
    QTest::newRow("only thought") << u"<think>"_s + kPlain << QList<VoteMend>{{What::Thoughts}};
}

void TestVoteReply::whatWasMendedStandsBesideTheVote()
{
    QFETCH(QString, text);
    QTEST(mendsIn(text), "mends");
}

void TestVoteReply::thatTheUserWantsSilenceIsReadWhereItIsCertain()
{
    const auto quietIn = [](const QString &value) {
        return voteIn(
                   u"{\"state\":\"listen\",\"importance\":0,\"selected\":false,\"closing\":\"none\",\"quiet\":%1}"_s
                       .arg(value))
            .quiet;
    };
    QCOMPARE(quietIn(u"true"_s), model::LooseValue(true));
    QCOMPARE(quietIn(u"false"_s), model::LooseValue(false));
    QCOMPARE(quietIn(u"\"Yes\""_s), model::LooseValue(true));
    QCOMPARE(quietIn(u"\"perhaps\""_s), model::LooseValue(model::Absent{}));
    QCOMPARE(quietIn(u"null"_s), model::LooseValue(model::Absent{}));
    QCOMPARE(voteIn(kPlain).quiet, model::LooseValue(model::Absent{}));
}

void TestVoteReply::aVoteAsAskedForHasNoMends()
{
    QVERIFY(mendsIn(kPlain).isEmpty());
    QVERIFY(mendsIn(u"```json\n"_s + kPlain + u"\n```"_s).isEmpty());
    QVERIFY(mendsIn(u"{\"state\":\"listen\",\"importance\":\"7\",\"selected\":false,\"closing\":null}"_s)
                .isEmpty());
}

void TestVoteReply::whatIsNoVoteHasItsCause_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Cause>("cause");

    QTest::newRow("nothing") << QString() << Cause::NoAnswer;
    QTest::newRow("blank") << u" \n\t"_s << Cause::NoAnswer;
    QTest::newRow("only a thought") << u"<think>hm"_s << Cause::NoAnswer;
    QTest::newRow("half a vote in a thought") << u"<think>{\"state\":\"speak\"}"_s << Cause::NoAnswer;
    QTest::newRow("refusal") << u"I'm sorry, but I can't take part in that."_s << Cause::Refused;
    QTest::newRow("refusal in Japanese") << u"申し訳ありませんが、お答えできません。"_s << Cause::Refused;
    QTest::newRow("refusal in Chinese") << u"抱歉,我无法回答。"_s << Cause::Refused;
    QTest::newRow("prose") << u"Aya should speak."_s << Cause::Malformed;
    QTest::newRow("in character") << u"I hear it boil. State your name, and 8 of you may come in!"_s
                                  << Cause::Malformed;
    QTest::newRow("number") << u"7"_s << Cause::Malformed;
    QTest::newRow("the example alone") << agent::voteExample() << Cause::Malformed;
    QTest::newRow("the example twice") << agent::voteExample() + agent::voteExample() << Cause::Malformed;
    QTest::newRow("the prompt's words")
        << u"state: \"speak\" if Aya has something to say now, else \"listen\".\n"
           "importance: a whole number from 0 to 10, how much it matters."_s
        << Cause::Malformed;
}

void TestVoteReply::whatIsNoVoteHasItsCause()
{
    QFETCH(QString, text);
    QFETCH(Cause, cause);

    const auto votes = readFor(text, {kAya});

    QVERIFY(!votes.has_value());
    QCOMPARE(votes.error().cause, cause);
    QCOMPARE(votes.error().flaw.isEmpty(), cause != Cause::Malformed);
    QCOMPARE(votes.error().onlyThought, text.contains(u"<think>"_s));
}

void TestVoteReply::aVoteInThoughtsCountsOnlyWhereNothingElseStands()
{
    const QString thought = u"<think>"_s + kPlain + u"</think>"_s;

    QCOMPARE(voteIn(thought), plain());
    QVERIFY(!readFor(thought + u"I hear the kettle."_s, {kAya}));
}

void TestVoteReply::theVotesOfSeveralAreReadEachByItself()
{
    const QString own = kPlain.mid(1);
    const QString answer =
        uR"({"votes":[{"companion":"companion_aya",%1,{"companion":"companion_kyoko","state":"listen"},)"
        uR"({"companion":"stranger",%1,7,{"companion":5},)"
        uR"({"companion":"companion_rin",%1,{"companion":"companion_rin",%1]})"_s.arg(own);

    const auto votes = readFor(answer, {kAya, kKyoko, kRin, kNatsumi});

    QVERIFY(votes.has_value());
    QCOMPARE(votes->keys(), (QList{kAya, kKyoko})); // Rin is there twice, Natsumi not at all
    QCOMPARE(votes->value(kAya).state, plain());
    QCOMPARE(votes->value(kKyoko).state.importance, model::LooseValue(model::Absent{}));
}

void TestVoteReply::theVotesOfSeveralAreFoundByAnyName_data()
{
    QTest::addColumn<QString>("text");
    const QString rest = u"\"state\":\"speak\",\"importance\":4}"_s;

    QTest::newRow("names") << u"{\"votes\":[{\"companion\":\"Kyoko\",%1,{\"companion\":\"夏美\",%1]}"_s.arg(
        rest);
    QTest::newRow("nicknames") << u"[{\"name\":\"The owl\",%1,{\"name\":\"natsu\",%1]"_s.arg(rest);
    QTest::newRow("with ids")
        << u"{\"Kyoko (companion_kyoko)\":{%1,\"Natsumi (companion_natsumi)\":{%1}"_s.arg(rest);
    QTest::newRow("half of an id") << u"{\"kyoko\":{%1,\"natsumi\":{%1}"_s.arg(rest);
    QTest::newRow("apart")
        << u"Kyoko: {%1\n夏美: {\"id\":\"companion_natsumi\",%1 {\"id\":\"kyoko\",%1"_s.arg(rest);
    QTest::newRow("a draft of all first")
        << u"{\"votes\":[{\"companion\":\"Kyoko\",\"state\":\"listen\",\"importance\":1}]} then "
           "{\"votes\":[{\"companion\":\"Kyoko\",%1,{\"companion\":\"夏美\",%1]}"_s.arg(rest);
    QTest::newRow("lines") << u"Kyoko: speak 4\ncompanion_natsumi: Speak, 4/10"_s;
    QTest::newRow("headings")
        << u"### Kyoko\nState: speak\nImportance: 4\n\n**夏美:**\nstate: speak\nimportance: 4"_s;
    QTest::newRow("table") << u"| companion | state | importance |\n|---|---|---|\n| Kyoko | speak | 4 |\n"
                              "| 夏美 | speak | 4 |"_s;
}

void TestVoteReply::theVotesOfSeveralAreFoundByAnyName()
{
    QFETCH(QString, text);

    const auto votes = readFor(text, {kKyoko, kNatsumi});

    QVERIFY(votes.has_value());
    QCOMPARE(votes->keys(), (QList{kKyoko, kNatsumi}));
    for (const agent::VoteRead &vote : *votes) {
        QCOMPARE(vote.state.state, model::LooseValue(u"speak"_s));
        QCOMPARE(vote.state.importance, model::LooseValue(4.0));
    }
}

void TestVoteReply::anAnswerWithoutAnyOfTheirVotesIsMalformed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Cause>("cause");

    QTest::newRow("nothing") << QString() << Cause::NoAnswer;
    QTest::newRow("a refusal") << u"I cannot do that."_s << Cause::Refused;
    QTest::newRow("one vote") << kPlain << Cause::Malformed;
    QTest::newRow("no list") << uR"({"votes":7})"_s << Cause::Malformed;
    QTest::newRow("strangers") << uR"({"votes":[{"companion":"x","state":"speak"}]})"_s << Cause::Malformed;
    QTest::newRow("the example") << agent::votesExample({kAya, kKyoko}) << Cause::Malformed;
}

void TestVoteReply::anAnswerWithoutAnyOfTheirVotesIsMalformed()
{
    QFETCH(QString, text);
    QFETCH(Cause, cause);

    const auto votes = readFor(text, {kAya, kKyoko});

    QVERIFY(!votes.has_value());
    QCOMPARE(votes.error().cause, cause);
}

void TestVoteReply::whatTheFloorWouldNotTakeIsNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("flaw");
    const QString flaw = u"these values are missing or wrong: %1"_s;

    QTest::newRow("a good vote") << kPlain << QString();
    QTest::newRow("what is repaired") << uR"({"state":"speak","importance":" 99 "})"_s << QString();
    QTest::newRow("an unknown state")
        << uR"({"state":"maybe","importance":1,"selected":false})"_s << flaw.arg(u"state"_s);
    QTest::newRow("words for numbers") << uR"({"state":"speak","importance":"high","selected":"Kyoko"})"_s
                                       << flaw.arg(u"importance, selected"_s);
    QTest::newRow("an unknown closing")
        << uR"({"state":"speak","importance":1,"selected":true,"closing":"bye"})"_s << flaw.arg(u"closing"_s);
    QTest::newRow("one value") << u"{\"state\":\"speak\"}"_s << flaw.arg(u"importance"_s);
    QTest::newRow("no number") << u"{\"state\":\"speak\",\"importance\":NaN}"_s << flaw.arg(u"importance"_s);
    QTest::newRow("a list of two") << u"{\"state\":\"speak\",\"importance\":[1]}"_s
                                   << flaw.arg(u"importance"_s);
}

void TestVoteReply::whatTheFloorWouldNotTakeIsNamed()
{
    QFETCH(QString, text);
    QFETCH(QString, flaw);

    QCOMPARE(agent::flawIn(voteIn(text)), flaw);
}

void TestVoteReply::whatIsBesideThePointFallsBackToItsDefault()
{
    using What = VoteMend::What;
    const auto votes =
        readFor(uR"({"state":"speak","importance":7,"selected":"Kyoko","closing":["bye"]})"_s, {kAya});

    const agent::VoteRead settled = agent::withDefaults(votes->value(kAya));

    QCOMPARE(agent::flawIn(settled.state), QString());
    QCOMPARE(settled.state.selected, model::LooseValue(false));
    QCOMPARE(settled.state.closing, model::LooseValue(u"none"_s));
    QCOMPARE(settled.mends,
             (QList<VoteMend>{{What::Selected, u"Kyoko"_s, u"false"_s}, {What::Closing, u"…"_s, u"none"_s}}));
    QVERIFY(!agent::flawIn(agent::withDefaults({}).state).isEmpty());
}

void TestVoteReply::theSchemaAsksForEvidenceBeforeTheConclusion()
{
    const auto schema = wire::parse(agent::voteSchema().text);

    QVERIFY(schema.has_value());
    const QString order =
        uR"(["thought","addressed_by","selected","act","state","importance","closing","quiet"])"_s;
    QCOMPARE(QString::fromUtf8(wire::dump((*schema)["required"])), order);
    QVERIFY((*schema)["additionalProperties"] == false);
    QCOMPARE((*schema)["properties"]["importance"]["enum"].size(), 11U);
    const QString filled = agent::voteExample().replace(u"..."_s, u"Nothing to say."_s);
    QVERIFY(agent::flawIn(voteIn(filled)).isEmpty());
}

void TestVoteReply::theSchemaOfSeveralNamesThem()
{
    const auto schema = wire::parse(agent::votesSchema({kAya, kKyoko}).text);

    QVERIFY(schema.has_value());
    const wire::Json item = (*schema)["properties"]["votes"]["items"];
    QCOMPARE(QString::fromUtf8(wire::dump(item["properties"]["companion"]["enum"])),
             uR"(["companion_aya","companion_kyoko"])"_s);
    QCOMPARE(wire::toText(item["required"].front()), u"companion"_s);
    const QString filled = agent::votesExample({kAya, kKyoko}).replace(u"..."_s, u"Nothing to say."_s);
    QCOMPARE(readFor(filled, {kAya, kKyoko})->size(), 2);
}

void TestVoteReply::hostileAnswersAreCheap_data()
{
    QTest::addColumn<QString>("piece");

    QTest::newRow("braces") << u"{"_s;
    QTest::newRow("objects") << u"{\"state\":1}"_s;
    QTest::newRow("keys") << u"\"state\":\"listen\","_s;
    QTest::newRow("lists in an object") << u"{\"a\":["_s;
    QTest::newRow("texts of objects") << u"{\"a\":\"{\\\"b\\\":\\\"{"_s;
    QTest::newRow("endless string") << u"a"_s;
    QTest::newRow("thoughts") << u"<think>"_s;
    QTest::newRow("ends of thoughts") << u"</think>"_s;
    QTest::newRow("channels") << u"<|channel|>final"_s;
    QTest::newRow("lines") << u"state:\n"_s;
    QTest::newRow("bars") << u"|state"_s;
    QTest::newRow("tags") << u"<state>"_s;
    QTest::newRow("stars") << u"*"_s;
    QTest::newRow("blanks") << u" "_s;
    QTest::newRow("ligatures") << QString(QChar(0xFDFA));
}

void TestVoteReply::hostileAnswersAreCheap()
{
    QFETCH(QString, piece);
    QElapsedTimer timer;
    timer.start();

    for (const QString &start : {QString(), u"{"_s, u"{\""_s}) {
        const QString text = start + piece.repeated(agent::kLongestVote / piece.size() - 1);
        const auto votes = readFor(text, {kAya});
        QVERIFY(!votes || !agent::flawIn(votes->first().state).isEmpty());
    }
    QVERIFY(!readFor(kPlain + QString(agent::kLongestVote, u' '), {kAya}));

    QVERIFY2(timer.elapsed() < 8000, qPrintable(QString::number(timer.elapsed())));
}

void TestVoteReply::anyBytesGiveNoVoteWithoutEvidence()
{
    const QStringList pieces{u"{"_s, u"}"_s,        u"\""_s,   u":"_s,         u","_s,  u"["_s,
                             u"'"_s, u"\n"_s,       u" "_s,    u"\\"_s,        u"|"_s,  u"closing"_s,
                             u"8"_s, u"selected"_s, u"true"_s, u"é"_s,         u"-"_s,  u"`"_s,
                             u"<"_s, u"thought"_s,  u"#"_s,    u"companion"_s, u"＂"_s, u"none"_s};
    QRandomGenerator random(4);
    for (int i = 0; i < 4000; ++i) {
        QString text;
        for (int count = random.bounded(60); count > 0; --count)
            text += pieces.at(random.bounded(pieces.size()));
        QVERIFY2(!readFor(text, {kAya}), qPrintable(text));
    }
}

SUITE_TEST(QCoreApplication, TestVoteReply)

} // namespace tst_vote_reply

#include "tst_vote_reply.moc"
