// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/direction.h"
#include "core/llm/rehearsal/errand.h"
#include "core/llm/rehearsal/speech.h"
#include "core/llm/rehearsal/standing_order.h"
#include "core/llm/rehearsal/vote.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/unit/llm/rehearsal_room.h"

#include <QTest>

namespace tst_standing_orders {

using namespace Qt::StringLiterals;
using namespace studio;
using llm::Brief;
using llm::rehearsal::standingOrder;
using llm::rehearsal::StandingOrder;
using tests::companion;
using tests::RehearsalRoom;

namespace {

const auto kKyoko = companion(u"kyoko"_s);
const auto kNatsumi = companion(u"natsumi"_s);
const auto kAya = companion(u"aya"_s);
constexpr int kKyokoPlace = 0; // in exampleCompanions()

RehearsalRoom roomWith(const QStringList &lines)
{
    RehearsalRoom room(tests::exampleCompanions(), 1);
    for (const QString &line : lines)
        room.userSays(line);
    return room;
}

QString inShort(const StandingOrder &order)
{
    QStringList names;
    for (const base::ParticipantId &id : order.only)
        names.append(id.value().mid(10));
    return order.quiet ? u"quiet"_s : names.isEmpty() ? u"-"_s : names.join(u' ');
}

} // namespace

/// The standing orders of a user, as Rehearsal understands them.
class TestStandingOrders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordersHoldUntilTheyAreTakenBack_data();
    void ordersHoldUntilTheyAreTakenBack();
    void whoIsSilencedVotesForSilence();
    void theOnlyOneStillVotesToSpeak();
    void aCompanionDoesNotTakeItBack();
    void whoIsToldToAskAsksNobodyElse_data();
    void whoIsToldToAskAsksNobodyElse();
    void aDirectorLetsTheAskedSpeak();
    void aDirectorLetsNobodySpeakInSilence();
    void aDirectorPassesTheFloorOn();
};

void TestStandingOrders::ordersHoldUntilTheyAreTakenBack_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("order");
    const auto row = [](const char *name, const QStringList &lines, const QString &order) {
        QTest::newRow(name) << lines << order;
    };
    row("nothing asked", {u"Hello, everybody."_s}, u"-"_s);
    row("quiet", {u"Be quiet for a while, all of you."_s}, u"quiet"_s);
    row("quiet still holds", {u"Please be quiet."_s, u"It is raining."_s}, u"quiet"_s);
    row("a question ends it", {u"Please be quiet."_s, u"Who wants tea?"_s}, u"-"_s);
    row("a call ends it", {u"Please be quiet."_s, u"Aya, pass the milk."_s}, u"-"_s);
    row("taken back", {u"Please be quiet."_s, u"You may talk again."_s}, u"-"_s);
    row("one told to be quiet is not all", {u"Aya, be quiet."_s}, u"-"_s);
    row("a quiet place", {u"This is a quiet place, and I like it."_s}, u"-"_s);
    row("quietly", {u"Quietly, the snow began to fall."_s}, u"-"_s);
    row("only one", {u"Only Natsumi, please."_s}, u"natsumi"_s);
    row("only one holds", {u"Only Natsumi, please."_s, u"What is your favourite tea?"_s}, u"natsumi"_s);
    row("only two", {u"Just Aya and Natsumi now, please."_s}, u"aya natsumi"_s);
    row("changed", {u"Only Natsumi, please."_s, u"Only Aya now."_s}, u"aya"_s);
    row("everybody again", {u"Only Natsumi, please."_s, u"Everybody again, please."_s}, u"-"_s);
    row("nobody but", {u"Nobody but Kyoko answers, please."_s}, u"kyoko"_s);
    row("only as another word", {u"I only wanted to say that Aya is right."_s}, u"-"_s);
    for (const char *line : {"Just Aya and me at the lake yesterday.",
                             "Not only Aya but Kyoko likes tea.",
                             "It is not just Aya who reads.",
                             "Aya only reads at night.",
                             "Aya alone knows the way.",
                             "Is it only Aya who likes tea?",
                             "I met just Kyoko today.",
                             "Silence is golden.",
                             "Quiet day today, hm.",
                             "Let me think... I would say tea.",
                             "It must be quiet at the lake in winter.",
                             "Can it be quiet at your place?",
                             "I can't stop talking about that film.",
                             "My parents don't talk anymore.",
                             "You don't speak for me.",
                             "I need peace in my life.",
                             "Don't talk about Kyoko like that.",
                             "綾だけじゃなくて京子も好きだよ。",
                             "夏美だけが知っている。",
                             "綾だけずるい。",
                             "黙っていられないよ。",
                             "不只小绫，大家也喜欢。",
                             "我早就听小绫说过。",
                             "这里很安静，我很喜欢。",
                             "你也喜欢安静的地方吗？"})
        row(line, {QString::fromUtf8(line)}, u"-"_s);
    row("Japanese quiet", {u"しばらく静かにしてください。"_s}, u"quiet"_s);
    row("Japanese only", {u"夏美だけ答えてください。"_s}, u"natsumi"_s);
    row("Japanese only two", {u"綾と夏美だけ話してください。"_s}, u"aya natsumi"_s);
    row("Japanese taken back", {u"夏美だけ答えてください。"_s, u"みんなで話していいよ。"_s}, u"-"_s);
    row("Chinese quiet", {u"大家先安静一下。"_s}, u"quiet"_s);
    row("Chinese only", {u"只要京子回答。"_s}, u"kyoko"_s);
    row("Chinese taken back", {u"大家先安静一下。"_s, u"可以说话了。"_s}, u"-"_s);
}

