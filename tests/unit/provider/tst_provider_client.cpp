// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/cassette_file.h"
#include "core/llm/provider/cassette_player.h"
#include "core/llm/provider/provider_client.h"
#include "core/llm/provider/room_cassettes.h"
#include "core/wire/json.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/provider/spoken_transport.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_provider_client {

using namespace Qt::StringLiterals;
using namespace studio::llm;
using namespace studio::llm::provider;
using namespace studio::model;
using studio::base::Millis;
using studio::base::ProviderId;
using studio::tests::FakeClock;
using studio::tests::ScriptedAnswer;
using studio::tests::ScriptedModelClient;
using studio::tests::SpokenTransport;
using studio::tests::TemporaryStudio;

namespace {

const ProviderId kId(u"openai"_s);

Provider openAi()
{
    return {.id = kId,
            .name = u"OpenAI"_s,
            .kind = ProviderKind::OpenAi,
            .baseUrl = QUrl(u"https://api.example/v1"_s),
            .keyPlace = KeyPlace::Session,
            .variable = {},
            .model = u"gpt-x"_s};
}

ModelRequest request(Purpose purpose = Purpose::Speech)
{
    ModelRequest made;
    made.messages = {{ChatText::Role::User, u"Hello"_s, {}}};
    made.brief.purpose = purpose;
    made.choice.provider = kId;
    made.tag.room = studio::base::RoomId(u"r1"_s);
    made.tag.purpose = purpose == Purpose::Vote ? CallPurpose::Vote : CallPurpose::Speech;
    return made;
}

QByteArray said(const QByteArray &text)
{
    return "data: {\"choices\":[{\"delta\":{\"content\":\"" + text + "\"}}]}\n\n";
}
const QByteArray kEnd = "data: "
                        "{\"choices\":[{\"finish_reason\":\"stop\"}],\"usage\":{\"prompt_tokens\":1000,"
                        "\"completion_tokens\":100}}\n\n"
                        "data: [DONE]\n\n";

class NotedCalls final : public CallLog
{
public:
    void note(const CallRecord &record) override { records.append(record); }
    QList<CallRecord> records;
};

} // namespace

class TestProviderClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void whoIsChosenIsAsked();
    void whoIsNotThereLeavesItToRehearsal();
    void theStandardsSettingsFillUpTheChoice();
    void whatIsNotTakenIsNotSent();
    void limitsOfSpeechDoNotBreakAVote();
    void aModelThatThinksByItselfThinksLittleOverAVote_data();
    void aModelThatThinksByItselfThinksLittleOverAVote();
    void aCallIsNotedWithAllThatItCost();
    void theEndIsToldBeforeItIsNoted();
    void aFailureIsNotedWithItsTries();
    void aCancelledCallIsNotedAsStopped();
    void aCallThatIsDeletedIsNotedToo();
    void whoWaitsForAPlaceSaysSoAndIsNotNoted();
    void aPlaceIsFreeWhenACallIsOver();
    void aCallThatIsDeletedFreesItsPlace();
    void withoutAKeyNothingIsSent();
    void aCassetteNeedsNoKey();
    void withoutAModelACassetteSendsNothing();
    void aRefusedFormIsNotOfferedAgain();
    void traitsTellWhoAnswers();
    void formsFollowWhatIsKnown_data();
    void formsFollowWhatIsKnown();
    void theKeyIsOnlyInItsHeader();
    void whatARoomRecordedIsAnsweredAgainOffline();
    void aRoomThatRecordsNothingHasNoCassette();

private:
    ProviderNeeds needs(http::HttpTransport &transport) const;
    ModelCall *start(const ModelRequest &asked);
    void answer(qsizetype stream, const QByteArray &bytes);

    std::unique_ptr<FakeClock> m_clock;
    std::unique_ptr<SpokenTransport> m_transport;
    std::unique_ptr<ScriptedModelClient> m_rehearsal;
    std::unique_ptr<NotedCalls> m_log;
    std::unique_ptr<ProviderBook> m_book;
    std::unique_ptr<ProviderClient> m_client;
    std::unique_ptr<QObject> m_owner;
};

void TestProviderClient::init()
{
    m_owner.reset();
    m_client.reset(); // before its clock
    m_clock = std::make_unique<FakeClock>();
    m_transport = std::make_unique<SpokenTransport>();
    m_rehearsal = std::make_unique<ScriptedModelClient>(*m_clock);
    m_log = std::make_unique<NotedCalls>();
    m_book = std::make_unique<ProviderBook>();
    m_book->put(openAi());
    m_book->setKey(kId, "sk-secret-123");
    m_client = std::make_unique<ProviderClient>(needs(*m_transport));
    m_owner = std::make_unique<QObject>();
}

