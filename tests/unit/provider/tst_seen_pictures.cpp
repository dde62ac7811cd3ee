// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/llm/provider/cassette_recorder.h"
#include "core/llm/provider/picture_free.h"
#include "core/llm/provider/provider_client.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"
#include "tests/unit/provider/spoken_transport.h"

#include <QTest>

namespace tst_seen_pictures {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::llm::provider;
using base::Millis;
using llm::Picture;
using model::Known;
using model::ProviderKind;
using tests::SpokenTransport;

namespace {

const base::ProviderId kId(u"mock"_s);
const Picture kPicture{u"image/jpeg"_s, "\xFF\xD8\xFF\xE0 what the camera saw"};

QByteArray sse(const QList<QByteArray> &events)
{
    QByteArray bytes;
    for (const QByteArray &event : events)
        bytes += "data: " + event + "\n\n";
    return bytes;
}

/// An answer in which the model calls `look`.
QByteArray looks(ProviderKind kind)
{
    switch (kind) {
    case ProviderKind::OpenAi:
    case ProviderKind::Compatible:
        return sse(
            {R"({"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c1","type":"function","function":{"name":"look","arguments":"{}"}}]}}]})",
             R"({"choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]})", "[DONE]"});
    case ProviderKind::OpenAiResponses:
        return sse(
            {R"({"type":"response.output_item.added","output_index":0,"item":{"type":"function_call","call_id":"c1","name":"look","arguments":""}})",
             R"({"type":"response.function_call_arguments.done","output_index":0,"arguments":"{}"})",
             R"({"type":"response.completed","response":{"status":"completed","usage":{"input_tokens":1,"output_tokens":1}}})"});
    case ProviderKind::Anthropic:
        return sse(
            {R"({"type":"message_start","message":{"usage":{"input_tokens":1}}})",
             R"({"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"c1","name":"look","input":{}}})",
             R"({"type":"content_block_stop","index":0})",
             R"({"type":"message_delta","delta":{"stop_reason":"tool_use"},"usage":{"output_tokens":1}})",
             R"({"type":"message_stop"})"});
    case ProviderKind::Gemini:
        return sse(
            {R"({"candidates":[{"content":{"role":"model","parts":[{"functionCall":{"name":"look","args":{}}}]},"finishReason":"STOP"}]})"});
    case ProviderKind::Ollama:
        return R"({"message":{"role":"assistant","content":"","tool_calls":[{"function":{"name":"look","arguments":{}}}]},"done":false})"
               "\n"
               R"({"message":{"role":"assistant","content":""},"done":true,"done_reason":"stop"})"
               "\n";
    }
    return {};
}

/// A toolbox whose only tool returns a picture at once.
class Eyes final : public agent::Toolbox
{
public:
    QList<llm::ToolSpec> tools() const override
    {
        return {{u"look"_s, u"Looks."_s, {R"({"type":"object","properties":{}})"}}};
    }
    void use(const agent::ToolUse &use, const Answered &answered) override
    {
        agent::ToolAnswer answer;
        answer.result = {R"({"seen":true})"};
        if (use.seesPictures)
            answer.pictures = {kPicture};
        answered(answer);
    }
};

class NoLog final : public llm::CallLog
{
public:
    void note(const model::CallRecord &) override {}
};

agent::Scene sceneOfAya()
{
    agent::Scene scene;
    scene.persona = tests::persona(u"aya"_s);
    scene.persona.model.provider = kId;
    scene.witnessed = {tests::message(u"m1"_s).says(u"What do you see?"_s)};
    return scene;
}

} // namespace

/// A tool's picture on its way through the agent into the requests of each kind of provider.
class TestSeenPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aPictureIsInTheNextRequest_data();
    void aPictureIsInTheNextRequest();
    void whoCannotSeeIsSentNone();
    void whoTakesNoToolsIsOfferedNone();
    void noPictureIsRecorded_data();
    void noPictureIsRecorded();
    void aBodyWithoutPicturesStaysAsItIs();

private:
    void speakAs(ProviderKind kind, Known tools = Known::Yes, Known pictures = Known::Yes);
    [[nodiscard]] QByteArray secondRequest(ProviderKind kind);

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<SpokenTransport> m_transport;
    std::unique_ptr<CassetteRecorder> m_recorder;
    QList<Exchange> m_recorded;
    std::unique_ptr<tests::ScriptedModelClient> m_rehearsal;
    std::unique_ptr<ProviderBook> m_book;
    std::unique_ptr<ProviderClient> m_client;
    std::unique_ptr<agent::CompanionAgent> m_agent;
    std::unique_ptr<QObject> m_owner;
    NoLog m_log;
};

