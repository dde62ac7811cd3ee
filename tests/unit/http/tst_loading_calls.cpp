// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/provider_call.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"
#include "tests/unit/provider/spoken_transport.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_loading_calls {

using namespace Qt::StringLiterals;
using namespace studio::llm;
using namespace studio::llm::http;
using studio::base::Millis;
using studio::model::Advice;
using studio::model::Cause;
using studio::tests::FakeClock;
using studio::tests::SpokenStream;
using studio::tests::SpokenTransport;

namespace {

const QByteArray kHello =
    "data: {\"choices\":[{\"delta\":{\"content\":\"Hello\"},\"finish_reason\":\"stop\"}]}\n\n"
    "data: [DONE]\n\n";
const QByteArray kLoading = R"({"error":{"code":503,"message":"Loading model"}})";
const QByteArray kNothingRuns = R"({"models":[]})";
const QByteArray kItRuns = R"({"models":[{"name":"tea:latest"}]})";

} // namespace

/// A call whose model is not in memory yet.
class TestLoadingCalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aServerThatLoadsIsAskedUntilItHasLoaded();
    void itIsToldOnceAndCountsFromTheFirstTry();
    void aServerThatLoadsForEverIsGivenUp();
    void aServerThatDiesWhileItLoadsEndsTheCallSoon();
    void anAnswerThatOnlyLoadedIsAskedForAgain();
    void nobodyIsAskedBeforeACallHasWaited();
    void aModelThatIsNotInMemoryIsCounted();
    void aModelThatIsInMemoryIsJustSlow();
    void aModelThatWasPutOutOfMemoryLoadsAgain();
    void questionsAreFewHoweverManyCallsWait();
    void aServerThatAnswersNoQuestionLoadsAtItsFirstContact();
    void afterItsFirstWordSilenceIsNoLoading();
    void aServiceFarAwayIsNeverAsked();
    void silenceIsGivenUpAfterThreeMinutes();
    void cancellingEndsTheQuestionsToo();
    void theCountGoesOnFromOneCallToTheNext();

private:
    ProviderCall *start(Purpose purpose = Purpose::Speech);
    void use(ProviderKind kind, const QString &url);
    void answer(int status, const QByteArray &body);
    void answerQuestion(int status, const QByteArray &body);
    [[nodiscard]] int posts() const;
    [[nodiscard]] int questions() const { return int(m_transport->requests.size()) - posts(); }

    std::unique_ptr<FakeClock> m_clock;
    std::unique_ptr<SpokenTransport> m_transport;
    std::shared_ptr<ModelWatch> m_watch;
    std::unique_ptr<QObject> m_owner;
    Endpoint m_endpoint;
    QList<ModelWait> m_waits;
    int m_resumed = 0;
    QString m_text;
    std::optional<ModelFailure> m_failure;
};

void TestLoadingCalls::init()
{
    m_owner = std::make_unique<QObject>();
    m_watch.reset(); // before the parts that it uses
    m_clock = std::make_unique<FakeClock>();
    m_transport = std::make_unique<SpokenTransport>();
    use(ProviderKind::Ollama, u"http://localhost:1"_s);
    m_waits.clear();
    m_resumed = 0;
    m_text.clear();
    m_failure.reset();
}

void TestLoadingCalls::use(ProviderKind kind, const QString &url)
{
    m_endpoint = {kind, QUrl(url), "sk-secret-123"};
    m_watch = std::make_shared<ModelWatch>(*m_clock, m_transport.get(), m_endpoint, u"tea"_s);
}

ProviderCall *TestLoadingCalls::start(Purpose purpose)
{
    ModelRequest request;
    request.brief.purpose = purpose;
    auto *call = new ProviderCall({*m_transport, *m_clock, [] { return 0.0; }, {}, {}, m_watch}, m_endpoint,
                                  request, {.model = u"tea"_s}, m_owner.get());
    connect(call, &ModelCall::textDelta, this, [this](const QString &text) { m_text += text; });
    connect(call, &ModelCall::waiting, this, [this](const ModelWait &wait) { m_waits.append(wait); });
    connect(call, &ModelCall::resumed, this, [this] { ++m_resumed; });
    connect(call, &ModelCall::failed, this, [this](const ModelFailure &failure) { m_failure = failure; });
    return call;
}

void TestLoadingCalls::answer(int status, const QByteArray &body)
{
    for (qsizetype at = m_transport->requests.size() - 1; at >= 0; --at) {
        SpokenStream *stream = m_transport->streams.at(at);
        if (m_transport->requests.at(at).verb != HttpRequest::Verb::Post || !stream)
            continue;
        stream->begins(status);
        stream->gives(body);
        if (!stream->isAborted)
            stream->ends();
        return;
    }
}

