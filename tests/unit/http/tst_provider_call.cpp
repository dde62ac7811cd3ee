// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/provider_call.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

namespace tst_provider_call {

using namespace Qt::StringLiterals;
using namespace studio::llm;
using namespace studio::llm::http;
using studio::base::Millis;
using studio::llm::codec::Fault;
using studio::model::Cause;
using studio::tests::FakeClock;

namespace {

/// A stream controlled by the test.
class TestStream final : public HttpStream
{
public:
    using HttpStream::HttpStream;
    void abort() override { isAborted = true; }
    bool isAborted = false;
};

class TestTransport final : public HttpTransport
{
public:
    HttpStream *send(const HttpRequest &request, QObject *parent) override
    {
        requests.append(request);
        streams.append(new TestStream(parent));
        return streams.last();
    }
    TestStream &last() { return *streams.last(); }

    QList<HttpRequest> requests;
    QList<QPointer<TestStream>> streams;
};

QByteArray piece(const QByteArray &text)
{
    return "data: {\"choices\":[{\"delta\":{\"content\":\"" + text + "\"}}]}\n\n";
}
const QByteArray kEnd = "data: {\"choices\":[{\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n";

Fault broken()
{
    return {
        .cause = Cause::Unreachable, .detail = u"reset"_s, .status = {}, .mayRetry = true, .retryAfter = {}};
}

} // namespace

class TestProviderCall : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void speechIsGivenOnAsItComes();
    void aVoteIsGivenOnWhole();
    void aBrokenTryIsRepeatedWhileNothingWasGivenOn();
    void speechThatHasBegunIsNotRepeated();
    void aVoteIsRepeatedAtAnyPoint();
    void triesEndAfterTheThird();
    void aServerThatHasTooMuchToDoIsAskedForAsLongAsARoundLasts();
    void aWrongKeyIsNotTriedAgain();
    void theServersWaitIsKeptToTheMillisecond();
    void keepAliveCommentsAreNoAnswer();
    void thinkingForAMinuteIsFine();
    void aDripOfTokensEndsAtTheLimit();
    void anAnswerWithoutAnEndIsDropped();
    void aRedirectIsNotFollowed();
    void aRefusalOfTheModelIsNoSpeech();
    void thinkingIsToldBesideTheSpeech();
    void halfACharacterWaitsForTheOther();
    void whatIsToBeKeptComesOnceAndAtTheEnd();
    void aVotesCallOfAToolComesAtTheEnd();
    void tokensAreToldWithTheEnd();
    void brokenTriesCostTokensToo();
    void aWaitSaysWhyAndHowLong();
    void aKeyThatTheServerRepeatsIsNotTold();
    void onlyWhoAskedForAFormIsRefusedIt_data();
    void onlyWhoAskedForAFormIsRefusedIt();
    void cancelEndsEveryState();
    void whoCancelsWhileItIsToldIsToldNoMore();

private:
    ProviderCall *start(Purpose purpose = Purpose::Speech, AnswerForm form = AnswerForm::Free);
    void answer(const QByteArray &bytes);
    void answer(int status, const codec::Headers &headers = {}, const QByteArray &body = {});

    std::unique_ptr<FakeClock> m_clock;
    std::unique_ptr<TestTransport> m_transport;
    std::unique_ptr<QObject> m_owner;
    QString m_text;
    std::optional<ModelFinish> m_finish;
    std::optional<ModelFailure> m_failure;
};

void TestProviderCall::init()
{
    m_owner = std::make_unique<QObject>();
    m_clock = std::make_unique<FakeClock>();
    m_transport = std::make_unique<TestTransport>();
    m_text.clear();
    m_finish.reset();
    m_failure.reset();
}

ProviderCall *TestProviderCall::start(Purpose purpose, AnswerForm form)
{
    ModelRequest request;
    request.brief.purpose = purpose;
    auto *call = new ProviderCall({*m_transport, *m_clock, [] { return 0.0; }, {}, {}},
                                  {ProviderKind::Compatible, QUrl(u"http://h/v1"_s), "sk-secret-123"},
                                  request, {.model = u"m"_s, .form = form}, m_owner.get());
    connect(call, &ModelCall::textDelta, this, [this](const QString &text) { m_text += text; });
    connect(call, &ModelCall::finished, this, [this](const ModelFinish &finish) {
        QVERIFY(!m_finish && !m_failure);
        m_finish = finish;
    });
    connect(call, &ModelCall::failed, this, [this](const ModelFailure &failure) {
        QVERIFY(!m_finish && !m_failure);
        m_failure = failure;
    });
    return call;
}

void TestProviderCall::answer(const QByteArray &bytes)
{
    Q_EMIT m_transport->last().began(200, {});
    Q_EMIT m_transport->last().bytes(bytes);
}

