// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/provider_stage.h"

#include <QDirIterator>
#include <QThread>

#include <atomic>
#include <memory>

namespace tst_provider_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::ProviderId;
using model::KeyPlace;
using ports::KeyInput;
using ports::LocalServer;
using ports::ProviderPort;
using tests::Answer;
using tests::ProviderStage;
using tests::TemporaryStudio;

namespace {

const QByteArray kKey("sk-a-key-that-must-be-nowhere");
const KeyInput kSetKey{KeyInput::What::Set, kKey};

model::Provider wanted(const QString &name = u"My OpenAI"_s)
{
    return {.name = name,
            .kind = model::ProviderKind::OpenAi,
            .baseUrl = QUrl(u"https://api.openai.com/v1"_s),
            .model = u"gpt-5"_s};
}

bool isAnywhereIn(const QString &folder, const QByteArray &secret)
{
    QDirIterator walk(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(secret))
            return true;
    }
    return false;
}

} // namespace

/// Providers as set up by a user: stored, with their keys in the keychain and nowhere else.
class TestProviderService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aNewProviderIsNamedAfterItsName();
    void aProviderAndItsKeyAreThereAfterARestart();
    void withoutAKeychainAKeyLivesUntilTheEnd();
    void aKeyIsNeverWrittenIntoTheFolder();
    void twoFoldersDoNotShareAKey();
    void aKeyOfTheEnvironmentIsReadAndNotKept();
    void aProviderKeepsItsKeyWhenItChanges();
    void aKeptKeyGoesToNoOtherAddress_data();
    void aKeptKeyGoesToNoOtherAddress();
    void aForgottenKeyIsGone();
    void aKeyThatCannotBeStoredIsPutBack();
    void whatCannotBeUsedIsRefused_data();
    void whatCannotBeUsedIsRefused();
    void aRemovedProviderTakesItsKeyAlong();
    void theStandardIsRememberedAndFallsBack();
    void factsAreKeptAndCompleted();
    void aModelThatNobodyTestedIsKnownFromTheDataFile();
    void modelsAreListed();
    void aListInPagesIsReadWhole();
    void aServerThatRepeatsItsPageIsAskedNoFurther();
    void aMissingListIsSaidInASentence();
    void aRefusedStoredKeyIsAdvisedWhereItIsRead();
    void localServersAreRecognised();
    void whatChangedIsToldBeforeTheAnswer();
    void aSearchThatIsDroppedIsCancelled();
    void aSearchThatIsDroppedBeforeTheKeysAreThereNeverBegins();
    void twoWhoAskTheSameAreBothAnswered();
    void whoWentIsNotAnswered();
    void whoeverAsksIsAnsweredOnTheirThread();
    void aRefusedTestIsAnsweredOnce();

private:
    std::unique_ptr<ProviderStage> m_stage;
    std::unique_ptr<TemporaryStudio> m_studio;
};

void TestProviderService::init()
{
    m_stage.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_stage = std::make_unique<ProviderStage>(m_studio->dataFolder());
}

void TestProviderService::aNewProviderIsNamedAfterItsName()
{
    QVERIFY(m_stage->saveProvider(wanted(), {}));
    QCOMPARE(m_stage->saved.id, ProviderId(u"my-openai"_s));

    QVERIFY(m_stage->saveProvider(wanted(u"家"_s), {}));
    QCOMPARE(m_stage->saved.id, ProviderId(u"provider"_s));

    QCOMPARE(m_stage->listed().rows.size(), 2);
    QCOMPARE(m_stage->list.standard.provider, model::rehearsalProvider());
    QVERIFY(m_stage->list.keychain);
}

void TestProviderService::aProviderAndItsKeyAreThereAfterARestart()
{
    QVERIFY(m_stage->saveProvider(wanted(), kSetKey));
    QCOMPARE(m_stage->saved.keyPlace, KeyPlace::Keychain);

    m_stage->begin();

    const ports::ProviderList list = m_stage->listed();
    QCOMPARE(list.rows.size(), 1);
    QCOMPARE(list.rows.first().provider, m_stage->saved);
    QVERIFY(list.rows.first().hasKey);
    QCOMPARE(m_stage->book.find({.provider = m_stage->saved.id})->key, kKey);
}