ProviderNeeds TestProviderClient::needs(http::HttpTransport &transport) const
{
    return {*m_book, transport, *m_clock, *m_rehearsal, *m_log, [] { return 0.0; }};
}

ModelCall *TestProviderClient::start(const ModelRequest &asked)
{
    return m_client->start(asked, m_owner.get());
}

void TestProviderClient::answer(qsizetype stream, const QByteArray &bytes)
{
    m_transport->at(stream).begins();
    m_transport->at(stream).gives(bytes);
}

void TestProviderClient::whoIsChosenIsAsked()
{
    ModelCall *call = start(request());
    QString text;
    connect(call, &ModelCall::textDelta, this, [&text](const QString &piece) { text += piece; });
    const QSignalSpy finished(call, &ModelCall::finished);

    answer(0, said("Hi.") + kEnd);

    QCOMPARE(m_transport->requests.first().url, QUrl(u"https://api.example/v1/chat/completions"_s));
    QCOMPARE(text, u"Hi."_s);
    QCOMPARE(finished.size(), 1);
}

void TestProviderClient::whoIsNotThereLeavesItToRehearsal()
{
    ModelRequest asked = request();
    for (const ProviderId &id : {ProviderId(), ProviderId(u"gone"_s), rehearsalProvider()}) {
        asked.choice.provider = id;
        start(asked);
    }

    QCOMPARE(m_rehearsal->requests().size(), 3);
    QCOMPARE(m_transport->requests.size(), 0);
    QVERIFY(m_client->traits({}).offline);
}

void TestProviderClient::theStandardsSettingsFillUpTheChoice()
{
    m_book->setStandard({.provider = kId, .model = u"gpt-y"_s, .temperature = 0.1, .topP = 0.9});
    ModelRequest asked = request();
    asked.choice = {.provider = {}, .model = {}, .temperature = 0.7};

    start(asked);

    const auto body = studio::wire::parse(m_transport->requests.first().body);
    QVERIFY(body);
    QVERIFY((*body)["model"] == "gpt-y");
    QCOMPARE((*body)["temperature"].get<double>(), 0.7);
    QCOMPARE((*body)["top_p"].get<double>(), 0.9);
}

void TestProviderClient::whatIsNotTakenIsNotSent()
{
    ModelFacts facts{.provider = kId, .model = u"gpt-x"_s};
    facts.abilities.sampling = Known::No;
    facts.abilities.thinking = Known::No;
    m_book->setFacts(facts);
    ModelRequest asked = request();
    asked.choice.temperature = 0.7;
    asked.choice.effort = Effort::High;

    start(asked);

    QVERIFY(!m_transport->requests.first().body.contains("temperature"));
    QVERIFY(!m_transport->requests.first().body.contains("reasoning_effort"));
}

void TestProviderClient::limitsOfSpeechDoNotBreakAVote()
{
    ModelRequest vote = request(Purpose::Vote);
    ModelRequest speech = request(Purpose::Speech);
    for (ModelRequest *asked : {&vote, &speech}) {
        asked->choice.maxTokens = 50;
        asked->choice.stop = QStringList{u"\n"_s};
        start(*asked);
    }

    const QByteArray voteBody = m_transport->requests.at(0).body;
    const QByteArray speechBody = m_transport->requests.at(1).body;

    QVERIFY(!voteBody.contains("\"max_completion_tokens\":50"));
    QVERIFY(!voteBody.contains("\"stop\""));
    QVERIFY(speechBody.contains("\"max_completion_tokens\":50"));
    QVERIFY(speechBody.contains("\"stop\""));
}

void TestProviderClient::aModelThatThinksByItselfThinksLittleOverAVote_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<Known>("thinking");
    QTest::addColumn<Effort>("chosen");
    QTest::addColumn<QByteArray>("sent"); ///< empty: nothing about thinking

    using enum ProviderKind;
    const Effort likes = Effort::AsItLikes;
    QTest::newRow("OpenAI") << OpenAi << Known::Yes << likes << QByteArray(R"("reasoning_effort":"low")");
    QTest::newRow("Ollama") << Ollama << Known::Yes << likes << QByteArray(R"("think":false)");
    QTest::newRow("as it was chosen")
        << OpenAi << Known::Yes << Effort::High << QByteArray(R"("reasoning_effort":"high")");
    QTest::newRow("one that does not think") << OpenAi << Known::No << likes << QByteArray();
    QTest::newRow("nobody knows") << OpenAi << Known::Unknown << likes << QByteArray();
    QTest::newRow("one that thinks only when told to") << Anthropic << Known::Yes << likes << QByteArray();
    QTest::newRow("a server of the user's own")
        << Compatible << Known::Yes << likes << QByteArray(R"("reasoning_effort":"none")");
    QTest::newRow("Ollama, and nobody knows")
        << Ollama << Known::Unknown << likes << QByteArray(R"("think":false)");
}

