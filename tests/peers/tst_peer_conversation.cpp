// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/peer_room.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

namespace tst_peer_conversation {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::CallPurpose;
using model::Cause;
using model::Known;
using model::ModelAbilities;
using model::ProviderKind;
using model::RoomModels;
using model::VoteRung;

namespace {

constexpr int kWithin = 60'000; // ms, for a machine with much else to do

constexpr std::array kKinds{std::pair("OpenAI chat", ProviderKind::OpenAi),
                            std::pair("OpenAI responses", ProviderKind::OpenAiResponses),
                            std::pair("Anthropic", ProviderKind::Anthropic),
                            std::pair("Gemini", ProviderKind::Gemini),
                            std::pair("Ollama", ProviderKind::Ollama)};
constexpr std::array kRungs{std::pair("schema", VoteRung::Schema),
                            std::pair("forced tool", VoteRung::ForcedTool),
                            std::pair("JSON", VoteRung::JsonObject), std::pair("prompt", VoteRung::Prompt)};

/// What a model can do whose votes come on that rung.
ModelAbilities abilitiesFor(VoteRung rung)
{
    const auto knownFrom = [rung](VoteRung least) { return rung <= least ? Known::Yes : Known::No; };
    return {.schema = knownFrom(VoteRung::Schema),
            .forcedTool = knownFrom(VoteRung::ForcedTool),
            .jsonObject = knownFrom(VoteRung::JsonObject)};
}

/// Anthropic has no mode for some JSON, Ollama no tool that must be called.
bool has(ProviderKind kind, VoteRung rung)
{
    return !(kind == ProviderKind::Anthropic && rung == VoteRung::JsonObject) &&
           !(kind == ProviderKind::Ollama && rung == VoteRung::ForcedTool);
}

qsizetype count(const QList<model::CallRecord> &calls, CallPurpose purpose)
{
    return std::count_if(calls.begin(), calls.end(),
                         [purpose](const auto &call) { return call.purpose == purpose; });
}

} // namespace

/// Three companions whose models are aimock's talk until nobody wants to say more, in each dialect.
class TestPeerConversation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void threeTalkUntilAllIsSaid_data();
    void threeTalkUntilAllIsSaid();
    void oneModelVotesForAllOfThemInOneCall_data() { kinds(); }
    void oneModelVotesForAllOfThemInOneCall();
    void aFormThatIsRefusedIsNotAskedForAgain();
    void oneWithoutAVoteHoldsNobodyUp_data();
    void oneWithoutAVoteHoldsNobodyUp();
    void oneWhoIsBusyVotesALittleLater_data() { kinds(); }
    void oneWhoIsBusyVotesALittleLater();
    void aSpeechThatIsCutOffIsNotWholeAndTheTalkGoesOn_data() { kinds(); }
    void aSpeechThatIsCutOffIsNotWholeAndTheTalkGoesOn();

private:
    static void kinds();
    void start(const QString &fixtures);
    void talk(ProviderKind kind, const PeerRoom::Models &models, const ModelAbilities &abilities,
              RoomModels::Votes votes = RoomModels::Votes::Independent);

    std::unique_ptr<Aimock> m_aimock;
    std::unique_ptr<PeerRoom> m_room;
};

void TestPeerConversation::initTestCase()
{
    if (const QString why = Aimock::whyNot(); !why.isEmpty())
        QSKIP(qPrintable(why));
}

void TestPeerConversation::kinds()
{
    QTest::addColumn<ProviderKind>("kind");
    for (const auto &[name, kind] : kKinds)
        QTest::newRow(name) << kind;
}

// Each talk has its own mock, because its fixtures are used up.
void TestPeerConversation::start(const QString &fixtures)
{
    m_room.reset();
    m_aimock = std::make_unique<Aimock>(fixtures);
    QVERIFY2(m_aimock->isUp(), qPrintable(m_aimock->words()));
}

