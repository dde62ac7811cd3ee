// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/provider_stage.h"

#include <QSignalSpy>

namespace tst_provider_test {

using namespace Qt::StringLiterals;
using namespace studio;
using llm::Purpose;
using model::Known;
using ports::TestStep;
using tests::ProviderStage;
using tests::ScriptedAnswer;
using How = ports::TestResult::How;

namespace {

const ports::KeyInput kSetKey{ports::KeyInput::What::Set, "sk-1"};
const base::ParticipantId kNobody;
const auto kList = u"http://box:8000/v1/models"_s;

model::Provider box()
{
    return {.name = u"Box"_s,
            .kind = model::ProviderKind::Compatible,
            .baseUrl = QUrl(u"http://box:8000/v1"_s),
            .model = u"gemma"_s};
}

ScriptedAnswer json() { return ScriptedAnswer::text(uR"({"colour":"blue"})"_s); }

ScriptedAnswer tooManyRequests()
{
    ScriptedAnswer answer;
    answer.end = llm::ModelFailure{.cause = model::Cause::RateLimited,
                                   .text = u"slow down"_s,
                                   .status = 429,
                                   .advice = model::Advice::WaitAWhile};
    return answer;
}

ScriptedAnswer refusedForm()
{
    ScriptedAnswer answer;
    answer.end = llm::ModelFailure{
        .cause = model::Cause::Malformed, .text = u"response_format is not supported"_s, .formRefused = true};
    return answer;
}

} // namespace

/// A provider is tested step by step, and each failure is a plain sentence.
class TestProviderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aGoodProviderPassesEveryStep();
    void nobodyAtTheAddressSkipsTheRest();
    void aRefusedKeySkipsTheRest();
    void aMissingListIsAWarning();
    void aKeyThatOnlyTheStreamRefusesIsToldOfTheKey();
    void aModelThatIsNotThereFailsTheStream();
    void aFormThatIsRefusedIsFollowedByTheNext();
    void whatAModelCannotDoIsAWarning();
    void whatFailedForAnHourSaysNothingOfTheModel();
    void ourOwnDoorIsNoModel();
    void aRedirectIsNotFollowed();
    void aTestCanBeCalledOff();
    void whatWasFoundOfAStoredProviderIsKept();
    void whatAFormFoundElsewhereIsNotKept();
    void aStudioThatOnlyReadsTestsToo();
    void theMeantAddressIsFoundAndSaid_data();
    void theMeantAddressIsFoundAndSaid();
    void theAddressOfAStoredProviderIsPutRight();
    void anAddressThatNobodyKnowsStaysAsItIs();
    void anotherKindOfServerIsNamed_data();
    void anotherKindOfServerIsNamed();
    void theKeyIsNotSentWithoutEncryption();
    void withoutAKeyAnAddressIsCorrectedToAnotherScheme();
    void aServerWithoutAListIsFoundByItsAnswer();
    void theOnlyModelOfTheListIsTaken();
    void anEmptyListIsNoReasonToDoubt();
    void jsonIsReadAsAVoteIs_data();
    void jsonIsReadAsAVoteIs();
    void theContextIsAskedFor();
    void whatWasLearnedIsKeptUntilTheAddressChanges();

private:
    void script(const QList<ScriptedAnswer> &speeches, const QList<ScriptedAnswer> &votes);
    [[nodiscard]] bool test(const model::Provider &provider = box());
    [[nodiscard]] How howOf(TestStep step) const { return m_stage->lastOf(step)->how; }

    std::unique_ptr<ProviderStage> m_stage;
    std::unique_ptr<tests::TemporaryStudio> m_studio;
};

void TestProviderTest::init()
{
    m_stage.reset();
    m_studio = std::make_unique<tests::TemporaryStudio>();
    m_stage = std::make_unique<ProviderStage>(m_studio->dataFolder());
    m_stage->servers.answers[kList] = {200, R"({"data":[{"id":"gemma"}]})"};
}

void TestProviderTest::script(const QList<ScriptedAnswer> &speeches, const QList<ScriptedAnswer> &votes)
{
    for (const ScriptedAnswer &answer : speeches)
        m_stage->model.script(kNobody, Purpose::Speech, answer);
    for (const ScriptedAnswer &answer : votes)
        m_stage->model.script(kNobody, Purpose::Vote, answer);
}

