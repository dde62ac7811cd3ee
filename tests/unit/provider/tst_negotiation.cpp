// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/llm/provider/provider_client.h"
#include "core/wire/json.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"
#include "tests/unit/provider/spoken_transport.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_negotiation {

using namespace Qt::StringLiterals;
using namespace studio::llm;
using namespace studio::llm::provider;
using namespace studio::model;
using studio::base::Millis;
using studio::base::ProviderId;
using studio::tests::FakeClock;
using studio::tests::ScriptedModelClient;
using studio::tests::SpokenTransport;
using studio::wire::Json;

namespace {

const ProviderId kId(u"box"_s);

/// A server's answer; status 0: it hangs up.
struct Answer
{
    int status = 200;
    QByteArray body;
};
using Server = std::function<Answer(const Json &)>;

const QByteArray kHello = "data: {\"choices\":[{\"delta\":{\"content\":\"Hello.\"}}]}\n\n"
                          "data: {\"choices\":[{\"finish_reason\":\"stop\"}]}\n\n"
                          "data: [DONE]\n\n";
const QByteArray kClaude =
    "data: {\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":1}}}\n\n"
    "data: "
    "{\"type\":\"content_block_start\",\"index\":0,\"content_block\":{\"type\":\"text\",\"text\":\"\"}}\n\n"
    "data: "
    "{\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\"Hello.\"}}"
    "\n\n"
    "data: {\"type\":\"content_block_stop\",\"index\":0}\n\n"
    "data: "
    "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},\"usage\":{\"output_tokens\":2}}"
    "\n\n"
    "data: {\"type\":\"message_stop\"}\n\n";
const QByteArray kOnlyThoughts = "data: {\"choices\":[{\"delta\":{\"reasoning_content\":\"Hm.\"}}]}\n\n"
                                 "data: {\"choices\":[{\"finish_reason\":\"length\"}]}\n\n"
                                 "data: [DONE]\n\n";

bool hasRole(const Json &body, const char *role)
{
    for (const Json &message : body["messages"]) {
        if (message["role"] == role)
            return true;
    }
    return false;
}

/// A server that refuses requests in which `finds` finds something, with these words.
Server refusing(const std::function<bool(const Json &)> &finds, int status, const QByteArray &words)
{
    return [=](const Json &body) { return finds(body) ? Answer{status, words} : Answer{200, kHello}; };
}
std::function<bool(const Json &)> having(const char *field)
{
    return [field](const Json &body) { return body.contains(field); };
}
const auto kHasSystem = [](const Json &body) { return hasRole(body, "system"); };

QByteArray told(const QByteArray &message) { return "{\"error\":{\"message\":\"" + message + "\"}}"; }

class NoLog final : public CallLog
{
public:
    void note(const CallRecord &record) override { records.append(record); }
    QList<CallRecord> records;
};

} // namespace

} // namespace tst_negotiation

Q_DECLARE_METATYPE(tst_negotiation::Answer)