void TestPeerConversation::talk(ProviderKind kind, const PeerRoom::Models &models,
                                const ModelAbilities &abilities, RoomModels::Votes votes)
{
    m_room = std::make_unique<PeerRoom>(*m_aimock, kind, models, abilities, votes);
    m_room->userSays(u"Who remembers the summer festival?"_s);
    QTRY_VERIFY2_WITH_TIMEOUT(m_room->isOver(), qPrintable(m_aimock->words()), kWithin);
}

void TestPeerConversation::threeTalkUntilAllIsSaid_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<VoteRung>("rung");
    for (const auto &[name, kind] : kKinds) {
        for (const auto &[way, rung] : kRungs) {
            if (has(kind, rung))
                QTest::addRow("%s, %s", name, way) << kind << rung;
        }
    }
}

void TestPeerConversation::threeTalkUntilAllIsSaid()
{
    QFETCH(ProviderKind, kind);
    QFETCH(VoteRung, rung);
    start(u"fixtures/conversation.json"_s);
    const bool isInWords = rung == VoteRung::Prompt;
    const QString end = isInWords ? u"-plain"_s : QString();

    talk(kind, {u"aya"_s + end, u"kyoko"_s + end, u"natsumi"_s + end}, abilitiesFor(rung));

    QCOMPARE(
        m_room->said(),
        (QStringList{u"aya: The summer festival? I was there. Kyoko, you won the goldfish, didn't you?"_s,
                     u"kyoko: I did, on the third try. 三回目でやっと! It lived for six years."_s,
                     u"natsumi: Six years, for a goldfish from a festival. Next summer I come along."_s}));
    QCOMPARE(m_room->votes().size(), 9);
    int repaired = 0;
    for (const model::FloorTold &vote : m_room->votes()) {
        QCOMPARE(vote.manner->rung, rung);
        repaired += vote.manner->repaired ? 1 : 0;
    }
    QCOMPARE(repaired, isInWords ? 1 : 0);
    QVERIFY(m_room->failedVotes().isEmpty());
    QCOMPARE(count(m_room->calls(), CallPurpose::Vote), 9);
    QCOMPARE(count(m_room->calls(), CallPurpose::Repair), isInWords ? 1 : 0);
    QCOMPARE(count(m_room->calls(), CallPurpose::Speech), 3);
    if (kind == ProviderKind::Ollama) // aimock has zeros there, and thoughts under a name that Ollama has not
        return;
    QCOMPARE(m_room->thoughtsOf(u"kyoko"_s), u"Aya asks me. It was the third try."_s);
    qint64 cost = 0;
    for (const model::CallRecord &call : m_room->calls())
        cost += call.cost.value();
    QCOMPARE(cost, 9 * (120'000 + 60'000) + 3 * (150'000 + 40'000) + (isInWords ? 160'000 + 60'000 : 0));
}

void TestPeerConversation::oneModelVotesForAllOfThemInOneCall()
{
    QFETCH(ProviderKind, kind);
    start(u"fixtures/manners.json"_s);

    talk(kind, {u"shared"_s, u"shared"_s, u"shared"_s}, abilitiesFor(VoteRung::Schema),
         RoomModels::Votes::Batched);

    QCOMPARE(m_room->said(), QStringList{u"aya: It was the goldfish of Kyoko."_s});
    QCOMPARE(m_room->votes().size(), 5);
    for (const model::FloorTold &vote : m_room->votes())
        QVERIFY(vote.manner->together);
    QCOMPARE(count(m_room->calls(), CallPurpose::Vote), 2);
}