void TestProviderCall::answer(int status, const codec::Headers &headers, const QByteArray &body)
{
    Q_EMIT m_transport->last().began(status, headers);
    if (!body.isEmpty())
        Q_EMIT m_transport->last().bytes(body);
    Q_EMIT m_transport->last().finished();
}

void TestProviderCall::speechIsGivenOnAsItComes()
{
    start();

    answer(piece("Hel"));
    QCOMPARE(m_text, u"Hel"_s);
    answer(piece("lo"));
    answer(kEnd);

    QCOMPARE(m_text, u"Hello"_s);
    QVERIFY(m_finish);
    QCOMPARE(m_finish->reason, u"stop"_s);
}

void TestProviderCall::aVoteIsGivenOnWhole()
{
    start(Purpose::Vote);

    answer(piece("Hel"));
    QCOMPARE(m_text, QString());
    answer(piece("lo") + kEnd);

    QCOMPARE(m_text, u"Hello"_s);
    QVERIFY(m_finish);
}

void TestProviderCall::aBrokenTryIsRepeatedWhileNothingWasGivenOn()
{
    ProviderCall *call = start();
    const QSignalSpy waits(call, &ProviderCall::waiting);

    Q_EMIT m_transport->last().failed(broken());
    QCOMPARE(waits.size(), 1);
    m_clock->advance(Millis(499));
    QCOMPARE(m_transport->streams.size(), 1);
    m_clock->advance(Millis(1));
    QCOMPARE(m_transport->streams.size(), 2);
    answer(piece("Hello") + kEnd);

    QCOMPARE(m_text, u"Hello"_s);
    QVERIFY(m_finish);
}

void TestProviderCall::speechThatHasBegunIsNotRepeated()
{
    start();

    answer(piece("Hel"));
    Q_EMIT m_transport->last().failed(broken());

    QCOMPARE(m_transport->streams.size(), 1);
    QVERIFY(m_failure);
    QCOMPARE(m_failure->cause, Cause::Unreachable);
}

void TestProviderCall::aVoteIsRepeatedAtAnyPoint()
{
    start(Purpose::Vote);

    answer(piece("Hel"));
    Q_EMIT m_transport->last().failed(broken());
    m_clock->advance(Millis(500));
    answer(piece("again") + kEnd);

    QCOMPARE(m_text, u"again"_s);
    QVERIFY(m_finish);
}