namespace tst_negotiation {

/// A server that rejects a request gets a request that it accepts, after few tries, and all later requests
/// have that form.
class TestNegotiation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void whatIsRefusedIsLeftOut_data();
    void whatIsRefusedIsLeftOut();
    void marksOfTheCacheAreLeftOut();
    void theWordsOfTheSystemAreNotLost();
    void onlyWhatDidTheHarmIsLearned();
    void whatWasToldIsKeptAndAGuessAfterACrashIsNot_data();
    void whatWasToldIsKeptAndAGuessAfterACrashIsNot();
    void aServerThatRefusesEverythingIsAskedAFewTimesOnly_data();
    void aServerThatRefusesEverythingIsAskedAFewTimesOnly();
    void whereNothingHelpsNothingIsLearned();
    void whatIsNotAboutTheRequestIsNotTriedAgain_data();
    void whatIsNotAboutTheRequestIsNotTriedAgain();
    void aBoundRequestThatFailsIsAskedInTheNextForm_data();
    void aBoundRequestThatFailsIsAskedInTheNextForm();
    void aFormIsAcquittedWhenSomethingElseWasAtFault();
    void aFormThatWentWellIsNotDroppedForOneCrash();
    void whatIsLearnedBelongsToOneAddressAndModel();
    void aTestForgetsWhatWasLearned();
    void aServerThatChangesItsMindIsFollowed();
    void aVoteHasALimitOfTokens_data();
    void aVoteHasALimitOfTokens();
    void aVoteThatIsAllThoughtsIsAskedForWithoutThem();
    void thoughtsOfAVoteThatWasTooLateAreRemembered();
    void aTalkThatIsTooLongIsTriedWithoutTheLimitOfAVote();
    void ollamaHoldsAsMuchForAVoteAsForSpeech();
    void theOnlyModelOfAListIsTaken();
    void severalModelsAreNamedWhereNoneIsChosen();
    void theKeyGoesToNoOtherOrigin();
    void aRedirectWithinTheOriginIsFollowed();

private:
    [[nodiscard]] Provider box() const;
    [[nodiscard]] ModelRequest request(Purpose purpose, AnswerForm form = AnswerForm::Free) const;
    ModelCall *start(const ModelRequest &asked);
    void serve(const Server &server);
    [[nodiscard]] Json sent(qsizetype place) const;
    [[nodiscard]] ServerHabits habits() const { return m_client->traits({.provider = kId}).habits; }
    [[nodiscard]] bool offers(AnswerForm form) const
    {
        return m_client->traits({.provider = kId}).voteForms.contains(form);
    }

    std::unique_ptr<FakeClock> m_clock;
    std::unique_ptr<SpokenTransport> m_transport;
    std::unique_ptr<ScriptedModelClient> m_rehearsal;
    std::unique_ptr<NoLog> m_log;
    std::unique_ptr<ProviderBook> m_book;
    std::unique_ptr<ProviderClient> m_client;
    std::unique_ptr<QObject> m_owner;
    QList<ModelFacts> m_kept;
    QString m_said;
    std::optional<ModelFailure> m_failure;
    bool m_isDone = false;
    qsizetype m_served = 0;
};

void TestNegotiation::init()
{
    m_owner.reset();
    m_client.reset();
    m_clock = std::make_unique<FakeClock>();
    m_transport = std::make_unique<SpokenTransport>();
    m_rehearsal = std::make_unique<ScriptedModelClient>(*m_clock);
    m_log = std::make_unique<NoLog>();
    m_book = std::make_unique<ProviderBook>();
    m_book->put(box());
    m_kept.clear();
    ProviderNeeds needs{*m_book, *m_transport, *m_clock, *m_rehearsal, *m_log, [] { return 0.0; }};
    needs.learned = [this](const ModelFacts &facts) { m_kept.append(facts); };
    m_client = std::make_unique<ProviderClient>(needs);
    m_owner = std::make_unique<QObject>();
    m_served = 0;
}

Provider TestNegotiation::box() const
{
    return {.id = kId,
            .name = u"Box"_s,
            .kind = ProviderKind::Compatible,
            .baseUrl = QUrl(u"https://box.example:8000/v1"_s),
            .keyPlace = KeyPlace::None,
            .variable = {},
            .model = u"gemma"_s};
}

ModelRequest TestNegotiation::request(Purpose purpose, AnswerForm form) const
{
    ModelRequest made;
    made.messages = {{ChatText::Role::System, u"Be brief."_s, {}}, {ChatText::Role::User, u"Hello?"_s, {}}};
    made.brief.purpose = purpose;
    made.choice.provider = kId;
    made.form = form;
    made.schema = {R"({"type":"object"})"};
    return made;
}

ModelCall *TestNegotiation::start(const ModelRequest &asked)
{
    m_said.clear();
    m_failure.reset();
    m_isDone = false;
    ModelCall *call = m_client->start(asked, m_owner.get());
    connect(call, &ModelCall::textDelta, this, [this](const QString &text) { m_said += text; });
    connect(call, &ModelCall::failed, this, [this](const ModelFailure &failure) { m_failure = failure; });
    connect(call, &ModelCall::finished, this, [this] { m_isDone = true; });
    return call;
}