void TestProviderService::withoutAKeychainAKeyLivesUntilTheEnd()
{
    m_stage->vault.isLocked = true;

    QVERIFY(m_stage->saveProvider(wanted(), kSetKey));

    QCOMPARE(m_stage->saved.keyPlace, KeyPlace::Session);
    QVERIFY(m_stage->listed().rows.first().hasKey);
    QVERIFY(!m_stage->list.keychain);
    m_stage->begin();
    QVERIFY(!m_stage->listed().rows.first().hasKey);
}

void TestProviderService::aKeyIsNeverWrittenIntoTheFolder()
{
    m_stage->vault.isLocked = true;
    QVERIFY(m_stage->saveProvider(wanted(), kSetKey));
    m_stage->vault.isLocked = false;
    QVERIFY(m_stage->saveProvider(wanted(u"Another"_s), kSetKey));

    m_stage.reset();

    QVERIFY(isAnywhereIn(m_studio->dataFolder(), "My OpenAI"));
    QVERIFY(!isAnywhereIn(m_studio->dataFolder(), kKey));
}

void TestProviderService::twoFoldersDoNotShareAKey()
{
    const TemporaryStudio other;
    ProviderStage second(other.dataFolder());
    second.vault.keys = m_stage->vault.keys;
    QVERIFY(m_stage->saveProvider(wanted(), kSetKey));
    const QString entry = m_stage->vault.keys.firstKey();

    QVERIFY(entry.startsWith(u"my-openai@"_s));
    QVERIFY(entry.size() > 20);
    m_stage->begin();
    QVERIFY(m_stage->listed().rows.first().hasKey); // the folder's name is stored
}

void TestProviderService::aKeyOfTheEnvironmentIsReadAndNotKept()
{
    qputenv("STUDIO_TEST_KEY", "sk-from-outside");
    model::Provider provider = wanted();
    provider.keyPlace = KeyPlace::Environment;
    provider.variable = u"STUDIO_TEST_KEY"_s;

    QVERIFY(m_stage->saveProvider(provider, {}));

    QCOMPARE(m_stage->book.find({.provider = m_stage->saved.id})->key, QByteArray("sk-from-outside"));
    QVERIFY(m_stage->vault.keys.isEmpty());
    qputenv("STUDIO_TEST_KEY", "sk-another-day");
    m_stage->begin();
    QVERIFY(m_stage->listed().rows.first().hasKey);
    QCOMPARE(m_stage->book.find({.provider = m_stage->saved.id})->key, QByteArray("sk-another-day"));
}

void TestProviderService::aProviderKeepsItsKeyWhenItChanges()
{
    QVERIFY(m_stage->saveProvider(wanted(), kSetKey));
    model::Provider changed = m_stage->saved;
    changed.name = u"Renamed"_s;
    changed.keyPlace = KeyPlace::None; // with Keep the form's value does not count

    QVERIFY(m_stage->saveProvider(changed, {}));

    QCOMPARE(m_stage->saved.name, u"Renamed"_s);
    QCOMPARE(m_stage->saved.keyPlace, KeyPlace::Keychain);
    QCOMPARE(m_stage->book.find({.provider = m_stage->saved.id})->key, kKey);
    QCOMPARE(m_stage->listed().rows.size(), 1);
}

void TestProviderService::aKeptKeyGoesToNoOtherAddress_data()
{
    QTest::addColumn<QUrl>("address");

    QTest::newRow("another host") << QUrl(u"https://elsewhere.example/v1"_s);
    QTest::newRow("another port") << QUrl(u"https://api.example:8443/v1"_s);
    QTest::newRow("in the open") << QUrl(u"http://api.example/v1"_s);
}

void TestProviderService::aKeptKeyGoesToNoOtherAddress()
{
    QFETCH(QUrl, address);
    model::Provider provider = wanted();
    provider.baseUrl = QUrl(u"https://api.example/v1"_s);
    QVERIFY(m_stage->saveProvider(provider, kSetKey));
    model::Provider moved = m_stage->saved;
    moved.baseUrl = address;

    const auto saved = m_stage->saveProvider(moved, {});
    const auto listed = m_stage->listModels(moved, {});
    const auto tested = m_stage->testProvider(moved, {});

    QVERIFY(!saved && !listed && !tested);
    for (const base::Error &error : {saved.error(), listed.error(), tested.error()})
        QCOMPARE(error.code, base::ErrorCode::InvalidInput);
    QCOMPARE(m_stage->book.find({.provider = moved.id})->provider.baseUrl, provider.baseUrl);
    moved.baseUrl = QUrl(u"https://api.example:443/v2"_s); // the same server
    QVERIFY(m_stage->saveProvider(moved, {}));
    QCOMPARE(m_stage->book.find({.provider = moved.id})->key, kKey);
}