void TestProviderCall::triesEndAfterTheThird()
{
    start();

    answer(500);
    m_clock->advance(Millis(500));
    answer(500);
    m_clock->advance(Millis(1000));
    QVERIFY(!m_failure);
    answer(500, {}, R"({"error":{"message":"no room"}})");
    m_clock->advance(Millis(60'000));

    QCOMPARE(m_transport->streams.size(), 3);
    QVERIFY(m_failure);
    QCOMPARE(m_failure->status, std::optional(500));
    QCOMPARE(m_failure->text, u"no room"_s);
}

void TestProviderCall::aServerThatHasTooMuchToDoIsAskedForAsLongAsARoundLasts()
{
    start(Purpose::Vote);

    for (const int wait : {500, 1000, 2000, 4000}) {
        answer(503, {}, R"({"error":{"message":"no room"}})");
        m_clock->advance(Millis(wait));
    }
    QVERIFY(!m_failure);
    answer(piece("at last") + kEnd);

    QCOMPARE(m_text, u"at last"_s);
}

void TestProviderCall::aWrongKeyIsNotTriedAgain()
{
    start();

    answer(401, {}, R"({"error":{"message":"Incorrect API key"}})");

    QCOMPARE(m_transport->streams.size(), 1);
    QVERIFY(m_failure);
    QCOMPARE(m_failure->status, std::optional(401));
}

void TestProviderCall::theServersWaitIsKeptToTheMillisecond()
{
    start();

    answer(429, {{"retry-after-ms", "300"}});
    m_clock->advance(Millis(299));
    QCOMPARE(m_transport->streams.size(), 1);
    m_clock->advance(Millis(1));

    QCOMPARE(m_transport->streams.size(), 2);
}

void TestProviderCall::keepAliveCommentsAreNoAnswer()
{
    start();

    for (int second = 0; second < 119; ++second) {
        answer(QByteArray(": keep-alive\n\n"));
        m_clock->advance(Millis(1000));
    }
    QCOMPARE(m_transport->last().isAborted, false);
    m_clock->advance(Millis(1000));

    QCOMPARE(m_transport->streams.first()->isAborted, true);
}

void TestProviderCall::thinkingForAMinuteIsFine()
{
    start();

    m_clock->advance(Millis(60'000));
    answer(piece("Hello") + kEnd);

    QVERIFY(m_finish);
}

void TestProviderCall::aDripOfTokensEndsAtTheLimit()
{
    start();

    for (int second = 0; second < 600; ++second) {
        answer(piece("a"));
        m_clock->advance(Millis(1000));
    }

    QVERIFY(m_failure);
    QCOMPARE(m_failure->cause, Cause::Timeout);
    QCOMPARE(m_text.size(), 600);
}

void TestProviderCall::anAnswerWithoutAnEndIsDropped()
{
    const QByteArray megabyte(1'000'000, 'a');
    start(Purpose::Vote);
    const QPointer<TestStream> stream = m_transport->streams.last();
    Q_EMIT stream->began(503, {}); // 503 would be tried again

    for (int times = 0; times < 70 && !stream->isAborted; ++times)
        Q_EMIT stream->bytes(megabyte);

    QVERIFY(stream->isAborted);
    QVERIFY(m_failure);
    QCOMPARE(m_failure->cause, Cause::Malformed);
    QCOMPARE(m_transport->requests.size(), 1);
}

void TestProviderCall::aRedirectIsNotFollowed()
{
    start();

    answer(307, {{"location", "http://elsewhere/"}});

    QCOMPARE(m_transport->requests.size(), 1);
    QVERIFY(m_failure);
    QCOMPARE(m_failure->status, std::optional(307));
}

void TestProviderCall::aRefusalOfTheModelIsNoSpeech()
{
    start();

    answer("data: {\"choices\":[{\"delta\":{\"refusal\":\"I would rather "
           "not.\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n");

    QCOMPARE(m_text, QString());
    QVERIFY(m_failure);
    QCOMPARE(m_failure->cause, Cause::Refused);
    QCOMPARE(m_failure->text, u"I would rather not."_s);
}

void TestProviderCall::thinkingIsToldBesideTheSpeech()
{
    ProviderCall *call = start();
    QString thoughts;
    connect(call, &ModelCall::thinkingDelta, this, [&thoughts](const QString &text) { thoughts += text; });

    answer("data: {\"choices\":[{\"delta\":{\"reasoning_content\":\"Hm.\"}}]}\n\n" + piece("Hello") + kEnd);

    QCOMPARE(thoughts, u"Hm."_s);
    QCOMPARE(m_text, u"Hello"_s);
}

void TestProviderCall::halfACharacterWaitsForTheOther()
{
    ProviderCall *call = start();
    QStringList pieces;
    connect(call, &ModelCall::textDelta, this, [&pieces](const QString &text) { pieces.append(text); });

    answer(piece(R"(a\ud83d)") + piece(R"(\ude00)") + piece(R"(\ud83d)"));
    QCOMPARE(pieces, QStringList({u"a"_s, u"😀"_s}));
    answer(kEnd); // the last answer has no other half

    QCOMPARE(m_text, u"a😀\uFFFD"_s);
    QVERIFY(m_finish);
}

void TestProviderCall::whatIsToBeKeptComesOnceAndAtTheEnd()
{
    auto *call = new ProviderCall({*m_transport, *m_clock, [] { return 0.0; }, {}, {}},
                                  {ProviderKind::Anthropic, QUrl(u"http://h"_s), {}}, {}, {.model = u"m"_s},
                                  m_owner.get());
    QStringList told;
    connect(call, &ModelCall::kept, this, [&told] { told.append(u"kept"_s); });
    connect(call, &ModelCall::finished, this, [&told] { told.append(u"finished"_s); });
    const QByteArray thought =
        "data: {\"type\":\"content_block_start\",\"index\":0,\"content_block\":{\"type\":\"thinking\"}}\n\n"
        "data: {\"type\":\"content_block_stop\",\"index\":0}\n\n";

    answer(thought);
    Q_EMIT m_transport->last().failed(broken());
    m_clock->advance(Millis(500));
    answer(thought + "data: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"}}\n\n"
                     "data: {\"type\":\"message_stop\"}\n\n");

    QCOMPARE(told, QStringList({u"kept"_s, u"finished"_s}));
}

void TestProviderCall::aVotesCallOfAToolComesAtTheEnd()
{
    ProviderCall *call = start(Purpose::Vote, AnswerForm::ForcedTool);
    const QSignalSpy calls(call, &ModelCall::toolCalled);

    answer("data: {\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0,\"id\":\"c1\",\"function\":"
           "{\"name\":\"vote\",\"arguments\":\"{}\"}}]}}]}\n\n");
    QCOMPARE(calls.size(), 0);
    answer("data: {\"choices\":[{\"finish_reason\":\"tool_calls\"}]}\n\ndata: [DONE]\n\n");

    QCOMPARE(calls.size(), 1);
    QVERIFY(m_finish);
    QCOMPARE(m_finish->reason, u"toolCalls"_s);
}

void TestProviderCall::tokensAreToldWithTheEnd()
{
    start();

    answer(
        piece("Hello") +
        R"(data: {"choices":[{"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":4,)"
        R"("prompt_tokens_details":{"cached_tokens":3},"completion_tokens_details":{"reasoning_tokens":1}}})"
        "\n\ndata: [DONE]\n\n");

    QVERIFY(m_finish);
    QCOMPARE(m_finish->inputTokens, std::optional<qint64>(9));
    QCOMPARE(m_finish->outputTokens, std::optional<qint64>(4));
    QCOMPARE(m_finish->cachedTokens, std::optional<qint64>(3));
    QCOMPARE(m_finish->thinkingTokens, std::optional<qint64>(1));
}

void TestProviderCall::brokenTriesCostTokensToo()
{
    const QByteArray usage =
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":9,\"completion_tokens\":4}}\n\n";
    const ProviderCall *call = start(Purpose::Vote);

    answer(piece("Hel") + usage);
    Q_EMIT m_transport->last().failed(broken());
    m_clock->advance(Millis(500));
    answer(piece("again") + usage + kEnd);

    QVERIFY(m_finish);
    QCOMPARE(m_finish->inputTokens, std::optional<qint64>(9));
    QCOMPARE(call->spent().input, std::optional<qint64>(18));
    QCOMPARE(call->spent().output, std::optional<qint64>(8));
    QCOMPARE(call->tries(), 2);
}

void TestProviderCall::aWaitSaysWhyAndHowLong()
{
    ProviderCall *call = start();
    QList<ModelWait> waits;
    connect(call, &ModelCall::waiting, this, [&waits](const ModelWait &wait) { waits.append(wait); });
    const QSignalSpy resumed(call, &ModelCall::resumed);

    m_clock->advance(Millis(100));
    answer(429, {{"retry-after", "2"}}, R"({"error":{"message":"slow down"}})");

    const studio::model::CallTrouble trouble{Cause::RateLimited, studio::model::Advice::WaitAWhile,
                                             u"slow down"_s, 429};
    QCOMPARE(waits, QList<ModelWait>({{trouble, 1, Millis(2100)}}));
    QCOMPARE(resumed.size(), 0);
    m_clock->advance(Millis(2000));
    QCOMPARE(resumed.size(), 1);
}

void TestProviderCall::aKeyThatTheServerRepeatsIsNotTold()
{
    start();

    answer(401, {}, R"({"error":{"message":"Wrong key: sk-secret-123."}})");

    QVERIFY(m_failure);
    QVERIFY(m_failure->text.startsWith(u"Wrong key: "_s));
    QVERIFY(!m_failure->text.contains(u"secret"_s));
    QCOMPARE(m_failure->advice, studio::model::Advice::CheckKey);
}

void TestProviderCall::onlyWhoAskedForAFormIsRefusedIt_data()
{
    QTest::addColumn<AnswerForm>("form");
    QTest::addColumn<bool>("isRefused");

    QTest::newRow("a schema") << AnswerForm::Schema << true;
    QTest::newRow("JSON") << AnswerForm::JsonObject << true;
    QTest::newRow("nothing") << AnswerForm::Free << false;
}

void TestProviderCall::onlyWhoAskedForAFormIsRefusedIt()
{
    QFETCH(AnswerForm, form);
    QFETCH(bool, isRefused);

    start(Purpose::Vote, form);
    answer(400, {}, R"({"error":{"message":"response_format is not supported"}})");

    QVERIFY(m_failure);
    QCOMPARE(m_failure->formRefused, isRefused);
    QCOMPARE(m_failure->advice, studio::model::Advice::ChooseAnother);
}

void TestProviderCall::cancelEndsEveryState()
{
    const QList<std::function<void()>> states{
        [] {},
        [this] { Q_EMIT m_transport->last().began(200, {}); },
        [this] { answer(piece("Hel")); },
        [this] { Q_EMIT m_transport->last().failed(broken()); },
    };
    for (const auto &reach : states) {
        init();
        ProviderCall *call = start();
        reach();

        call->cancel();
        const qsizetype tries = m_transport->streams.size();
        m_clock->advance(Millis(1'000'000));

        QVERIFY(m_failure);
        QCOMPARE(m_failure->cause, Cause::NoAnswer);
        QCOMPARE(m_transport->streams.size(), tries);
        QVERIFY(m_transport->last().isAborted);
    }
}

void TestProviderCall::whoCancelsWhileItIsToldIsToldNoMore()
{
    ProviderCall *call = start();
    connect(call, &ModelCall::textDelta, call, [call] { call->cancel(); });

    answer(piece("Hel") + piece("lo") + kEnd);

    QCOMPARE(m_text, u"Hel"_s);
    QVERIFY(m_failure);
    QVERIFY(!m_finish);
}

SUITE_TEST(QCoreApplication, TestProviderCall)

} // namespace tst_provider_call

#include "tst_provider_call.moc"