/// Answers every request until the call is over.
void TestNegotiation::serve(const Server &server)
{
    for (int rounds = 0; rounds < 30 && !m_failure && !m_isDone; ++rounds) {
        while (m_served < m_transport->requests.size()) {
            const qsizetype place = m_served++;
            const Answer answer = server(sent(place));
            if (answer.status == 0) {
                m_transport->at(place).breaks({.detail = u"Connection closed"_s,
                                               .status = {},
                                               .mayRetry = true,
                                               .retryAfter = {},
                                               .advice = Advice::CheckAddress,
                                               .hungUp = true});
                continue;
            }
            m_transport->at(place).begins(answer.status);
            m_transport->at(place).gives(answer.body);
            if (m_transport->streams.at(place) && !m_transport->at(place).isAborted)
                m_transport->at(place).ends();
        }
        m_clock->advance(Millis(2000));
    }
}

Json TestNegotiation::sent(qsizetype place) const
{
    const auto json = studio::wire::parse(m_transport->requests.at(place).body);
    return json ? *json : Json::object();
}

void TestNegotiation::whatIsRefusedIsLeftOut_data()
{
    QTest::addColumn<Server>("server");
    QTest::addColumn<int>("most"); ///< requests

    const auto row = [](const char *name, const std::function<bool(const Json &)> &finds, int status,
                        const QByteArray &words,
                        int most) { QTest::newRow(name) << refusing(finds, status, words) << most; };
    row("usage of a stream, named", having("stream_options"), 422, told("stream_options: not permitted"), 2);
    row("usage of a stream, a bare 400", having("stream_options"), 400, "Bad Request", 2);
    row("usage of a stream, a crash", having("stream_options"), 500, "Internal Server Error", 4);
    row("the role of the system, named", kHasSystem, 400, told("System role not supported"), 2);
    row("the role of the system, by a template", kHasSystem, 500,
        told("Conversation roles must alternate user/assistant"), 2);
    row("the role of the system, a bare 422", kHasSystem, 422, "{\"detail\":\"no\"}", 3);
    row("the limit of tokens has another name", having("max_tokens"), 400,
        told("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."), 2);
    row(
        "no limit of tokens is taken",
        [](const Json &body) {
            return body.contains("max_tokens") || body.contains("max_completion_tokens");
        },
        400, told("max_tokens is not a known argument"), 3);
    row("a seed", having("seed"), 400, told("Unknown field: seed"), 2);
    row("stops", having("stop"), 422, "{\"detail\":[{\"loc\":[\"body\",\"stop\"],\"msg\":\"extra\"}]}", 2);
    row("the warmth", having("temperature"), 400, told("temperature does not support 0.7"), 2);
    row("how much it thinks", having("reasoning_effort"), 400, told("reasoning_effort: unknown"), 2);
    row(
        "two things, one after the other",
        [](const Json &body) { return body.contains("seed") || body.contains("stop"); }, 400,
        told("extra fields: seed, stop"), 3);
    row(
        "everything, without a word",
        [](const Json &body) { return body.contains("stream_options") || hasRole(body, "system"); }, 400, "",
        6);
}

void TestNegotiation::whatIsRefusedIsLeftOut()
{
    QFETCH(Server, server);
    QFETCH(int, most);
    ModelRequest asked = request(Purpose::Speech);
    asked.choice.maxTokens = 300;
    asked.choice.seed = 7;
    asked.choice.temperature = 0.7;
    asked.choice.stop = QStringList{u"END"_s};
    asked.choice.effort = Effort::Low;

    start(asked);
    serve(server);

    QVERIFY2(m_isDone, m_failure ? qPrintable(m_failure->text) : "");
    QCOMPARE(m_said, u"Hello."_s);
    QVERIFY2(m_transport->requests.size() <= most, QByteArray::number(m_transport->requests.size()));
    QCOMPARE(m_log->records.last().tries, int(m_transport->requests.size()));

    const qsizetype before = m_transport->requests.size();
    start(asked);
    serve(server);

    QVERIFY(m_isDone);
    QCOMPARE(m_transport->requests.size(), before + 1);
}