void TestProviderClient::aModelThatThinksByItselfThinksLittleOverAVote()
{
    QFETCH(ProviderKind, kind);
    QFETCH(Known, thinking);
    QFETCH(Effort, chosen);
    QFETCH(QByteArray, sent);
    Provider provider = openAi();
    provider.kind = kind;
    m_book->put(provider);
    ModelFacts facts{.provider = kId, .model = u"gpt-x"_s};
    facts.abilities.thinking = thinking;
    m_book->setFacts(facts);
    ModelRequest asked = request(Purpose::Vote);
    asked.choice.effort = chosen;

    start(asked);

    const QByteArray body = m_transport->requests.first().body;
    QVERIFY2(body.contains(sent), body);
    QCOMPARE(body.contains("reasoning_effort") || body.contains("think"), !sent.isEmpty());
}

void TestProviderClient::aCallIsNotedWithAllThatItCost()
{
    m_book->setFacts({.provider = kId,
                      .model = u"gpt-x"_s,
                      .abilities = {},
                      .tested = {},
                      .price = {.input = 2'000'000'000, .cachedInput = {}, .output = 8'000'000'000},
                      .context = {},
                      .priceIsOfUser = true});
    ModelRequest asked = request(Purpose::Vote);
    asked.form = AnswerForm::Schema;
    asked.tag.about = studio::base::MessageId(u"m1"_s);
    asked.tag.companions = {studio::base::ParticipantId(u"companion_aya"_s)};

    start(asked);
    m_clock->advance(Millis(250));
    answer(0, said("{}") + kEnd);

    CallRecord expected;
    expected.time = FakeClock().wallNow();
    expected.room = asked.tag.room;
    expected.about = asked.tag.about;
    expected.companions = asked.tag.companions;
    expected.purpose = CallPurpose::Vote;
    expected.provider = kId;
    expected.model = u"gpt-x"_s;
    expected.rung = VoteRung::Schema;
    expected.tokens = {.input = 1000, .cached = {}, .output = 100, .thinking = {}};
    expected.cost = 2'800'000;
    expected.took = Millis(250);
    QCOMPARE(m_log->records, QList<CallRecord>({expected}));
}

// The last text is not taken back if it has used up a budget.
void TestProviderClient::theEndIsToldBeforeItIsNoted()
{
    ModelCall *call = start(request());
    qsizetype notedBefore = -1;
    connect(call, &ModelCall::finished, this, [this, &notedBefore] {
        notedBefore = m_log->records.size();
        m_owner.reset(); // with the call
    });

    answer(0, said("Hi.") + kEnd);

    QCOMPARE(notedBefore, 0);
    QCOMPARE(m_log->records.size(), 1);
}

void TestProviderClient::aFailureIsNotedWithItsTries()
{
    start(request());

    // Three tries as it is, and three with a smaller request.
    for (const Millis wait : {Millis(500), Millis(1000), Millis(0), Millis(500), Millis(1000), Millis(0)}) {
        m_transport->last().begins(500);
        m_transport->last().ends();
        m_clock->advance(wait);
    }

    QCOMPARE(m_log->records.size(), 1);
    const CallRecord &record = m_log->records.first();
    QCOMPARE(record.tries, 6);
    QCOMPARE(record.took, Millis(3000));
    QCOMPARE(record.cost, std::optional<qint64>());
    QVERIFY(record.trouble);
    QCOMPARE(record.trouble->status, std::optional(500));
    QCOMPARE(record.trouble->advice, Advice::WaitAWhile);
}

void TestProviderClient::aCancelledCallIsNotedAsStopped()
{
    ModelCall *call = start(request());
    const QSignalSpy failed(call, &ModelCall::failed);
    answer(0, said("Hi."));

    call->cancel();
    call->cancel();

    QCOMPARE(failed.size(), 1);
    QVERIFY(m_transport->at(0).isAborted);
    QCOMPARE(m_log->records.size(), 1);
    QCOMPARE(m_log->records.first().trouble->cause, Cause::Stopped);
}

void TestProviderClient::aCallThatIsDeletedIsNotedToo()
{
    const ModelCall *call = start(request());
    answer(0, said("Hi."));

    delete call;

    QCOMPARE(m_log->records.size(), 1);
    QCOMPARE(m_log->records.first().trouble->cause, Cause::Stopped);
}