void TestProviderService::aForgottenKeyIsGone()
{
    QVERIFY(m_stage->saveProvider(wanted(), kSetKey));

    QVERIFY(m_stage->saveProvider(m_stage->saved, {KeyInput::What::Forget, {}}));

    QCOMPARE(m_stage->saved.keyPlace, KeyPlace::None);
    QVERIFY(!m_stage->listed().rows.first().hasKey);
    QVERIFY(m_stage->vault.keys.isEmpty());
}

void TestProviderService::aKeyThatCannotBeStoredIsPutBack()
{
    QVERIFY(m_stage->saveProvider(wanted(), kSetKey));
    ProviderStage reader(m_studio->dataFolder(), ProviderStage::Mode::ReadOnly);
    reader.vault.keys = m_stage->vault.keys;
    reader.begin();

    const auto changed = reader.saveProvider(m_stage->saved, {KeyInput::What::Set, "sk-new"});
    const auto added = reader.saveProvider(wanted(u"Another"_s), {KeyInput::What::Set, "sk-2"});

    QCOMPARE(changed.error().code, ErrorCode::ReadOnly);
    QCOMPARE(added.error().code, ErrorCode::ReadOnly);
    QTRY_COMPARE(reader.vault.keys, m_stage->vault.keys);
    QCOMPARE(reader.book.find({.provider = m_stage->saved.id})->key, kKey);
}

void TestProviderService::whatCannotBeUsedIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("address");
    QTest::addColumn<QByteArray>("key");

    const QString fine = u"https://example.org/v1"_s;
    QTest::newRow("no name") << u" "_s << fine << QByteArray("sk");
    QTest::newRow("a taken name") << u"MY openai"_s << fine << QByteArray("sk");
    QTest::newRow("Rehearsal's name") << u"rehearsal"_s << fine << QByteArray("sk");
    QTest::newRow("a file") << u"A"_s << u"file:///etc/passwd"_s << QByteArray("sk");
    QTest::newRow("no scheme") << u"A"_s << u"example.org"_s << QByteArray("sk");
    QTest::newRow("credentials in it") << u"A"_s << u"https://me:secret@example.org"_s << QByteArray("sk");
    QTest::newRow("a cloud's own") << u"A"_s << u"http://169.254.169.254/latest"_s << QByteArray("sk");
    QTest::newRow("a key with a newline") << u"A"_s << fine << QByteArray("sk-1\nX-Evil: 1");
    QTest::newRow("a key with a blank") << u"A"_s << fine << QByteArray("sk 1");
    QTest::newRow("an empty key") << u"A"_s << fine << QByteArray();
    QTest::newRow("a key of letters that no header takes") << u"A"_s << fine << u"鍵"_s.toUtf8();
}

void TestProviderService::whatCannotBeUsedIsRefused()
{
    QFETCH(const QString, name);
    QFETCH(const QString, address);
    QFETCH(const QByteArray, key);
    QVERIFY(m_stage->saveProvider(wanted(), {}));
    model::Provider provider = wanted(name);
    provider.baseUrl = QUrl(address);

    const auto saved = m_stage->saveProvider(provider, {KeyInput::What::Set, key});

    QVERIFY(!saved);
    const base::Error error = saved.error();
    QCOMPARE(error.code, ErrorCode::InvalidInput);
    QVERIFY(!error.text.isEmpty());
    QVERIFY(!error.text.contains(u"secret"_s) && !error.detail.contains(u"secret"_s));
    QCOMPARE(m_stage->listed().rows.size(), 1);
    QVERIFY(m_stage->vault.keys.isEmpty());
}