void TestNegotiation::marksOfTheCacheAreLeftOut()
{
    Provider claude = box();
    claude.kind = ProviderKind::Anthropic;
    m_book->put(claude);
    start(request(Purpose::Speech));

    serve([](const Json &body) {
        const bool isMarked = QByteArray::fromStdString(body.dump()).contains("cache_control");
        return isMarked ? Answer{400, told("system.0.cache_control: Extra inputs are not permitted")}
                        : Answer{200, kClaude};
    });

    QVERIFY(m_isDone);
    QCOMPARE(habits(), ServerHabits(ServerHabit::NoCacheMarks));
}

void TestNegotiation::theWordsOfTheSystemAreNotLost()
{
    start(request(Purpose::Speech));

    serve(refusing(kHasSystem, 400, told("only user and assistant roles are supported")));

    const Json messages = sent(1)["messages"];
    QCOMPARE(messages.size(), 1U);
    QVERIFY(messages[0]["role"] == "user");
    QVERIFY(messages[0]["content"] == "Be brief.\n\nHello?");
}

void TestNegotiation::onlyWhatDidTheHarmIsLearned()
{
    start(request(Purpose::Speech));

    serve(refusing(kHasSystem, 400, "Bad Request"));

    QCOMPARE(habits(), ServerHabits(ServerHabit::NoSystemRole));
    QVERIFY(sent(2).contains("stream_options"));
}

void TestNegotiation::whatWasToldIsKeptAndAGuessAfterACrashIsNot_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isKept");

    QTest::newRow("refused") << 400 << true;
    QTest::newRow("fell over") << 500 << false;
}

void TestNegotiation::whatWasToldIsKeptAndAGuessAfterACrashIsNot()
{
    QFETCH(int, status);
    QFETCH(bool, isKept);
    start(request(Purpose::Speech));

    serve(refusing(having("stream_options"), status, "oops"));

    QVERIFY(habits().testFlag(ServerHabit::NoStreamOptions));
    QCOMPARE(m_kept.size(), isKept ? 1 : 0);
    if (isKept) {
        QCOMPARE(m_kept.first().provider, kId);
        QCOMPARE(m_kept.first().model, u"gemma"_s);
        QCOMPARE(m_kept.first().habits, ServerHabits(ServerHabit::NoStreamOptions));
    }
}

void TestNegotiation::aServerThatRefusesEverythingIsAskedAFewTimesOnly_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<int>("most");

    QTest::newRow("a bare 400") << Answer{400, "no"} << 6;
    QTest::newRow("every field by name")
        << Answer{422, told("stream_options, system role, max_tokens, temperature, seed, stop, reasoning")}
        << 6;
    QTest::newRow("a bare 500") << Answer{500, "oops"} << 6;
    QTest::newRow("it hangs up") << Answer{0, {}} << 6;
    QTest::newRow("a word that means nothing") << Answer{418, told("I am a teapot")} << 1;
}

void TestNegotiation::aServerThatRefusesEverythingIsAskedAFewTimesOnly()
{
    QFETCH(Answer, answer);
    QFETCH(int, most);
    ModelRequest asked = request(Purpose::Speech);
    asked.choice.maxTokens = 300;
    asked.choice.temperature = 0.7;
    asked.choice.seed = 1;

    start(asked);
    serve([&answer](const Json &) { return answer; });

    QVERIFY(m_failure);
    QVERIFY2(m_transport->requests.size() <= most, QByteArray::number(m_transport->requests.size()));
    QCOMPARE(m_log->records.size(), 1);
}

void TestNegotiation::whereNothingHelpsNothingIsLearned()
{
    start(request(Purpose::Vote, AnswerForm::Schema));
    serve([](const Json &) { return Answer{400, "no"}; });
    QVERIFY(m_failure->formRefused);
    start(request(Purpose::Vote));
    serve([](const Json &) { return Answer{400, "no"}; });

    QVERIFY(m_failure);
    QCOMPARE(habits(), ServerHabits());
    QVERIFY(offers(AnswerForm::Schema));
    QVERIFY(m_kept.isEmpty());
}