void TestProviderClient::whoWaitsForAPlaceSaysSoAndIsNotNoted()
{
    Provider one = openAi();
    one.parallel = 1;
    m_book->put(one);
    start(request());
    ModelCall *second = start(request());
    QList<ModelWait> waits;
    connect(second, &ModelCall::waiting, this, [&waits](const ModelWait &wait) { waits.append(wait); });

    QCOMPARE(waits.size(), 0);
    m_clock->advance(Millis(0));
    QCOMPARE(waits.size(), 1);
    QCOMPARE(waits.first().trouble.cause, Cause::Busy);
    QCOMPARE(waits.first().failedTries, 0);
    QCOMPARE(waits.first().at, Millis(-1));
    second->cancel();

    QCOMPARE(m_transport->requests.size(), 1);
    QCOMPARE(m_log->records.size(), 0);
}

void TestProviderClient::aPlaceIsFreeWhenACallIsOver()
{
    Provider one = openAi();
    one.parallel = 1;
    m_book->put(one);
    start(request());
    ModelCall *speech = start(request());
    ModelCall *vote = start(request(Purpose::Vote));
    const QSignalSpy speechResumed(speech, &ModelCall::resumed);
    const QSignalSpy voteResumed(vote, &ModelCall::resumed);

    answer(0, said("Hi.") + kEnd);
    QCOMPARE(voteResumed.size(), 1);
    QCOMPARE(speechResumed.size(), 0);
    vote->cancel();

    QCOMPARE(speechResumed.size(), 1);
    QCOMPARE(m_transport->requests.size(), 3);
}

void TestProviderClient::aCallThatIsDeletedFreesItsPlace()
{
    Provider one = openAi();
    one.parallel = 1;
    m_book->put(one);
    const ModelCall *first = start(request());
    start(request());

    delete first;

    QCOMPARE(m_transport->requests.size(), 2);
}

void TestProviderClient::withoutAKeyNothingIsSent()
{
    m_book->setKey(kId, {});
    ModelCall *call = start(request());
    QList<ModelFailure> failures;
    connect(call, &ModelCall::failed, this,
            [&failures](const ModelFailure &failure) { failures.append(failure); });

    QCOMPARE(failures.size(), 0);
    m_clock->advance(Millis(0));

    QCOMPARE(failures.size(), 1);
    QCOMPARE(failures.first().advice, Advice::CheckKey);
    QCOMPARE(m_transport->requests.size(), 0);
    QCOMPARE(m_log->records.size(), 0);
}

void TestProviderClient::aCassetteNeedsNoKey()
{
    m_book->setKey(kId, {});
    ProviderNeeds played = needs(*m_transport);
    played.needsKeys = false;
    ProviderClient client(played);

    const auto *call = client.start(request(), m_owner.get());

    QVERIFY(call);
    QCOMPARE(m_transport->requests.size(), 1);
}

void TestProviderClient::withoutAModelACassetteSendsNothing()
{
    Provider none = openAi();
    none.model.clear();
    m_book->put(none);
    ProviderNeeds played = needs(*m_transport);
    played.needsKeys = false;
    ProviderClient client(played);
    ModelCall *call = client.start(request(), m_owner.get());
    const QSignalSpy failed(call, &ModelCall::failed);

    m_clock->advance(Millis(0));

    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<ModelFailure>().advice, Advice::NameModel);
    QVERIFY(m_transport->requests.isEmpty());
}

void TestProviderClient::aRefusedFormIsNotOfferedAgain()
{
    const QList<AnswerForm> before = m_client->traits({.provider = kId}).voteForms;
    ModelRequest asked = request(Purpose::Vote);
    asked.form = AnswerForm::Schema;

    start(asked);
    m_transport->last().begins(400);
    m_transport->last().gives(R"({"error":{"message":"response_format json_schema is not supported"}})");
    m_transport->last().ends();

    QCOMPARE(before.first(), AnswerForm::Schema);
    QCOMPARE(m_client->traits({.provider = kId}).voteForms, before.sliced(1));
    QCOMPARE(m_client->traits({.provider = kId, .model = u"other"_s}).voteForms, before);
}

void TestProviderClient::traitsTellWhoAnswers()
{
    const ModelTraits plain = m_client->traits({.provider = kId});
    const ModelTraits warmer = m_client->traits({.provider = kId, .model = {}, .temperature = 1.2});
    const ModelTraits named = m_client->traits({.provider = kId, .model = u"gpt-x"_s});

    QCOMPARE(plain.name, u"gpt-x (OpenAI)"_s);
    QVERIFY(!plain.offline);
    QVERIFY(plain.together);
    QVERIFY(plain.key != warmer.key);
    QCOMPARE(plain.key, named.key);
}