void TestProviderService::aRemovedProviderTakesItsKeyAlong()
{
    QVERIFY(m_stage->saveProvider(wanted(), kSetKey));
    const ProviderId id = m_stage->saved.id;

    QVERIFY(m_stage->removeProvider(id));

    QVERIFY(m_stage->listed().rows.isEmpty());
    QTRY_VERIFY(m_stage->vault.keys.isEmpty());
    QCOMPARE(m_stage->removeProvider(id).error().code, ErrorCode::NotFound);
}

void TestProviderService::theStandardIsRememberedAndFallsBack()
{
    QVERIFY(m_stage->saveProvider(wanted(), {}));
    const ProviderId id = m_stage->saved.id;

    QVERIFY(m_stage->setStandard({.provider = id, .model = u"gpt-5-mini"_s}));
    m_stage->begin();
    QCOMPARE(m_stage->listed().standard, (model::ModelChoice{.provider = id, .model = u"gpt-5-mini"_s}));
    QCOMPARE(m_stage->setStandard({.provider = ProviderId(u"nobody"_s)}).error().code, ErrorCode::NotFound);

    QVERIFY(m_stage->removeProvider(id));
    QCOMPARE(m_stage->listed().standard.provider, model::rehearsalProvider());
}

void TestProviderService::factsAreKeptAndCompleted()
{
    QVERIFY(m_stage->saveProvider(wanted(), {}));
    model::ModelFacts facts{.provider = m_stage->saved.id, .model = u"gpt-5"_s};
    facts.price = {.input = 1, .output = 2};
    facts.priceIsOfUser = true;

    QVERIFY(m_stage->saveFacts(facts));
    m_stage->begin();

    const ports::ProviderList list = m_stage->listed();
    QCOMPARE(list.rows.first().models.size(), 1);
    QCOMPARE(list.rows.first().models.first().price.input, 1);
    QVERIFY(list.rows.first().models.first().context); // from the data file
    facts.price.input = -1;
    QCOMPARE(m_stage->saveFacts(facts).error().code, ErrorCode::InvalidInput);
}

void TestProviderService::aModelThatNobodyTestedIsKnownFromTheDataFile()
{
    QVERIFY(m_stage->saveProvider(wanted(), {}));

    const auto facts = m_stage->readFacts(m_stage->saved.id, u"o4-mini"_s);
    const auto none = m_stage->readFacts(base::ProviderId(u"gone"_s), u"o4-mini"_s);

    QVERIFY(facts);
    QCOMPARE(facts->model, u"o4-mini"_s);
    QCOMPARE(facts->abilities.sampling, model::Known::No);
    QCOMPARE(none.error().code, ErrorCode::NotFound);
}

void TestProviderService::modelsAreListed()
{
    m_stage->servers.answers[u"https://api.openai.com/v1/models"_s] = {
        200, R"({"data":[{"id":"gpt-5"},{"id":"GPT-4o"},{"id":""},{"nothing":1}]})"};

    QVERIFY(m_stage->listModels(wanted(), kSetKey));

    QCOMPARE(m_stage->models, (QStringList{u"GPT-4o"_s, u"gpt-5"_s}));
    const llm::http::HttpRequest asked = m_stage->servers.requests.last();
    QCOMPARE(asked.verb, llm::http::HttpRequest::Verb::Get);
    QVERIFY(asked.headers.contains(std::pair(QByteArray("Authorization"), QByteArray("Bearer " + kKey))));
}