bool TestProviderTest::test(const model::Provider &provider)
{
    return m_stage->testProvider(provider, kSetKey).has_value();
}

void TestProviderTest::aGoodProviderPassesEveryStep()
{
    script({ScriptedAnswer::slowly({u"one "_s, u"two"_s}, base::Millis(1)),
            ScriptedAnswer::useTools({{u"paint"_s, R"({"colour":"green"})"}}),
            ScriptedAnswer::text(u"Red."_s)},
           {json()});

    QVERIFY(test());

    for (const TestStep step : {TestStep::Reach, TestStep::Key, TestStep::List, TestStep::Stream,
                                TestStep::Json, TestStep::Tool, TestStep::Picture}) {
        QCOMPARE(howOf(step), How::Fine);
        QVERIFY(!m_stage->lastOf(step)->text.isEmpty());
    }
    QCOMPARE(m_stage->testedKey, QByteArray("sk-1"));
    QCOMPARE(m_stage->abilities->abilities.streams, Known::Yes);
    QCOMPARE(m_stage->abilities->abilities.schema, Known::Yes);
    QCOMPARE(m_stage->abilities->abilities.tools, Known::Yes);
    QCOMPARE(m_stage->abilities->abilities.pictures, Known::Yes);
    QVERIFY(m_stage->abilities->tested.isValid());
}

void TestProviderTest::nobodyAtTheAddressSkipsTheRest()
{
    m_stage->servers.answers.clear();

    QVERIFY(test());

    QCOMPARE(howOf(TestStep::Reach), How::Failed);
    QVERIFY(m_stage->lastOf(TestStep::Reach)->text.startsWith(u"Box could not be reached."_s));
    QCOMPARE(m_stage->lastOf(TestStep::Reach)->trouble->advice, model::Advice::CheckAddress);
    QCOMPARE(howOf(TestStep::Key), How::Skipped);
    QCOMPARE(howOf(TestStep::Picture), How::Skipped);
    QVERIFY(!m_stage->abilities);
}

void TestProviderTest::aRefusedKeySkipsTheRest()
{
    m_stage->servers.answers[kList] = {401, R"({"error":{"message":"Invalid key sk-1"}})"};

    QVERIFY(test());

    QCOMPARE(howOf(TestStep::Reach), How::Fine);
    QCOMPARE(howOf(TestStep::Key), How::Failed);
    const QString text = m_stage->lastOf(TestStep::Key)->text;
    QVERIFY2(text.startsWith(u"Box refused the key."_s), qPrintable(text));
    QVERIFY2(text.endsWith(u"Enter the right key and try again."_s), qPrintable(text));
    QCOMPARE(howOf(TestStep::Stream), How::Skipped);
}

void TestProviderTest::aMissingListIsAWarning()
{
    m_stage->servers.answers[kList] = {404, "not found"};
    script({ScriptedAnswer::text(u"one"_s)}, {json()});

    QVERIFY(test());

    QCOMPARE(howOf(TestStep::List), How::Warning);
    QCOMPARE(howOf(TestStep::Key), How::Fine);
    QCOMPARE(howOf(TestStep::Stream), How::Fine);
}

void TestProviderTest::aKeyThatOnlyTheStreamRefusesIsToldOfTheKey()
{
    ScriptedAnswer refused;
    refused.end = llm::ModelFailure{
        .cause = model::Cause::Refused, .text = u"no"_s, .status = 401, .advice = model::Advice::CheckKey};
    script({refused}, {});

    QVERIFY(test());

    QCOMPARE(howOf(TestStep::Key), How::Failed);
    QCOMPARE(howOf(TestStep::Stream), How::Skipped);
    QCOMPARE(howOf(TestStep::Json), How::Skipped);
}

