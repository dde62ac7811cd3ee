// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/loading.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_loading {

using namespace Qt::StringLiterals;
using namespace studio::llm;
using namespace studio::llm::http;

class TestLoading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusalsThatSayItLoads_data();
    void refusalsThatSayItLoads();
    void nearbyIsThisMachineAndItsNetwork_data();
    void nearbyIsThisMachineAndItsNetwork();
    void questionsGoToTheSameHostOnly_data();
    void questionsGoToTheSameHostOnly();
    void servicesOfOthersAreNotAsked();
    void statesAreReadInTheFormOfEachServer_data();
    void statesAreReadInTheFormOfEachServer();
};

void TestLoading::refusalsThatSayItLoads_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("loads");
    const auto row = [](const char *name, int status, const QString &words, bool loads) {
        QTest::newRow(name) << status << words << loads;
    };
    row("the words of llama.cpp", 503, u"Loading model"_s, true);
    row("in a sentence", 503, u"Model tea-7b is currently loading"_s, true);
    row("as a 500", 500, u"llm server loading model"_s, true);
    row("as a 400", 400, u"The model is still loading, be patient"_s, true);
    row("inside a stream", 0, u"model is loading"_s, true);
    row("warming up", 503, u"worker is warming up"_s, true);
    row("not ready", 425, u"Model is not ready yet"_s, true);
    row("shouted", 503, u"MODEL IS LOADING"_s, true);
    row("loading has failed", 500, u"error loading model: bad magic"_s, false);
    row("it could not", 503, u"failed while loading model weights"_s, false);
    row("nobody loaded one", 400, u"Model not loaded. Is loading disabled?"_s, false);
    row("busy", 503, u"Service Unavailable"_s, false);
    row("a wrong request", 400, u"the field is not ready for use"_s, false);
    row("no words", 503, QString(), false);
}

void TestLoading::refusalsThatSayItLoads()
{
    QFETCH(const int, status);
    QFETCH(const QString, words);
    codec::Fault fault{.detail = words, .status = {}, .retryAfter = {}};
    if (status != 0)
        fault.status = status;

    QTEST(saysLoading(fault), "loads");
}

void TestLoading::nearbyIsThisMachineAndItsNetwork_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("nearby");
    QTest::newRow("this machine") << u"http://localhost:1"_s << true;
    QTest::newRow("by its number") << u"http://127.0.0.1:8080/v1"_s << true;
    QTest::newRow("of IPv6") << u"http://[::1]:8080"_s << true;
    QTest::newRow("a private network") << u"http://192.168.1.20:8080"_s << true;
    QTest::newRow("another") << u"http://172.20.0.3/v1"_s << true;
    QTest::newRow("a name in the house") << u"http://attic:8080"_s << true;
    QTest::newRow("with an end") << u"http://attic.local:8080"_s << true;
    QTest::newRow("the world") << u"https://api.example.com/v1"_s << false;
    QTest::newRow("a number of the world") << u"http://172.40.0.3/v1"_s << false;
}

void TestLoading::nearbyIsThisMachineAndItsNetwork()
{
    QFETCH(const QString, address);

    QTEST(isNearby(QUrl(address)), "nearby");
}

void TestLoading::questionsGoToTheSameHostOnly_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("asked");
    QTest::newRow("below a version") << u"http://h:1/v1"_s << u"http://h:1/health"_s;
    QTest::newRow("with a slash") << u"http://h:1/v1/"_s << u"http://h:1/health"_s;
    QTest::newRow("the whole path") << u"http://h:1/v1/chat/completions"_s << u"http://h:1/health"_s;
    QTest::newRow("bare") << u"http://h:1"_s << u"http://h:1/health"_s;
    QTest::newRow("behind a prefix") << u"http://h:1/tea/v1"_s << u"http://h:1/tea/health"_s;
}

void TestLoading::questionsGoToTheSameHostOnly()
{
    QFETCH(const QString, base);

    const HttpRequest request =
        stateRequestFor({ProviderKind::Compatible, QUrl(base), "k"}, StateWay::Health);

    QTEST(request.url.toString(), "asked");
    QCOMPARE(request.verb, HttpRequest::Verb::Get);
    QVERIFY(request.body.isEmpty());
}

void TestLoading::servicesOfOthersAreNotAsked()
{
    const auto ways = [](ProviderKind kind, const char *url) {
        return stateWaysFor({kind, QUrl(QString::fromLatin1(url)), {}});
    };

    QVERIFY(ways(ProviderKind::Compatible, "https://api.example.com/v1").isEmpty());
    QVERIFY(ways(ProviderKind::Anthropic, "http://localhost:1").isEmpty());
    QCOMPARE(ways(ProviderKind::Ollama, "https://models.example.com"), QList{StateWay::RunningModels});
    QCOMPARE(ways(ProviderKind::Compatible, "http://localhost:1/v1").size(), 3);
}

void TestLoading::statesAreReadInTheFormOfEachServer_data()
{
    QTest::addColumn<StateWay>("way");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ModelState>("state");
    const auto row = [](const char *name, StateWay way, int status, const QByteArray &body,
                        ModelState state) { QTest::newRow(name) << way << status << body << state; };
    using enum StateWay;
    using enum ModelState;
    row("none runs", RunningModels, 200, R"({"models":[]})", Loading);
    row("it runs", RunningModels, 200, R"({"models":[{"name":"tea:latest"}]})", Up);
    row("another runs", RunningModels, 200, R"({"models":[{"name":"tea:7b"}]})", Loading);
    row("no such path", RunningModels, 404, R"({"models":[]})", Unknown);
    row("a list of something else", RunningModels, 200, R"({"models":"tea"})", Unknown);
    row("healthy", Health, 200, R"({"status":"ok"})", Up);
    row("unhealthy", Health, 503, R"({"status":"loading model"})", Loading);
    row("unhealthy, as an error", Health, 503, R"({"error":{"message":"Loading model"}})", Loading);
    row("ill", Health, 503, R"({"status":"on fire"})", Unknown);
    row("a gateway", Health, 200, "OK", Unknown);
    row("everything is fine here", Health, 200, R"({"error":"no such path"})", Unknown);
    row("listed as loaded", ListedStates, 200, R"({"data":[{"id":"tea","state":"loaded"}]})", Up);
    row("listed as not loaded", ListedStates, 200, R"({"data":[{"id":"tea","state":"not-loaded"}]})",
        Loading);
    row("listed without a state", ListedStates, 200, R"({"data":[{"id":"tea"}]})", Unknown);
    row("not listed", ListedStates, 200, R"({"data":[{"id":"oak","state":"loaded"}]})", Unknown);
    row("no JSON", ListedStates, 200, "<html>", Unknown);
}

void TestLoading::statesAreReadInTheFormOfEachServer()
{
    QFETCH(const StateWay, way);
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const ModelState, state);

    QCOMPARE(int(readState(way, status, body, u"tea"_s)), int(state));
}

SUITE_TEST(void, TestLoading)

} // namespace tst_loading

#include "tst_loading.moc"