// Only OpenAI's chat has a form that aimock can tell requests apart by.
void TestPeerConversation::aFormThatIsRefusedIsNotAskedForAgain()
{
    start(u"fixtures/manners.json"_s);

    talk(ProviderKind::OpenAi, {u"picky"_s, u"picky"_s, u"picky"_s}, {});

    // The mock lets the first of them speak that asks, and three ask at once.
    QCOMPARE(m_room->said().size(), 1);
    QVERIFY(m_room->said().first().endsWith(u": It was the goldfish of Kyoko."_s));
    QVERIFY(m_room->failedVotes().isEmpty());
    for (const model::FloorTold &vote : m_room->votes())
        QCOMPARE(vote.manner->rung, VoteRung::ForcedTool);
    const QList<model::CallRecord> &calls = m_room->calls();
    const auto refused =
        std::count_if(calls.begin(), calls.end(), [](const auto &call) { return call.trouble.has_value(); });
    QCOMPARE(refused, 3); // one each in the first round, none after it
}

void TestPeerConversation::oneWithoutAVoteHoldsNobodyUp_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<QString>("model");
    QTest::addColumn<Cause>("cause");
    for (const auto &[name, kind] : kKinds) {
        QTest::addRow("%s, status 500", name) << kind << u"broken"_s << Cause::Unreachable;
        QTest::addRow("%s, cut off", name) << kind << u"is-cut"_s << Cause::Unreachable;
        QTest::addRow("%s, babbles", name) << kind << u"babbles"_s << Cause::Malformed;
        QTest::addRow("%s, hangs up", name) << kind << u"hangs-up"_s << Cause::Unreachable;
    }
}

void TestPeerConversation::oneWithoutAVoteHoldsNobodyUp()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QString, model);
    QFETCH(Cause, cause);
    start(u"fixtures/faults.json"_s);

    talk(kind, {u"aya"_s, model, u"natsumi"_s}, abilitiesFor(VoteRung::Schema));

    QCOMPARE(m_room->said(), QStringList{u"aya: It was the goldfish of Kyoko."_s});
    // On what the user said, and on what Aya said.
    QVERIFY2(m_room->failedVotes().size() == 2, qPrintable(m_room->story()));
    for (const model::FloorTold &failed : m_room->failedVotes()) {
        QCOMPARE(failed.trouble->cause, cause);
        QVERIFY(!failed.trouble->detail.isEmpty());
        QVERIFY(!failed.trouble->detail.contains(QString::fromLatin1(Aimock::key())));
    }
}

void TestPeerConversation::oneWhoIsBusyVotesALittleLater()
{
    QFETCH(ProviderKind, kind);
    start(u"fixtures/faults.json"_s);

    talk(kind, {u"aya"_s, u"busy"_s, u"natsumi"_s}, abilitiesFor(VoteRung::Schema));

    QCOMPARE(m_room->said().constFirst(), u"kyoko: Sorry, I was held up. It was the goldfish."_s);
    QVERIFY(m_room->failedVotes().isEmpty());
    QVERIFY(std::any_of(m_room->calls().begin(), m_room->calls().end(),
                        [](const model::CallRecord &call) { return call.tries == 2 && !call.trouble; }));
}

void TestPeerConversation::aSpeechThatIsCutOffIsNotWholeAndTheTalkGoesOn()
{
    QFETCH(ProviderKind, kind);
    start(u"fixtures/faults.json"_s);

    talk(kind, {u"aya"_s, u"speaks-cut"_s, u"natsumi"_s}, abilitiesFor(VoteRung::Schema));

    for (const QString &line : m_room->said())
        QVERIFY2(!line.startsWith("kyoko"_L1) || line.endsWith(u'—'), qPrintable(line));
    const QList<model::CallRecord> &calls = m_room->calls();
    QVERIFY(std::any_of(calls.begin(), calls.end(), [](const model::CallRecord &call) {
        return call.purpose == CallPurpose::Speech && call.trouble;
    }));
    m_room->userSays(u"And now?"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_room->all<model::Decided>().size() >= 2 && m_room->isOver(), kWithin);
    QVERIFY(m_room->failedVotes().isEmpty());
}

SUITE_TEST(QCoreApplication, TestPeerConversation)

} // namespace tst_peer_conversation

#include "tst_peer_conversation.moc"