void TestNegotiation::whatIsNotAboutTheRequestIsNotTriedAgain_data()
{
    QTest::addColumn<Answer>("answer");

    QTest::newRow("the key") << Answer{401, told("stream_options: invalid key")};
    QTest::newRow("the region") << Answer{403, told("not in your country")};
    QTest::newRow("the account") << Answer{402, told("Insufficient balance")};
    QTest::newRow("the model") << Answer{404, told("model gemma not found")};
    QTest::newRow("the model, by 400") << Answer{400, told("gemma is not a valid model ID")};
}

void TestNegotiation::whatIsNotAboutTheRequestIsNotTriedAgain()
{
    QFETCH(Answer, answer);

    start(request(Purpose::Vote, AnswerForm::Schema));
    serve([&answer](const Json &) { return answer; });

    QCOMPARE(m_transport->requests.size(), 1);
    QVERIFY(m_failure && !m_failure->formRefused);
    QVERIFY(offers(AnswerForm::Schema));
}

void TestNegotiation::aBoundRequestThatFailsIsAskedInTheNextForm_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<bool>("isKept");

    QTest::newRow("in words") << Answer{400, told("response_format is not supported")} << true;
    QTest::newRow("in FastAPI's words")
        << Answer{422, "{\"detail\":[{\"loc\":[\"body\",\"response_format\",\"type\"],\"msg\":\"no\"}]}"}
        << true;
    QTest::newRow("a bare 400") << Answer{400, "Bad Request"} << false;
    QTest::newRow("a bare 500") << Answer{500, "Internal Server Error"} << false;
    QTest::newRow("it hangs up") << Answer{0, {}} << false;
    QTest::newRow("it begins an answer and ends it at once") << Answer{200, {}} << false;
}

// At once, without the usual waits: the room is waiting for the vote.
void TestNegotiation::aBoundRequestThatFailsIsAskedInTheNextForm()
{
    QFETCH(Answer, answer);
    QFETCH(bool, isKept);

    start(request(Purpose::Vote, AnswerForm::Schema));
    serve([&answer](const Json &) { return answer; });

    QVERIFY(m_failure && m_failure->formRefused);
    QCOMPARE(m_transport->requests.size(), 1);
    QVERIFY(!offers(AnswerForm::Schema));
    QCOMPARE(!m_kept.isEmpty(), isKept);
}

void TestNegotiation::aFormIsAcquittedWhenSomethingElseWasAtFault()
{
    const Server server = refusing(having("stream_options"), 400, "Bad Request");
    start(request(Purpose::Vote, AnswerForm::Schema));
    serve(server);
    QVERIFY(!offers(AnswerForm::Schema));

    start(request(Purpose::Vote));
    serve(server);

    QVERIFY(m_isDone);
    QVERIFY(offers(AnswerForm::Schema));
}

void TestNegotiation::aFormThatWentWellIsNotDroppedForOneCrash()
{
    start(request(Purpose::Vote, AnswerForm::Schema));
    serve([](const Json &) { return Answer{200, kHello}; });
    int asked = 0;
    start(request(Purpose::Vote, AnswerForm::Schema));
    serve([&asked](const Json &) { return asked++ == 0 ? Answer{500, "oops"} : Answer{200, kHello}; });

    QVERIFY(m_isDone);
    QCOMPARE(asked, 2);
    QVERIFY(offers(AnswerForm::Schema));
}

void TestNegotiation::whatIsLearnedBelongsToOneAddressAndModel()
{
    start(request(Purpose::Speech));
    serve(refusing(having("stream_options"), 400, "no"));
    QVERIFY(habits());

    QVERIFY(!m_client->traits({.provider = kId, .model = u"other"_s}).habits);
    Provider moved = box();
    moved.baseUrl = QUrl(u"https://crate.example:8000/v1"_s);
    m_book->put(moved);
    QVERIFY(!habits());
}