void TestLoadingCalls::answerQuestion(int status, const QByteArray &body)
{
    QCOMPARE(m_transport->requests.last().verb, HttpRequest::Verb::Get);
    m_transport->last().begins(status);
    m_transport->last().gives(body);
    m_transport->last().ends();
}

int TestLoadingCalls::posts() const
{
    return int(std::count_if(m_transport->requests.cbegin(), m_transport->requests.cend(),
                             [](const HttpRequest &one) { return one.verb == HttpRequest::Verb::Post; }));
}

void TestLoadingCalls::aServerThatLoadsIsAskedUntilItHasLoaded()
{
    use(ProviderKind::Compatible, u"http://localhost:1/v1"_s);
    start();

    for (int times = 0; times < 20; ++times) {
        answer(503, kLoading);
        QVERIFY(!m_failure);
        m_clock->advance(Millis(2000));
    }
    answer(200, kHello);

    QCOMPARE(m_text, u"Hello"_s);
    QCOMPARE(posts(), 21);
}

void TestLoadingCalls::itIsToldOnceAndCountsFromTheFirstTry()
{
    use(ProviderKind::Compatible, u"http://localhost:1/v1"_s);
    m_clock->advance(Millis(7000));
    start();

    m_clock->advance(Millis(100));
    answer(503, kLoading);
    m_clock->advance(Millis(500));
    answer(503, kLoading);
    m_clock->advance(Millis(1000));

    QCOMPARE(m_waits.size(), 1);
    QCOMPARE(m_waits.first().loading, (ModelLoading{u"tea"_s, Millis(7000)}));
    QCOMPARE(m_waits.first().trouble.advice, Advice::LetItLoad);
    QCOMPARE(m_waits.first().trouble.detail, u"Loading model"_s);
    QCOMPARE(m_resumed, 0);
    QVERIFY(m_watch->pace().loading);
    answer(200, kHello);
    QCOMPARE(m_resumed, 1);
    QVERIFY(!m_watch->pace().loading);
}