void TestProviderTest::aModelThatIsNotThereFailsTheStream()
{
    m_stage->servers.answers[kList] = {200, R"({"data":[{"id":"llama"}]})"};
    ScriptedAnswer missing;
    missing.end = llm::ModelFailure{.cause = model::Cause::Refused,
                                    .text = u"no such model"_s,
                                    .status = 404,
                                    .advice = model::Advice::CheckModel};
    script({missing}, {});

    QVERIFY(test());

    QCOMPARE(howOf(TestStep::List), How::Warning);
    QCOMPARE(howOf(TestStep::Stream), How::Failed);
    QVERIFY(m_stage->lastOf(TestStep::Stream)->text.startsWith(u"Box does not have this model."_s));
}

void TestProviderTest::aFormThatIsRefusedIsFollowedByTheNext()
{
    script({ScriptedAnswer::text(u"one"_s)}, {refusedForm(), ScriptedAnswer::text(u"blue"_s), json()});

    QVERIFY(test());

    QCOMPARE(howOf(TestStep::Json), How::Fine);
    QCOMPARE(m_stage->abilities->abilities.schema, Known::No);
    QCOMPARE(m_stage->abilities->abilities.forcedTool, Known::No);
    QCOMPARE(m_stage->abilities->abilities.jsonObject, Known::Yes);
}

void TestProviderTest::whatAModelCannotDoIsAWarning()
{
    script(
        {ScriptedAnswer::text(u"one"_s), ScriptedAnswer::text(u"I would paint it green."_s), refusedForm()},
        {refusedForm(), refusedForm(), refusedForm(), json()});

    QVERIFY(test());

    QCOMPARE(howOf(TestStep::Json), How::Warning);
    QCOMPARE(howOf(TestStep::Tool), How::Warning);
    QCOMPARE(howOf(TestStep::Picture), How::Warning);
    QCOMPARE(m_stage->abilities->abilities.tools, Known::No);
    QCOMPARE(m_stage->abilities->abilities.pictures, Known::No);
}

void TestProviderTest::whatFailedForAnHourSaysNothingOfTheModel()
{
    script({ScriptedAnswer::text(u"one"_s), tooManyRequests(), tooManyRequests()},
           {tooManyRequests(), tooManyRequests(), tooManyRequests(), tooManyRequests()});

    QVERIFY(test());

    for (const TestStep step : {TestStep::Json, TestStep::Tool, TestStep::Picture}) {
        QVERIFY(howOf(step) != How::Fine);
        QCOMPARE(m_stage->lastOf(step)->trouble->cause, model::Cause::RateLimited);
        QVERIFY(m_stage->lastOf(step)->text.startsWith(u"Box"_s));
    }
    QCOMPARE(m_stage->abilities->abilities.schema, Known::Unknown);
    QCOMPARE(m_stage->abilities->abilities.tools, Known::Unknown);
    QCOMPARE(m_stage->abilities->abilities.pictures, Known::Unknown);
}

void TestProviderTest::ourOwnDoorIsNoModel()
{
    m_stage->servers.answers[kList] = {426, "Upgrade Required"};

    QVERIFY(test());

    QCOMPARE(howOf(TestStep::Reach), How::Failed);
    QVERIFY(m_stage->lastOf(TestStep::Reach)->text.contains(u"door"_s));
}

void TestProviderTest::aRedirectIsNotFollowed()
{
    m_stage->servers.answers[kList] = {307, "", {{"location", "http://elsewhere/v1/models"}}};

    QVERIFY(test());

    QCOMPARE(howOf(TestStep::Reach), How::Failed);
    QCOMPARE(m_stage->servers.requests.size(), 1);
}

void TestProviderTest::aTestCanBeCalledOff()
{
    script({ScriptedAnswer::hang()}, {});
    tests::Answer<studio::ports::TestReport> answer;
    base::Job job = m_stage->service().testProvider(box(), kSetKey, m_stage->steps(), answer.then());
    QTRY_VERIFY(m_stage->lastOf(TestStep::Stream));

    job.cancel();

    QCOMPARE(answer.waited().error().code, base::ErrorCode::Cancelled);
    QTRY_COMPARE(m_stage->model.openCalls(), 0);
}

void TestProviderTest::whatWasFoundOfAStoredProviderIsKept()
{
    script({ScriptedAnswer::text(u"one"_s)}, {json()});
    QVERIFY(m_stage->saveProvider(box(), kSetKey));
    const model::Provider stored = m_stage->saved;

    QVERIFY(test(stored));

    m_stage->begin();
    const ports::ProviderList list = m_stage->listed();
    QCOMPARE(list.rows.first().models.first().model, u"gemma"_s);
    QCOMPARE(list.rows.first().models.first().abilities.schema, Known::Yes);
}

