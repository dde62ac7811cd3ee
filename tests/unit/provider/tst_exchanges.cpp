// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/exchange_text.h"
#include "core/llm/provider/provider_client.h"
#include "core/wire/json.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"
#include "tests/unit/provider/spoken_transport.h"

#include <QTest>

namespace tst_exchanges {

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

namespace {

const ProviderId kId(u"openai"_s);
const QByteArray kKey = "sk-secret-123";

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

ModelRequest request(const ProviderId &provider = kId)
{
    ModelRequest made;
    made.messages = {{ChatText::Role::User, u"Hello"_s, {}}};
    made.choice.provider = provider;
    made.tag.room = studio::base::RoomId(u"r1"_s);
    made.tag.turn = studio::base::TurnId(u"t1"_s);
    made.tag.companions = {studio::base::ParticipantId(u"companion_aya"_s)};
    return made;
}

const QByteArray kAnswer = "data: {\"choices\":[{\"delta\":{\"content\":\"Hi.\"}}]}\n\n"
                           "data: {\"choices\":[{\"finish_reason\":\"stop\"}],\"usage\":{\"prompt_tokens\":"
                           "1000,\"completion_tokens\":100}}\n\n"
                           "data: [DONE]\n\n";

class NoCalls final : public CallLog
{
public:
    void note(const CallRecord &) override {}
};

class KeptExchanges final : public ExchangeLog
{
public:
    void keep(const studio::model::Exchange &exchange) override { all.append(exchange); }
    QList<studio::model::Exchange> all;
};

} // namespace

/// Requests to models and their answers are kept, once for each call, without keys.
class TestExchanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aCallIsKeptWithWhatWasSentAndCameBack();
    void everyTryIsKept();
    void theKeyIsInNoneOfIt();
    void aCancelledCallIsKeptWithWhatCameUntilThen();
    void aCallThatIsDeletedIsKeptToo();
    void whatWasNeverSentIsNotKept();
    void rehearsalIsKeptToo();
    void anEndlessTextIsCutBetweenTwoCharacters();
    void picturesAreOnlyNamed();

private:
    std::unique_ptr<FakeClock> m_clock;
    std::unique_ptr<SpokenTransport> m_transport;
    std::unique_ptr<ScriptedModelClient> m_rehearsal;
    std::unique_ptr<KeptExchanges> m_kept;
    NoCalls m_calls;
    std::unique_ptr<ProviderBook> m_book;
    std::unique_ptr<ProviderClient> m_client;
    std::unique_ptr<QObject> m_owner;
};

void TestExchanges::init()
{
    m_owner.reset();
    m_client.reset(); // before its clock
    m_clock = std::make_unique<FakeClock>();
    m_transport = std::make_unique<SpokenTransport>();
    m_rehearsal = std::make_unique<ScriptedModelClient>(*m_clock);
    m_kept = std::make_unique<KeptExchanges>();
    m_book = std::make_unique<ProviderBook>();
    m_book->put(openAi());
    m_book->setKey(kId, kKey);
    m_client = std::make_unique<ProviderClient>(ProviderNeeds{.book = *m_book,
                                                              .transport = *m_transport,
                                                              .clock = *m_clock,
                                                              .rehearsal = *m_rehearsal,
                                                              .log = m_calls,
                                                              .chance = [] { return 0.0; },
                                                              .exchanges = m_kept.get()});
    m_owner = std::make_unique<QObject>();
}

void TestExchanges::aCallIsKeptWithWhatWasSentAndCameBack()
{
    (void)m_client->start(request(), m_owner.get());
    m_clock->advance(Millis(250));
    m_transport->last().begins();
    m_transport->last().gives(kAnswer);

    QCOMPARE(m_kept->all.size(), 1);
    const studio::model::Exchange &kept = m_kept->all.first();
    QCOMPARE(kept.prompt, m_transport->requests.first().body);
    QCOMPARE(kept.reply, kAnswer);
    QCOMPARE(kept.model, u"gpt-x (OpenAI)"_s);
    QCOMPARE(kept.turn, request().tag.turn);
    QCOMPARE(kept.tokens.input, std::optional<qint64>(1000));
    QCOMPARE(kept.took, Millis(250));
    QVERIFY(!kept.trouble);
}

void TestExchanges::everyTryIsKept()
{
    (void)m_client->start(request(), m_owner.get());
    m_transport->last().begins(503);
    m_transport->last().gives("busy");
    m_transport->last().ends();
    m_clock->advance(Millis(500));
    m_transport->last().begins();
    m_transport->last().gives(kAnswer);

    QCOMPARE(m_kept->all.size(), 1);
    QCOMPARE(m_kept->all.first().tries, 2);
    QCOMPARE(m_kept->all.first().reply,
             QByteArray("[try 1: HTTP 503]\nbusy\n[try 2: HTTP 200]\n").append(kAnswer));
}