void TestProviderClient::formsFollowWhatIsKnown_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<ModelAbilities>("abilities");
    QTest::addColumn<QList<AnswerForm>>("forms");

    using enum AnswerForm;
    const auto row = [](const char *name, ProviderKind kind, const ModelAbilities &abilities,
                        const QList<AnswerForm> &forms) {
        QTest::newRow(name) << kind << abilities << forms;
    };
    row("nothing known", ProviderKind::Compatible, {}, {Schema, ForcedTool, JsonObject, Free});
    row("Anthropic has no JSON mode", ProviderKind::Anthropic, {}, {Schema, ForcedTool, Free});
    row("Ollama forces no tool", ProviderKind::Ollama, {}, {Schema, JsonObject, Free});
    row("no schema", ProviderKind::OpenAi, {.schema = Known::No}, {ForcedTool, JsonObject, Free});
    row("no tools at all", ProviderKind::Gemini, {.tools = Known::No}, {Schema, JsonObject, Free});
    row("nothing", ProviderKind::Compatible,
        {.schema = Known::No, .forcedTool = Known::No, .jsonObject = Known::No}, {Free});
}

void TestProviderClient::formsFollowWhatIsKnown()
{
    QFETCH(ProviderKind, kind);
    QFETCH(ModelAbilities, abilities);
    QFETCH(QList<AnswerForm>, forms);
    Provider provider = openAi();
    provider.kind = kind;

    m_book->put(provider);
    m_book->setFacts({.provider = kId, .model = u"gpt-x"_s, .abilities = abilities});

    QCOMPARE(m_client->traits({.provider = kId}).voteForms, forms);
}

void TestProviderClient::theKeyIsOnlyInItsHeader()
{
    start(request());

    const http::HttpRequest &sent = m_transport->requests.first();
    QVERIFY(!sent.url.toString().contains(u"secret"_s));
    QVERIFY(!sent.body.contains("secret"));
    int headers = 0;
    for (const auto &[name, value] : sent.headers)
        headers += value.contains("secret") ? 1 : 0;
    QCOMPARE(headers, 1);
}

void TestProviderClient::whatARoomRecordedIsAnsweredAgainOffline()
{
    const TemporaryStudio studio;
    RoomCassettes rooms(*m_transport, *m_clock, studio.dataFolder(), [](const auto &, const auto &) {});
    ProviderNeeds recorded = needs(*m_transport);
    recorded.cassettes = &rooms;
    ProviderClient recording(recorded);
    ModelRequest asked = request();
    asked.tag.recorded = true;
    const ModelCall *first = recording.start(asked, m_owner.get());
    QVERIFY(first);
    m_transport->last().begins(503);
    m_transport->last().ends();
    m_clock->advance(Millis(500));
    answer(1, said("Hi.") + kEnd);

    m_book->setKey(kId, {});
    const auto cassette = readCassette(rooms.fileOf(asked.tag.room));
    QVERIFY(cassette);
    CassettePlayer player(*cassette, *m_clock, CassettePlayer::Pace::AtOnce);
    ProviderNeeds played = needs(player);
    played.needsKeys = false;
    ProviderClient playing(played);
    QString text;
    ModelCall *again = playing.start(asked, m_owner.get());
    connect(again, &ModelCall::textDelta, this, [&text](const QString &piece) { text += piece; });
    m_clock->advance(Millis(500));

    QCOMPARE(text, u"Hi."_s);
    QCOMPARE(player.unplayed(), 0);
    QCOMPARE(m_transport->requests.size(), 2);
    QCOMPARE(m_log->records.size(), 2);
    QCOMPARE(m_log->records.first().tokens, m_log->records.last().tokens);
}

void TestProviderClient::aRoomThatRecordsNothingHasNoCassette()
{
    const TemporaryStudio studio;
    RoomCassettes rooms(*m_transport, *m_clock, studio.dataFolder(), [](const auto &, const auto &) {});
    ProviderNeeds recorded = needs(*m_transport);
    recorded.cassettes = &rooms;
    ProviderClient client(recorded);

    const ModelCall *call = client.start(request(), m_owner.get());
    QVERIFY(call);
    answer(0, said("Hi.") + kEnd);

    QVERIFY(!QFileInfo::exists(rooms.fileOf(request().tag.room)));
}

SUITE_TEST(QCoreApplication, TestProviderClient)

} // namespace tst_provider_client

#include "tst_provider_client.moc"