void TestProviderService::aListInPagesIsReadWhole()
{
    const auto list = u"https://api.openai.com/v1/models"_s;
    m_stage->letTimeFlow();
    m_stage->servers.answers[list] = {200, R"({"data":[{"id":"b"}],"has_more":true,"last_id":"b&1+x"})"};
    m_stage->servers.answers[list + u"?after_id=b%261%2Bx"_s] = {
        200, R"({"data":[{"id":"a"},{"id":"b"}],"nextPageToken":"t=&2"})"};
    m_stage->servers.answers[list + u"?pageToken=t%3D%262"_s] = {200,
                                                                 R"({"data":[{"id":"c"}],"has_more":true})"};

    QVERIFY(m_stage->listModels(wanted(), kSetKey));
    QCOMPARE(m_stage->models, (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    m_stage->servers.answers[list + u"?pageToken=t%3D%262"_s] = {500, "later"};
    QVERIFY(m_stage->listModels(wanted(), kSetKey));

    QCOMPARE(m_stage->models, (QStringList{u"a"_s, u"b"_s}));
}

void TestProviderService::aServerThatRepeatsItsPageIsAskedNoFurther()
{
    m_stage->letTimeFlow();
    const QByteArray same = R"({"data":[{"id":"a"}],"has_more":true,"last_id":"a"})";
    m_stage->servers.answers[u"https://api.openai.com/v1/models"_s] = {200, same};
    m_stage->servers.answers[u"https://api.openai.com/v1/models?after_id=a"_s] = {200, same};

    QVERIFY(m_stage->listModels(wanted(), kSetKey));

    QCOMPARE(m_stage->models, QStringList{u"a"_s});
    QCOMPARE(m_stage->servers.requests.size(), 2);
}

void TestProviderService::aMissingListIsSaidInASentence()
{
    m_stage->servers.answers[u"https://api.openai.com/v1/models"_s] = {
        401, "{\"error\":{\"message\":\"Incorrect API key: " + kKey + "\"}}"};

    const auto listed = m_stage->listModels(wanted(), kSetKey);

    QVERIFY(!listed);
    const base::Error error = listed.error();
    QVERIFY2(error.text.startsWith(u"My OpenAI refused the key."_s), qPrintable(error.text));
    QVERIFY2(error.text.endsWith(u"Enter the right key and try again."_s), qPrintable(error.text));
    QVERIFY(!error.detail.contains(QString::fromUtf8(kKey)));
    QVERIFY(!m_stage->listModels(wanted(u"B"_s), {}));
}

void TestProviderService::aRefusedStoredKeyIsAdvisedWhereItIsRead()
{
    QVERIFY(m_stage->saveProvider(wanted(), kSetKey));
    const model::Provider stored = m_stage->saved;
    m_stage->servers.answers[u"https://api.openai.com/v1/models"_s] = {401, "{}"};

    const auto inRoom = m_stage->listModels(stored, {});
    const auto atForm = m_stage->listModels(stored, {.isAtHand = true});

    QVERIFY(!inRoom && !atForm);
    QVERIFY2(inRoom.error().text.endsWith(u"Check the key in the list of providers."_s),
             qPrintable(inRoom.error().text));
    QVERIFY2(atForm.error().text.endsWith(u"Enter the right key and try again."_s),
             qPrintable(atForm.error().text));
}

void TestProviderService::localServersAreRecognised()
{
    m_stage->servers.answers[u"http://127.0.0.1:11434/api/tags"_s] = {
        200, R"({"models":[{"name":"llama3.2:3b"},{"name":"qwen3"}]})"};
    m_stage->servers.answers[u"http://127.0.0.1:1234/v1/models"_s] = {200, "<html>hello</html>"};
    m_stage->servers.answers[u"http://127.0.0.1:8080/v1/models"_s] = {426, "Upgrade Required"};

    QVERIFY(m_stage->findLocalServers());

    QCOMPARE(m_stage->found.size(), 3);
    const auto at = [this](int port) {
        return *std::find_if(m_stage->found.cbegin(), m_stage->found.cend(),
                             [port](const LocalServer &s) { return s.baseUrl.port() == port; });
    };
    QCOMPARE(at(11434).what, LocalServer::What::Ollama);
    QCOMPARE(at(11434).kind, model::ProviderKind::Ollama);
    QCOMPARE(at(11434).models, (QStringList{u"llama3.2:3b"_s, u"qwen3"_s}));
    QCOMPARE(at(1234).what, LocalServer::What::Other);
    QCOMPARE(at(8080).what, LocalServer::What::OwnFirehose);
    m_stage->found.clear();
    m_stage->servers.answers[u"http://127.0.0.1:8080/v1/models"_s] = {
        200, R"({"data":[{"id":"gemma","owned_by":"llamacpp"}]})", {{"server", "llama.cpp"}}};
    QVERIFY(m_stage->findLocalServers());
    QCOMPARE(at(8080).what, LocalServer::What::LlamaCpp);
}

void TestProviderService::whatChangedIsToldBeforeTheAnswer()
{
    (void)m_stage->listed(); // it is ready
    QStringList told;
    QObject context;
    connect(
        &m_stage->service(), &ProviderPort::providersChanged, &context, [&told] { told.append(u"news"_s); },
        Qt::QueuedConnection);
    const auto answered = [&told](const auto &) { told.append(u"answer"_s); };
    ProviderId id;

    m_stage->service().saveProvider(wanted(), {}, {&context, [&](const base::Result<model::Provider> &saved) {
                                                       id = saved->id;
                                                       told.append(u"answer"_s);
                                                   }});
    QTRY_COMPARE(told, QStringList({u"news"_s, u"answer"_s}));
    m_stage->service().saveFacts({.provider = id, .model = u"m"_s}, {&context, answered});
    QTRY_COMPARE(told.mid(2), QStringList({u"news"_s, u"answer"_s}));
    m_stage->service().removeProvider(id, {&context, answered});

    QTRY_COMPARE(told.mid(4), QStringList({u"news"_s, u"answer"_s}));
}

void TestProviderService::aSearchThatIsDroppedIsCancelled()
{
    (void)m_stage->listed();
    Answer<void> search;
    Answer<void> another;

    {
        const base::Job job = m_stage->service().findLocalServers(m_stage->foundServers(), search.then());
    }
    base::Job other = m_stage->service().findLocalServers(m_stage->foundServers(), another.then());

    QCOMPARE(search.waited().error().code, ErrorCode::Cancelled);
    QVERIFY(another.waited());
    other.cancel(); // already ended
    QVERIFY(m_stage->findLocalServers());
    QVERIFY(another.comes()); // once
}

void TestProviderService::aSearchThatIsDroppedBeforeTheKeysAreThereNeverBegins()
{
    m_stage->begin(); // nothing is read yet
    Answer<void> search;

    {
        const base::Job job = m_stage->service().findLocalServers(m_stage->foundServers(), search.then());
    }

    QCOMPARE(search.waited().error().code, ErrorCode::Cancelled);
    (void)m_stage->listed();
    QVERIFY(m_stage->servers.requests.isEmpty());
}

void TestProviderService::twoWhoAskTheSameAreBothAnswered()
{
    QVERIFY(m_stage->saveProvider(wanted(), {}));
    Answer<void> first;
    Answer<void> second;

    m_stage->service().removeProvider(m_stage->saved.id, first.then());
    m_stage->service().removeProvider(m_stage->saved.id, second.then());

    QVERIFY(first.waited());
    QVERIFY(second.comes()); // both were asked before the first was on disk
}

void TestProviderService::whoWentIsNotAnswered()
{
    bool isAnswered = false;
    auto context = std::make_unique<QObject>();

    m_stage->service().saveProvider(
        wanted(), {},
        {context.get(), [&isAnswered](const base::Result<model::Provider> &) { isAnswered = true; }});
    context.reset();

    QTRY_COMPARE(m_stage->listed().rows.size(), 1); // it is saved anyway
    QVERIFY(!isAnswered);
}

void TestProviderService::whoeverAsksIsAnsweredOnTheirThread()
{
    QThread thread;
    QObject context;
    context.moveToThread(&thread);
    thread.start();
    std::atomic<QThread *> answeredOn = nullptr;
    const auto answered = [&answeredOn](const auto &) { answeredOn = QThread::currentThread(); };

    QMetaObject::invokeMethod(&context, [&] { m_stage->service().listProviders({&context, answered}); });
    QTRY_VERIFY(answeredOn != nullptr);
    thread.quit();
    thread.wait();

    QCOMPARE(answeredOn.load(), &thread);
}

void TestProviderService::aRefusedTestIsAnsweredOnce()
{
    model::Provider nowhere = wanted();
    nowhere.baseUrl = QUrl(u"file:///etc/passwd"_s);
    Answer<ports::TestReport> answer;

    base::Job job = m_stage->service().testProvider(nowhere, {}, m_stage->steps(), answer.then());

    QCOMPARE(answer.waited().error().code, ErrorCode::InvalidInput);
    job.cancel();
    (void)m_stage->listed();
    QVERIFY(answer.comes());
    QVERIFY(m_stage->results.isEmpty());
}

SUITE_TEST(QCoreApplication, TestProviderService)

} // namespace tst_provider_service

#include "tst_provider_service.moc"