void TestNegotiation::aTestForgetsWhatWasLearned()
{
    start(request(Purpose::Speech));
    serve(refusing(having("stream_options"), 400, "no"));
    QVERIFY(habits());

    m_book->setFacts({.provider = kId,
                      .model = u"gemma"_s,
                      .abilities = {},
                      .tested = QDateTime(QDate(2026, 5, 1), QTime(12, 0), studio::base::kUtc)});

    QVERIFY(!habits());
}

void TestNegotiation::aServerThatChangesItsMindIsFollowed()
{
    start(request(Purpose::Speech));
    serve(refusing(having("stream_options"), 400, told("stream_options: no")));
    start(request(Purpose::Speech));
    serve(refusing(kHasSystem, 400, told("System role not supported")));

    QVERIFY(m_isDone);
    QCOMPARE(habits(), ServerHabit::NoStreamOptions | ServerHabit::NoSystemRole);
}

void TestNegotiation::aVoteHasALimitOfTokens_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<ServerHabits>("habits");
    QTest::addColumn<Known>("thinking");
    QTest::addColumn<int>("limit");

    using enum ProviderKind;
    const ServerHabits none;
    QTest::newRow("nobody knows whether it thinks") << Compatible << none << Known::Unknown << 1500;
    QTest::newRow("it can be kept from it") << Compatible << none << Known::Yes << 1500;
    QTest::newRow("it cannot be told")
        << Compatible << (ServerHabit::NoEffortWord | ServerHabit::NoTemplateWord) << Known::Yes << 7500;
    QTest::newRow("it thinks anyway")
        << Compatible << ServerHabits(ServerHabit::ThinksAnyway) << Known::Yes << 7500;
    QTest::newRow("one that thinks a little at least") << OpenAi << none << Known::Yes << 7500;
    QTest::newRow("one of the big that may think") << OpenAi << none << Known::Unknown << 7500;
    QTest::newRow("one of the big that never thinks") << OpenAi << none << Known::No << 1500;
}

void TestNegotiation::aVoteHasALimitOfTokens()
{
    QFETCH(ProviderKind, kind);
    QFETCH(ServerHabits, habits);
    QFETCH(Known, thinking);
    QFETCH(int, limit);
    Provider provider = box();
    provider.kind = kind;
    m_book->put(provider);
    ModelFacts facts{.provider = kId, .model = u"gemma"_s, .habits = habits};
    facts.abilities.thinking = thinking;
    m_book->setFacts(facts);

    ModelRequest asked = request(Purpose::Vote);
    asked.choice.maxTokens = 20;
    start(asked);

    const char *field = kind == ProviderKind::OpenAi ? "max_completion_tokens" : "max_tokens";
    QCOMPARE(sent(0)[field].get<int>(), limit);
}

void TestNegotiation::aVoteThatIsAllThoughtsIsAskedForWithoutThem()
{
    start(request(Purpose::Vote));

    serve([](const Json &body) {
        return Answer{200, body.value("reasoning_effort", "") == "none" ? kHello : kOnlyThoughts};
    });

    QVERIFY(m_isDone);
    QCOMPARE(m_said, u"Hello."_s);
    QCOMPARE(m_transport->requests.size(), 2);
    QVERIFY(sent(1)["chat_template_kwargs"]["enable_thinking"] == false);
    QVERIFY(habits().testFlag(ServerHabit::Thinks));
}

void TestNegotiation::thoughtsOfAVoteThatWasTooLateAreRemembered()
{
    ModelCall *late = start(request(Purpose::Vote));
    m_transport->last().begins();
    m_transport->last().gives(kOnlyThoughts.left(kOnlyThoughts.indexOf("\n\n") + 2));
    late->cancel();

    start(request(Purpose::Vote));

    QVERIFY(sent(1)["reasoning_effort"] == "none");
}

void TestNegotiation::aTalkThatIsTooLongIsTriedWithoutTheLimitOfAVote()
{
    start(request(Purpose::Vote));

    serve(
        refusing(having("max_tokens"), 400,
                 told("maximum context length is 4096 tokens, you asked for 4200 (1500 in the completion)")));

    QVERIFY(m_isDone);
    QCOMPARE(habits(), ServerHabits());
    QCOMPARE(m_client->traits({.provider = kId}).context,
             std::optional<qint64>(4096)); // learned from the error's words
}