void TestSeenPictures::init()
{
    m_owner.reset();
    m_agent.reset();
    m_client.reset();
    m_recorded.clear();
    m_clock = std::make_unique<tests::FakeClock>();
    m_transport = std::make_unique<SpokenTransport>();
    m_recorder = std::make_unique<CassetteRecorder>(
        *m_transport, *m_clock, [this](const Exchange &exchange) { m_recorded.append(exchange); });
    m_rehearsal = std::make_unique<tests::ScriptedModelClient>(*m_clock);
    m_book = std::make_unique<ProviderBook>();
    m_client = std::make_unique<ProviderClient>(
        ProviderNeeds{*m_book, *m_recorder, *m_clock, *m_rehearsal, m_log, [] { return 0.0; }});
    m_agent = std::make_unique<agent::CompanionAgent>(*m_client, *m_clock);
    m_owner = std::make_unique<QObject>();
}

/// A speech with eyes, by a model with these known abilities.
void TestSeenPictures::speakAs(ProviderKind kind, Known tools, Known pictures)
{
    m_book->put({.id = kId,
                 .name = u"Mock"_s,
                 .kind = kind,
                 .baseUrl = QUrl(u"https://mock.example/v1"_s),
                 .keyPlace = model::KeyPlace::Session,
                 .variable = {},
                 .model = u"m"_s});
    m_book->setKey(kId, "sk-secret-123");
    model::ModelFacts facts{.provider = kId, .model = u"m"_s};
    facts.abilities.tools = tools;
    facts.abilities.pictures = pictures;
    m_book->setFacts(facts);
    std::ignore = m_agent->speak(sceneOfAya(), std::make_unique<Eyes>(), m_owner.get());
    m_clock->advance(Millis(1000));
}

QByteArray TestSeenPictures::secondRequest(ProviderKind kind)
{
    m_transport->at(0).begins();
    m_transport->at(0).gives(looks(kind));
    if (m_transport->streams.first())
        m_transport->at(0).ends();
    m_clock->advance(Millis(1000));
    return m_transport->requests.size() == 2 ? m_transport->requests.last().body : QByteArray();
}

void TestSeenPictures::aPictureIsInTheNextRequest_data()
{
    QTest::addColumn<ProviderKind>("kind");

    QTest::newRow("OpenAI") << ProviderKind::OpenAi;
    QTest::newRow("responses") << ProviderKind::OpenAiResponses;
    QTest::newRow("Anthropic") << ProviderKind::Anthropic;
    QTest::newRow("Gemini") << ProviderKind::Gemini;
    QTest::newRow("Ollama") << ProviderKind::Ollama;
    QTest::newRow("compatible") << ProviderKind::Compatible;
}

void TestSeenPictures::aPictureIsInTheNextRequest()
{
    QFETCH(const ProviderKind, kind);

    speakAs(kind);
    const QByteArray first = m_transport->requests.first().body;
    const QByteArray second = secondRequest(kind);

    QVERIFY(!first.contains(kPicture.bytes.toBase64()));
    QCOMPARE(second.count(kPicture.bytes.toBase64()), 1);
}

void TestSeenPictures::whoCannotSeeIsSentNone()
{
    speakAs(ProviderKind::OpenAi, Known::Yes, Known::No);

    const QByteArray second = secondRequest(ProviderKind::OpenAi);

    QVERIFY(second.contains("seen"));
    QVERIFY(!second.contains(kPicture.bytes.toBase64()));
}

void TestSeenPictures::whoTakesNoToolsIsOfferedNone()
{
    speakAs(ProviderKind::Compatible, Known::Unknown);

    QCOMPARE(m_transport->requests.size(), 1);
    QVERIFY(!m_transport->requests.first().body.contains("\"tools\""));
}

void TestSeenPictures::noPictureIsRecorded_data() { aPictureIsInTheNextRequest_data(); }

void TestSeenPictures::noPictureIsRecorded()
{
    QFETCH(const ProviderKind, kind);
    speakAs(kind);
    QVERIFY(secondRequest(kind).contains(kPicture.bytes.toBase64()));

    m_transport->at(1).begins();
    m_transport->at(1).ends();

    QCOMPARE(m_recorded.size(), 2);
    for (const Exchange &exchange : std::as_const(m_recorded))
        QVERIFY(!exchange.body.contains(kPicture.bytes.toBase64()));
    QVERIFY(m_recorded.last().body.contains("(a picture)"));
}

void TestSeenPictures::aBodyWithoutPicturesStaysAsItIs()
{
    const QByteArray body =
        R"({ "data" : "x", "images": "none", "n": [1, null, {"data": 5, "mimeType": "a"}] })";

    QCOMPARE(withoutPictures(body), body);
    QCOMPARE(withoutPictures(QByteArray("no JSON")), QByteArray("no JSON"));
}

SUITE_TEST(QCoreApplication, TestSeenPictures)

} // namespace tst_seen_pictures

#include "tst_seen_pictures.moc"