void TestProviderTest::whatAFormFoundElsewhereIsNotKept()
{
    QVERIFY(m_stage->saveProvider(box(), kSetKey));
    model::Provider elsewhere = m_stage->saved;
    elsewhere.baseUrl = QUrl(u"http://crate:8000/v1"_s);
    m_stage->servers.answers[u"http://crate:8000/v1/models"_s] = {200, R"({"data":[{"id":"gemma"}]})"};
    script({ScriptedAnswer::text(u"one"_s)}, {json()});

    QVERIFY(test(elsewhere));

    QCOMPARE(m_stage->abilities->abilities.schema, Known::Yes);
    QVERIFY(m_stage->listed().rows.first().models.isEmpty());
}

void TestProviderTest::aStudioThatOnlyReadsTestsToo()
{
    QVERIFY(m_stage->saveProvider(box(), kSetKey));
    const model::Provider stored = m_stage->saved;
    m_stage.reset();
    m_stage = std::make_unique<ProviderStage>(m_studio->dataFolder(), ProviderStage::Mode::ReadOnly);
    m_stage->servers.answers[kList] = {200, R"({"data":[{"id":"gemma"}]})"};
    script({ScriptedAnswer::text(u"one"_s)}, {json()});

    QVERIFY(test(stored));

    QCOMPARE(howOf(TestStep::Json), How::Fine);
}

void TestProviderTest::theMeantAddressIsFoundAndSaid_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("there"); ///< where the list is

    const QString base = u"http://box:8000/v1"_s;
    QTest::newRow("no version") << u"http://box:8000"_s << base;
    QTest::newRow("the whole path") << u"http://box:8000/v1/chat/completions"_s << base;
    QTest::newRow("twice the version") << u"http://box:8000/v1/v1"_s << base;
    QTest::newRow("below a path") << u"http://box:8000/llm/models/"_s << u"http://box:8000/llm/v1"_s;
}

void TestProviderTest::theMeantAddressIsFoundAndSaid()
{
    QFETCH(QString, given);
    QFETCH(QString, there);
    m_stage->servers.answers.clear();
    m_stage->servers.answers[there + u"/models"_s] = {200, R"({"data":[{"id":"gemma"}]})"};
    const QString asked = given.endsWith(u'/') ? given.chopped(1) : given;
    m_stage->servers.answers[asked + u"/models"_s] = {200, R"({"error":"Unexpected endpoint"})"};
    script({ScriptedAnswer::text(u"one"_s)}, {json()});
    model::Provider provider = box();
    provider.baseUrl = QUrl(given);

    QVERIFY(test(provider));

    QVERIFY(m_stage->corrected);
    QCOMPARE(m_stage->corrected->baseUrl, QUrl(there));
    QCOMPARE(howOf(TestStep::Reach), How::Fine);
    QVERIFY(
        m_stage->lastOf(TestStep::Reach)->text.endsWith(u"The address was corrected to %1."_s.arg(there)));
    QVERIFY(m_stage->servers.requests.size() < 12);
}

void TestProviderTest::theAddressOfAStoredProviderIsPutRight()
{
    m_stage->servers.answers[u"http://box:8000/models"_s] = {404, "page not found"};
    model::Provider provider = box();
    provider.baseUrl = QUrl(u"http://box:8000"_s);
    QVERIFY(m_stage->saveProvider(provider, kSetKey));
    script({ScriptedAnswer::text(u"one"_s)}, {json()});

    QVERIFY(test(m_stage->saved));

    m_stage->begin();
    const ports::ProviderList list = m_stage->listed();
    QCOMPARE(list.rows.first().provider.baseUrl, box().baseUrl);
    QCOMPARE(list.rows.first().models.first().abilities.schema, Known::Yes);
}