void TestStandingOrders::ordersHoldUntilTheyAreTakenBack()
{
    QFETCH(QStringList, lines);
    QFETCH(QString, order);
    const RehearsalRoom room = roomWith(lines);
    QCOMPARE(inShort(standingOrder(room.briefFor(kKyokoPlace, llm::Purpose::Vote))), order);
}

void TestStandingOrders::whoIsSilencedVotesForSilence()
{
    const RehearsalRoom room = roomWith({u"Be quiet for a while, all of you."_s, u"It is raining."_s});
    for (const llm::rehearsal::Vote &vote : room.votes()) {
        QCOMPARE(vote.state, model::VoteState::Listen);
        QVERIFY(vote.quiet);
    }
}

void TestStandingOrders::theOnlyOneStillVotesToSpeak()
{
    const RehearsalRoom room = roomWith({u"Only Natsumi, please."_s, u"What is your favourite tea?"_s});
    const auto votes = room.votes();
    QCOMPARE(votes.value(kNatsumi.value()).state, model::VoteState::Speak);
    QCOMPARE(votes.value(kKyoko.value()).state, model::VoteState::Listen);
    QCOMPARE(votes.value(kAya.value()).state, model::VoteState::Listen);
    QVERIFY(!votes.value(kAya.value()).quiet); // not silence: somebody should answer
}

void TestStandingOrders::aCompanionDoesNotTakeItBack()
{
    Brief brief = roomWith({u"Only Natsumi, please."_s}).briefFor(kKyokoPlace, llm::Purpose::Vote);
    brief.witnessed.append(tests::message(u"m9"_s).from(kNatsumi).says(u"Kyoko, what would you say?"_s));
    QCOMPARE(llm::rehearsal::rehearseVote(brief).state, model::VoteState::Listen);
}

void TestStandingOrders::whoIsToldToAskAsksNobodyElse_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("English") << u"Kyoko, ask Aya what she reads."_s;
    QTest::newRow("Japanese") << u"京子さん、綾さんに何を読んでいるか聞いて。"_s;
    QTest::newRow("Chinese") << u"京子，问问小绫她在读什么。"_s;
}

void TestStandingOrders::whoIsToldToAskAsksNobodyElse()
{
    QFETCH(QString, line);
    const Brief brief = roomWith({line}).briefFor(kKyokoPlace, llm::Purpose::Speech);

    const auto told = llm::rehearsal::toldToAsk(brief, llm::rehearsal::look(brief));
    QVERIFY(told.has_value());
    QCOMPARE(told->id, kAya);

    Brief asked = roomWith({line}).briefFor(2, llm::Purpose::Vote);
    asked.witnessed.append(tests::message(u"m9"_s).from(kKyoko).says(llm::rehearsal::rehearseSpeech(brief)));
    const llm::rehearsal::Vote vote = llm::rehearsal::rehearseVote(asked);
    QVERIFY2(vote.selected, qPrintable(asked.witnessed.last().text));
}

namespace {

Brief forDirector(const QStringList &lines)
{
    Brief brief = roomWith(lines).briefFor(kKyokoPlace, llm::Purpose::Direction);
    brief.persona = {};
    brief.candidates = tests::exampleCompanions();
    brief.policy = model::PolicyName::Director;
    return brief;
}

} // namespace

void TestStandingOrders::aDirectorLetsTheAskedSpeak()
{
    QCOMPARE(llm::rehearsal::rehearseDirection(forDirector({u"Natsumi, do you like tea?"_s})),
             std::optional(kNatsumi));
}

void TestStandingOrders::aDirectorLetsNobodySpeakInSilence()
{
    QCOMPARE(llm::rehearsal::rehearseDirection(forDirector({u"Be quiet for a while, all of you."_s})),
             std::nullopt);
    QCOMPARE(llm::rehearsal::toJson(std::nullopt), QByteArray(R"({"next":"nobody","reason":""})"));
}

void TestStandingOrders::aDirectorPassesTheFloorOn()
{
    Brief brief = forDirector({u"What should I cook tonight?"_s});
    const auto first = llm::rehearsal::rehearseDirection(brief);
    QVERIFY(first.has_value());
    brief.witnessed.append(tests::message(u"m8"_s).from(*first).says(u"Something warm."_s));
    brief.companionTurns = 1;
    brief.candidates.removeIf([&first](const model::Persona &one) { return one.id == *first; });
    const auto second = llm::rehearsal::rehearseDirection(brief);
    QVERIFY(second.has_value());
    QVERIFY(second != first);
}

SUITE_TEST(void, TestStandingOrders)

} // namespace tst_standing_orders

#include "tst_standing_orders.moc"