void TestLoadingCalls::aServerThatLoadsForEverIsGivenUp()
{
    use(ProviderKind::Compatible, u"http://localhost:1/v1"_s);
    start();

    while (!m_failure && m_clock->steadyNow() < Millis(300'000)) {
        answer(503, kLoading);
        m_clock->advance(Millis(2000));
    }

    QVERIFY(m_failure);
    QCOMPARE(m_failure->advice, Advice::LetItLoad);
    QCOMPARE(m_failure->text, u"Loading model"_s);
    QVERIFY(m_clock->steadyNow() >= Millis(178'000) && m_clock->steadyNow() <= Millis(184'000));
}

void TestLoadingCalls::aServerThatDiesWhileItLoadsEndsTheCallSoon()
{
    use(ProviderKind::Compatible, u"http://localhost:1/v1"_s);
    start();
    answer(503, kLoading);
    m_clock->advance(Millis(500));

    for (const int wait : {500, 1000, 0}) {
        m_transport->last().breaks(
            {.detail = u"refused"_s, .status = {}, .mayRetry = true, .retryAfter = {}});
        m_clock->advance(Millis(wait));
    }

    QVERIFY(m_failure);
    QCOMPARE(m_failure->text, u"refused"_s);
    QVERIFY(!m_watch->loadingSince());
}

void TestLoadingCalls::anAnswerThatOnlyLoadedIsAskedForAgain()
{
    start();

    answer(200, "{\"message\":{\"content\":\"\"},\"done\":true,\"done_reason\":\"load\"}\n");
    m_clock->advance(Millis(500));
    QCOMPARE(posts(), 2);
    answer(200, "{\"message\":{\"content\":\"Hello\"},\"done\":true,\"done_reason\":\"stop\"}\n");

    QCOMPARE(m_text, u"Hello"_s);
    QVERIFY(!m_failure);
}

void TestLoadingCalls::nobodyIsAskedBeforeACallHasWaited()
{
    start();

    m_clock->advance(Millis(1499));
    QCOMPARE(questions(), 0);
    QVERIFY(m_waits.isEmpty());
    m_clock->advance(Millis(1));

    QCOMPARE(questions(), 1);
    QCOMPARE(m_transport->requests.last().url, QUrl(u"http://localhost:1/api/ps"_s));
}

void TestLoadingCalls::aModelThatIsNotInMemoryIsCounted()
{
    start();
    m_clock->advance(Millis(1500));

    answerQuestion(200, kNothingRuns);

    QCOMPARE(m_waits.size(), 1);
    QCOMPARE(m_waits.first().loading, (ModelLoading{u"tea"_s, Millis(0)}));
    QVERIFY(m_watch->pace().loading);
    m_clock->advance(Millis(10'000));
    answer(200, "{\"message\":{\"content\":\"Hello\"},\"done\":true}\n");
    QCOMPARE(m_resumed, 1);
    QVERIFY(!m_watch->pace().loading);
    QCOMPARE(m_watch->pace().vote, Millis(0)); // loading time is not its pace
}

void TestLoadingCalls::aModelThatIsInMemoryIsJustSlow()
{
    start();
    m_clock->advance(Millis(1500));

    answerQuestion(200, kItRuns);

    QCOMPARE(m_waits.size(), m_resumed); // everything told before the answer is over
    QVERIFY(!m_watch->loadingSince());
}

void TestLoadingCalls::aModelThatWasPutOutOfMemoryLoadsAgain()
{
    start();
    answer(200, "{\"message\":{\"content\":\"Hello\"},\"done\":true}\n");
    m_clock->advance(Millis(20'000));

    start();
    m_clock->advance(Millis(1500));
    QVERIFY(m_waits.isEmpty());
    answerQuestion(200, kNothingRuns);

    QCOMPARE(m_waits.size(), 1);
}

void TestLoadingCalls::questionsAreFewHoweverManyCallsWait()
{
    for (int calls = 0; calls < 5; ++calls)
        start(Purpose::Vote);

    m_clock->advance(Millis(1500));
    QCOMPARE(questions(), 1);
    answerQuestion(200, kNothingRuns);
    m_clock->advance(Millis(2900));
    QCOMPARE(questions(), 1);
    m_clock->advance(Millis(200));

    QCOMPARE(questions(), 2);
    QCOMPARE(m_waits.size(), 5);
}

void TestLoadingCalls::aServerThatAnswersNoQuestionLoadsAtItsFirstContact()
{
    use(ProviderKind::Compatible, u"http://localhost:1/v1"_s);
    start();
    m_clock->advance(Millis(1500));

    for (int asked = 0; asked < 3; ++asked)
        answerQuestion(404, "{}");

    QCOMPARE(questions(), 3);
    QCOMPARE(m_waits.size(), 1);
    QVERIFY(!m_watch->pace().loading); // no server said so
    m_clock->advance(Millis(60'000));
    QCOMPARE(questions(), 3);
}

void TestLoadingCalls::afterItsFirstWordSilenceIsNoLoading()
{
    use(ProviderKind::Compatible, u"http://localhost:1/v1"_s);
    start();
    answer(200, kHello);

    start();
    m_clock->advance(Millis(30'000));
    QVERIFY(m_waits.isEmpty());

    m_clock->advance(Millis(100'000));
    answer(200, kHello);
    m_clock->advance(Millis(300'000)); // it may have been unloaded meanwhile
    start();
    m_clock->advance(Millis(1500));
    QCOMPARE(m_waits.size(), 1);
}

void TestLoadingCalls::aServiceFarAwayIsNeverAsked()
{
    use(ProviderKind::Compatible, u"https://api.example.com/v1"_s);
    start();

    m_clock->advance(Millis(60'000));

    QCOMPARE(questions(), 0);
    QVERIFY(m_waits.isEmpty());
}

void TestLoadingCalls::silenceIsGivenUpAfterThreeMinutes()
{
    start();

    m_clock->advance(Millis(179'999));
    QVERIFY(!m_failure);
    m_clock->advance(Millis(1));

    QVERIFY(m_failure);
    QCOMPARE(m_failure->cause, Cause::Timeout);
    QCOMPARE(posts(), 1);
    QVERIFY(!m_watch->pace().mayLoad); // its time is over
}

void TestLoadingCalls::cancellingEndsTheQuestionsToo()
{
    ProviderCall *call = start();
    m_clock->advance(Millis(1500));
    answerQuestion(200, kNothingRuns);

    call->cancel();
    m_clock->advance(Millis(60'000));

    QCOMPARE(questions(), 1);
    QVERIFY(!m_watch->loadingSince());
}

void TestLoadingCalls::theCountGoesOnFromOneCallToTheNext()
{
    ProviderCall *vote = start(Purpose::Vote);
    m_clock->advance(Millis(8000));
    vote->cancel();
    m_clock->advance(Millis(600));

    start();
    m_clock->advance(Millis(1)); // what is known already is told at once

    QCOMPARE(m_waits.size(), 2);
    QCOMPARE(m_waits.last().loading, (ModelLoading{u"tea"_s, Millis(0)}));
}

SUITE_TEST(void, TestLoadingCalls)

} // namespace tst_loading_calls

#include "tst_loading_calls.moc"