void TestExchanges::theKeyIsInNoneOfIt()
{
    ModelRequest asked = request();
    asked.messages.first().text = u"My key is "_s + QString::fromLatin1(kKey);

    (void)m_client->start(asked, m_owner.get());
    m_transport->last().begins(401);
    m_transport->last().gives("wrong key: " + kKey);
    m_transport->last().ends();

    QCOMPARE(m_kept->all.size(), 1);
    QVERIFY(m_kept->all.first().trouble);
    QVERIFY(!m_kept->all.first().prompt.contains(kKey));
    QVERIFY(!m_kept->all.first().reply.contains(kKey));
    QVERIFY(!m_kept->all.first().trouble->detail.contains(QString::fromLatin1(kKey)));
}

void TestExchanges::aCancelledCallIsKeptWithWhatCameUntilThen()
{
    ModelCall *call = m_client->start(request(), m_owner.get());
    m_transport->last().begins();
    m_transport->last().gives("data: {\"cho");

    call->cancel();

    QCOMPARE(m_kept->all.size(), 1);
    QCOMPARE(m_kept->all.first().trouble->cause, Cause::Stopped);
    QCOMPARE(m_kept->all.first().reply, QByteArray("data: {\"cho"));
}

void TestExchanges::aCallThatIsDeletedIsKeptToo()
{
    const ModelCall *call = m_client->start(request(), m_owner.get());
    const ModelCall *offline = m_client->start(request({}), m_owner.get());
    m_transport->last().begins();

    delete call;
    delete offline;

    QCOMPARE(m_kept->all.size(), 2);
    QCOMPARE(m_kept->all.at(0).trouble->cause, Cause::Stopped);
    QCOMPARE(m_kept->all.at(1).trouble->cause, Cause::Stopped);
}

void TestExchanges::whatWasNeverSentIsNotKept()
{
    m_book->setKey(kId, {});

    (void)m_client->start(request(), m_owner.get());
    QCoreApplication::processEvents();

    QCOMPARE(m_transport->requests.size(), 0);
    QCOMPARE(m_kept->all.size(), 0);
}

void TestExchanges::rehearsalIsKeptToo()
{
    const studio::base::ParticipantId aya(u"companion_aya"_s);
    m_rehearsal->script(aya, Purpose::Speech, ScriptedAnswer::slowly({u"Good "_s, u"day."_s}, Millis(10)));
    ModelRequest asked = request({});
    asked.brief.persona.id = aya;
    asked.tools = {{u"roll_dice"_s, u"Rolls dice."_s, {R"({"type":"object"})"}}};

    (void)m_client->start(asked, m_owner.get());
    m_clock->advance(Millis(10'000));

    QTRY_COMPARE(m_kept->all.size(), 1);
    const auto prompt = studio::wire::parse(m_kept->all.first().prompt);
    const auto reply = studio::wire::parse(m_kept->all.first().reply);
    QVERIFY(prompt && reply);
    QVERIFY((*prompt)["messages"][0]["text"] == "Hello");
    QVERIFY((*prompt)["tools"][0]["name"] == "roll_dice");
    QVERIFY((*reply)["text"] == "Good day.");
    QCOMPARE(m_kept->all.first().model, m_rehearsal->displayName());
    QVERIFY(!m_kept->all.first().trouble);
}

void TestExchanges::anEndlessTextIsCutBetweenTwoCharacters()
{
    const QByteArray endless = QByteArray("x") + QByteArray("茶").repeated(int(kLongestExchange));

    const QByteArray cut = wholeOrCut(endless);

    QVERIFY(cut.size() <= kLongestExchange);
    QVERIFY(cut.endsWith(QByteArray::number(endless.size()).append(" bytes in all]")));
    QVERIFY(!QString::fromUtf8(cut).contains(QChar::ReplacementCharacter));
    QCOMPARE(wholeOrCut("short"), QByteArray("short"));
}

void TestExchanges::picturesAreOnlyNamed()
{
    ModelRequest asked = request();
    asked.messages.first().pictures = {{u"image/png"_s, QByteArray(5000, 'p')}};

    const auto text = studio::wire::parse(requestText(asked));

    QVERIFY(text);
    QVERIFY((*text)["messages"][0]["pictures"][0]["mime"] == "image/png");
    QVERIFY((*text)["messages"][0]["pictures"][0]["bytes"] == 5000);
    QVERIFY(requestText(asked).size() < 500);
}

SUITE_TEST(QCoreApplication, TestExchanges)

} // namespace tst_exchanges

#include "tst_exchanges.moc"