void TestProviderTest::anAddressThatNobodyKnowsStaysAsItIs()
{
    m_stage->servers.answers.clear();
    m_stage->servers.answers[u"http://box:8000/models"_s] = {404, "page not found"};
    ScriptedAnswer missing;
    missing.end =
        llm::ModelFailure{.text = u"page not found"_s, .status = 404, .advice = model::Advice::CheckAddress};
    script({missing, missing, missing, missing, missing, missing}, {});
    model::Provider provider = box();
    provider.baseUrl = QUrl(u"http://box:8000"_s);

    QVERIFY(test(provider));

    QCOMPARE(howOf(TestStep::Stream), How::Failed);
    QVERIFY(!m_stage->corrected);
}

void TestProviderTest::anotherKindOfServerIsNamed_data()
{
    QTest::addColumn<model::ProviderKind>("kind");
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("list");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("named");

    QTest::newRow("Ollama") << model::ProviderKind::Compatible << u"http://box:8000"_s
                            << u"http://box:8000/api/tags"_s << QByteArray(R"({"models":[{"name":"gemma"}]})")
                            << u"Ollama"_s;
    QTest::newRow("no Ollama") << model::ProviderKind::Ollama << u"http://box:8000/v1"_s
                               << u"http://box:8000/v1/models"_s << QByteArray(R"({"data":[{"id":"gemma"}]})")
                               << u"OpenAI"_s;
}

void TestProviderTest::anotherKindOfServerIsNamed()
{
    QFETCH(model::ProviderKind, kind);
    QFETCH(QString, base);
    QFETCH(QString, list);
    QFETCH(QByteArray, answer);
    QFETCH(QString, named);
    m_stage->servers.answers.clear();
    for (const auto &path : {u"/models"_s, u"/v1/models"_s, u"/api/tags"_s, u"/v1/api/tags"_s})
        m_stage->servers.answers[u"http://box:8000"_s + path] = {404, "page not found"};
    m_stage->servers.answers[list] = {200, answer};
    model::Provider provider = box();
    provider.kind = kind;
    provider.baseUrl = QUrl(base);

    QVERIFY(test(provider));

    QCOMPARE(howOf(TestStep::Reach), How::Failed);
    QVERIFY(m_stage->lastOf(TestStep::Reach)->text.contains(named));
    QCOMPARE(howOf(TestStep::Picture), How::Skipped);
}

void TestProviderTest::theKeyIsNotSentWithoutEncryption()
{
    m_stage->servers.answers.clear();
    m_stage->servers.answers[u"http://127.0.0.1:8000/v1/models"_s] = {200, R"({"data":[{"id":"gemma"}]})"};
    script({ScriptedAnswer::text(u"one"_s)}, {json()});
    model::Provider provider = box();
    provider.baseUrl = QUrl(u"https://127.0.0.1:8000/v1"_s);

    QVERIFY(test(provider));

    QCOMPARE(howOf(TestStep::Reach), How::Failed);
    QVERIFY(m_stage->lastOf(TestStep::Reach)->text.contains(u"http://127.0.0.1:8000/v1"_s));
    QVERIFY(!m_stage->corrected);
    QCOMPARE(m_stage->servers.requests.size(), 2);
    const auto &asked = m_stage->servers.requests.at(1);
    QCOMPARE(asked.url.scheme(), u"http"_s);
    for (const auto &[name, value] : asked.headers)
        QVERIFY(!value.contains("sk-1"));
    QVERIFY(m_stage->model.requests().isEmpty());
}

void TestProviderTest::withoutAKeyAnAddressIsCorrectedToAnotherScheme()
{
    m_stage->servers.answers.clear();
    m_stage->servers.answers[u"http://127.0.0.1:8000/v1/models"_s] = {200, R"({"data":[{"id":"gemma"}]})"};
    script({ScriptedAnswer::text(u"one"_s)}, {json()});
    model::Provider provider = box();
    provider.baseUrl = QUrl(u"https://127.0.0.1:8000/v1"_s);

    QVERIFY(m_stage->testProvider(provider, {}));

    QCOMPARE(m_stage->corrected->baseUrl, QUrl(u"http://127.0.0.1:8000/v1"_s));
}