// Ollama reloads a model whenever the number of tokens to hold changes.
void TestNegotiation::ollamaHoldsAsMuchForAVoteAsForSpeech()
{
    Provider ollama = box();
    ollama.kind = ProviderKind::Ollama;
    m_book->put(ollama);
    ModelRequest longer = request(Purpose::Speech);
    longer.messages.last().text = QString(40'000, u'a');

    start(request(Purpose::Vote));
    start(request(Purpose::Speech));
    start(longer);
    start(request(Purpose::Vote));
    m_book->setFacts({.provider = kId, .model = u"gemma"_s, .context = 4096});
    start(longer);

    QList<int> held;
    for (qsizetype i = 0; i < m_transport->requests.size(); ++i)
        held.append(sent(i)["options"]["num_ctx"].get<int>());
    QCOMPARE(held, QList<int>({8192, 8192, 16'384, 16'384, 4096}));
}

void TestNegotiation::theOnlyModelOfAListIsTaken()
{
    Provider none = box();
    none.model.clear();
    m_book->put(none);

    start(request(Purpose::Speech));
    serve([](const Json &body) {
        return Answer{200, body.empty() ? QByteArray("{\"data\":[{\"id\":\"only\"}]}") : kHello};
    });

    QVERIFY(m_isDone);
    QVERIFY(sent(1)["model"] == "only");
    QCOMPARE(m_client->traits({.provider = kId}).name, u"only (Box)"_s);
    start(request(Purpose::Speech));
    QCOMPARE(m_transport->requests.size(), 3);
}

void TestNegotiation::severalModelsAreNamedWhereNoneIsChosen()
{
    Provider none = box();
    none.model.clear();
    m_book->put(none);

    start(request(Purpose::Speech));
    serve([](const Json &) { return Answer{200, "{\"data\":[{\"id\":\"one\"},{\"id\":\"two\"}]}"}; });

    QVERIFY(m_failure);
    QCOMPARE(m_failure->advice, Advice::NameModel);
    QVERIFY(m_failure->text.startsWith(u"no model is chosen"_s));
    QVERIFY(m_failure->text.contains(u"one, two"_s));
    QVERIFY(m_log->records.isEmpty());
}

void TestNegotiation::theKeyGoesToNoOtherOrigin()
{
    m_book->setKey(kId, "sk-1");
    for (const char *elsewhere :
         {"https://box:8000/v1/chat/completions", "http://evil:8000/v1/chat/completions", "//evil/v1",
          "http://box:8001/v1/chat/completions"}) {
        const qsizetype before = m_transport->requests.size();
        start(request(Purpose::Speech));
        m_transport->last().begins(308, {{"location", elsewhere}});
        m_transport->last().ends();

        QVERIFY(m_failure);
        QCOMPARE(m_failure->advice, Advice::CheckAddress);
        QCOMPARE(m_transport->requests.size(), before + 1);
    }
}

void TestNegotiation::aRedirectWithinTheOriginIsFollowed()
{
    start(request(Purpose::Speech));
    m_transport->last().begins(307, {{"location", "/new/chat/completions"}});
    m_transport->last().ends();

    QCOMPARE(m_transport->requests.size(), 2);
    QCOMPARE(m_transport->requests.last().url, QUrl(u"https://box.example:8000/new/chat/completions"_s));
    QCOMPARE(m_transport->requests.last().body, m_transport->requests.first().body);
    m_served = 1;
    serve([](const Json &) { return Answer{200, kHello}; });
    QVERIFY(m_isDone);

    start(request(Purpose::Speech));
    for (int hops = 0; hops < 10 && !m_failure; ++hops) { // in a circle
        m_transport->last().begins(307, {{"location", "/v1/chat/completions"}});
        m_transport->last().ends();
    }
    QVERIFY(m_failure);
}

SUITE_TEST(QCoreApplication, TestNegotiation)

} // namespace tst_negotiation

#include "tst_negotiation.moc"