void TestProviderTest::aServerWithoutAListIsFoundByItsAnswer()
{
    m_stage->servers.answers.clear();
    m_stage->servers.answers[u"http://box:8000/models"_s] = {404, "page not found"};
    ScriptedAnswer past;
    past.end =
        llm::ModelFailure{.text = u"page not found"_s, .status = 404, .advice = model::Advice::CheckAddress};
    script({past, ScriptedAnswer::text(u"one"_s)}, {json()});
    model::Provider provider = box();
    provider.baseUrl = QUrl(u"http://box:8000"_s);

    QVERIFY(test(provider));

    QCOMPARE(howOf(TestStep::Stream), How::Fine);
    QCOMPARE(m_stage->corrected->baseUrl, QUrl(u"http://box:8000/v1"_s));
    QVERIFY(m_stage->lastOf(TestStep::Reach)->text.contains(u"corrected"_s));
}

void TestProviderTest::theOnlyModelOfTheListIsTaken()
{
    script({ScriptedAnswer::text(u"one"_s)}, {json()});
    model::Provider provider = box();
    provider.model.clear();

    QVERIFY(test(provider));

    QCOMPARE(howOf(TestStep::Stream), How::Fine);
    QCOMPARE(m_stage->corrected->model, u"gemma"_s);
    QCOMPARE(m_stage->abilities->model, u"gemma"_s);
}

void TestProviderTest::anEmptyListIsNoReasonToDoubt()
{
    m_stage->servers.answers[kList] = {200, R"({"data":[]})"};
    script({ScriptedAnswer::text(u"one"_s)}, {json()});

    QVERIFY(test());

    QCOMPARE(howOf(TestStep::List), How::Fine);
    QVERIFY(!m_stage->lastOf(TestStep::List)->text.contains(u"gemma"_s));
}

void TestProviderTest::jsonIsReadAsAVoteIs_data()
{
    QTest::addColumn<QString>("answer");

    QTest::newRow("fenced") << u"```json\n{\"colour\": \"blue\"}\n```"_s;
    QTest::newRow("behind its thoughts") << u"<think>It is {blue}.</think>\n{\"colour\": \"blue\"}"_s;
    QTest::newRow("behind words") << u"Surely: {\"colour\":\"blue\"} That is all."_s;
    QTest::newRow("the example first") << u"{\"colour\":7} then {\"colour\":\"blue\"}"_s;
}

void TestProviderTest::jsonIsReadAsAVoteIs()
{
    QFETCH(QString, answer);
    script({ScriptedAnswer::text(u"one"_s)}, {ScriptedAnswer::text(answer)});

    QVERIFY(test());

    QCOMPARE(howOf(TestStep::Json), How::Fine);
}

void TestProviderTest::theContextIsAskedFor()
{
    m_stage->servers.answers[kList] = {200, R"({"data":[{"id":"gemma","max_model_len":16384}]})"};
    script({ScriptedAnswer::text(u"one"_s)}, {json()});

    QVERIFY(test());

    QCOMPARE(m_stage->abilities->context, std::optional(16'384));
}

void TestProviderTest::whatWasLearnedIsKeptUntilTheAddressChanges()
{
    script({ScriptedAnswer::text(u"one"_s)}, {json()});
    QVERIFY(m_stage->saveProvider(box(), kSetKey));
    model::Provider stored = m_stage->saved;
    QVERIFY(test(stored));
    QSignalSpy changed(&m_stage->service(), &studio::ports::ProviderPort::providersChanged);
    m_stage->service().learn(
        {.provider = stored.id, .model = u"gemma"_s, .context = 9000, .habits = model::ServerHabit::NoSeed});
    QTRY_COMPARE(changed.size(), 1); // it is on disk
    m_stage->begin();
    const model::ModelFacts learned = m_stage->listed().rows.first().models.first();
    QCOMPARE(learned.habits, model::ServerHabit::NoSystemRole | model::ServerHabit::NoSeed);
    QCOMPARE(learned.context, std::optional(9000));
    QCOMPARE(learned.abilities.schema, Known::Yes);

    stored.baseUrl = QUrl(u"http://crate:8000/v1"_s);
    QVERIFY(m_stage->saveProvider(stored, kSetKey));

    QVERIFY(!m_stage->listed().rows.first().models.first().habits);
}

SUITE_TEST(QCoreApplication, TestProviderTest)

} // namespace tst_provider_test

#include "tst_provider_test.moc"
