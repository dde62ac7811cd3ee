// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/provider_call.h"
#include "core/llm/http/qt_transport.h"
#include "tests/peers/aimock.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_peer_answers {

using namespace Qt::StringLiterals;
using namespace studio::llm;
using studio::base::Millis;
using studio::model::Cause;
using studio::model::ProviderKind;
using studio::tests::Aimock;
using studio::tests::FakeClock;

namespace {

/// All that one call gave.
struct Heard
{
    QString text;
    QString thinking;
    QList<ToolCall> calls;
    QList<studio::model::RawJson> kept;
    QList<Millis> waits; ///< from the failed try to the next
    std::optional<ModelFinish> finish;
    std::optional<ModelFailure> failure;

    [[nodiscard]] bool isOver() const { return finish || failure; }
};

ToolSpec tool(const QString &name)
{
    return {name, u"Says something."_s, {R"({"type":"object","properties":{},"required":[]})"_ba}};
}

} // namespace

/// One exchange with aimock in each dialect: what it says, and what it does wrong.
class TestPeerAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_aimock.reset(); }

    void textThinkingAndUsageComeWhole_data() { kinds(); }
    void textThinkingAndUsageComeWhole();
    void callsComeWithTheirArguments_data() { kinds(); }
    void callsComeWithTheirArguments();
    void aServerThatIsBusyIsAskedAgainWhenItSaid_data() { kinds(); }
    void aServerThatIsBusyIsAskedAgainWhenItSaid();
    void aServerThatFailsIsGivenUpAfterThreeTries_data() { failingModels(); }
    void aServerThatFailsIsGivenUpAfterThreeTries();
    void aSpeechThatIsCutOffIsNoWholeOne_data() { kinds(); }
    void aSpeechThatIsCutOffIsNoWholeOne();
    void aVoteThatIsCutOffIsNeverHeardInPart_data() { kinds(); }
    void aVoteThatIsCutOffIsNeverHeardInPart();
    void aBabblingServerIsNotUnderstood_data() { kinds(); }
    void aBabblingServerIsNotUnderstood();
    void aWrongKeyIsRefusedAtOnce_data() { kinds(); }
    void aWrongKeyIsRefusedAtOnce();

private:
    static void kinds();
    static void failingModels();
    [[nodiscard]] const Heard &ask(const QString &model, Purpose purpose = Purpose::Speech,
                                   const QList<ToolSpec> &tools = {}, const QByteArray &key = Aimock::key());

    FakeClock m_clock;
    http::QtTransport m_transport{m_clock};
    std::unique_ptr<Aimock> m_aimock;
    Heard m_heard;
};

void TestPeerAnswers::initTestCase()
{
    if (const QString why = Aimock::whyNot(); !why.isEmpty())
        QSKIP(qPrintable(why));
}

// Each case has its own, because some fixtures are used up.
void TestPeerAnswers::init()
{
    m_aimock = std::make_unique<Aimock>(u"fixtures/answers.json"_s);
    QVERIFY2(m_aimock->isUp(), qPrintable(m_aimock->words()));
}

void TestPeerAnswers::kinds()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::newRow("OpenAI chat") << ProviderKind::OpenAi;
    QTest::newRow("OpenAI responses") << ProviderKind::OpenAiResponses;
    QTest::newRow("Anthropic") << ProviderKind::Anthropic;
    QTest::newRow("Gemini") << ProviderKind::Gemini;
    QTest::newRow("Ollama") << ProviderKind::Ollama;
}

void TestPeerAnswers::failingModels()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<QString>("model");
    QTest::addColumn<Cause>("cause");
    using enum ProviderKind;
    for (const auto &[name, kind] : {std::pair("OpenAI chat", OpenAi),
                                     {"OpenAI responses", OpenAiResponses},
                                     {"Anthropic", Anthropic},
                                     {"Gemini", Gemini},
                                     {"Ollama", Ollama}}) {
        QTest::addRow("%s, status 500", name) << kind << u"broken"_s << Cause::Unreachable;
        QTest::addRow("%s, dropped", name) << kind << u"drops"_s << Cause::Unreachable;
        QTest::addRow("%s, hangs up", name) << kind << u"hangs-up"_s << Cause::Unreachable;
    }
}

// Every wait of ours is over at once, since the clock is a fake; the network is real.
const Heard &TestPeerAnswers::ask(const QString &model, Purpose purpose, const QList<ToolSpec> &tools,
                                  const QByteArray &key)
{
    QFETCH(ProviderKind, kind);
    ModelRequest request;
    request.brief.purpose = purpose;
    request.messages = {{ChatText::Role::System, u"You are Aya."_s},
                        {ChatText::Role::User, u"Does it still rain?"_s}};
    request.tools = tools;
    m_heard = {};
    auto *call =
        new http::ProviderCall({m_transport, m_clock, [] { return 0.0; }, {}, {}},
                               {kind, m_aimock->baseUrl(kind), key}, request, {.model = model}, this);
    connect(call, &ModelCall::textDelta, this, [this](const QString &text) { m_heard.text += text; });
    connect(call, &ModelCall::thinkingDelta, this, [this](const QString &text) { m_heard.thinking += text; });
    connect(call, &ModelCall::kept, this, [this](const auto &block) { m_heard.kept.append(block); });
    connect(call, &ModelCall::toolCalled, this, [this](const ToolCall &made) { m_heard.calls.append(made); });
    connect(call, &ModelCall::finished, this, [this](const ModelFinish &end) { m_heard.finish = end; });
    connect(call, &ModelCall::failed, this, [this](const ModelFailure &end) { m_heard.failure = end; });
    connect(call, &ModelCall::waiting, this, [this](const ModelWait &wait) {
        m_heard.waits.append(wait.at - m_clock.steadyNow());
        QMetaObject::invokeMethod(
            this, [this] { m_clock.advance(m_heard.waits.constLast()); }, Qt::QueuedConnection);
    });
    [&] { QTRY_VERIFY_WITH_TIMEOUT(m_heard.isOver(), 30'000); }();
    delete call;
    return m_heard;
}

void TestPeerAnswers::textThinkingAndUsageComeWhole()
{
    QFETCH(ProviderKind, kind);

    const Heard &heard = ask(u"speaks"_s);

    QVERIFY2(heard.finish, qPrintable(m_aimock->words()));
    QCOMPARE(heard.text,
             u"The rain has stopped, and Ms Ando from the corner shop brought 水ようかん for all of us."_s);
    QCOMPARE(heard.finish->reason, u"stop"_s);
    if (kind ==
        ProviderKind::Ollama) // aimock writes zeros there, and thoughts under a name that Ollama has not
        return;
    QCOMPARE(heard.finish->inputTokens, 41);
    QCOMPARE(heard.finish->outputTokens, 23);
    if (kind == ProviderKind::Anthropic)
        QVERIFY(heard.kept.constFirst().text.contains("aimock-placeholder-signature"));
}

void TestPeerAnswers::callsComeWithTheirArguments()
{
    const Heard &heard = ask(u"calls"_s, Purpose::Wake, {tool(u"history"_s), tool(u"consume"_s)});

    QVERIFY2(heard.finish, qPrintable(m_aimock->words()));
    QCOMPARE(heard.calls.size(), 2);
    QCOMPARE(heard.calls.at(0).name, u"history"_s);
    QCOMPARE(heard.calls.at(0).arguments.text, R"({"last":3})"_ba);
    QCOMPARE(heard.calls.at(1).name, u"consume"_s);
    QCOMPARE(heard.calls.at(1).arguments.text, R"({"amount":5,"message":"なるほど"})"_ba);
    QVERIFY(heard.calls.at(0).id != heard.calls.at(1).id);
    QCOMPARE(heard.finish->reason, u"toolCalls"_s);
}

void TestPeerAnswers::aServerThatIsBusyIsAskedAgainWhenItSaid()
{
    const Heard &heard = ask(u"busy"_s);

    QVERIFY2(heard.finish, qPrintable(m_aimock->words()));
    QCOMPARE(heard.waits, QList<Millis>{Millis(7000)});
    QCOMPARE(heard.text, u"Now I have time."_s);
}

void TestPeerAnswers::aServerThatFailsIsGivenUpAfterThreeTries()
{
    QFETCH(QString, model);
    QFETCH(Cause, cause);

    const Heard &heard = ask(model);

    QVERIFY2(heard.failure, qPrintable(m_aimock->words()));
    QCOMPARE(heard.failure->cause, cause);
    QCOMPARE(heard.waits, (QList<Millis>{Millis(500), Millis(1000)}));
    QVERIFY(heard.text.isEmpty());
}

void TestPeerAnswers::aSpeechThatIsCutOffIsNoWholeOne()
{
    const Heard &heard = ask(u"is-cut"_s);

    QVERIFY2(heard.failure, qPrintable(m_aimock->words()));
    QVERIFY(u"This sentence will never come to the end that it was meant to have."_s.startsWith(heard.text));
    QCOMPARE(heard.waits.isEmpty(), !heard.text.isEmpty()); // what was heard is not said twice
}

void TestPeerAnswers::aVoteThatIsCutOffIsNeverHeardInPart()
{
    const Heard &heard = ask(u"is-cut"_s, Purpose::Vote);

    QVERIFY2(heard.failure, qPrintable(m_aimock->words()));
    QVERIFY(heard.text.isEmpty());
    QCOMPARE(heard.waits.size(), 2);
}

void TestPeerAnswers::aBabblingServerIsNotUnderstood()
{
    const Heard &heard = ask(u"babbles"_s);

    QVERIFY2(heard.failure, qPrintable(m_aimock->words()));
    QCOMPARE(heard.failure->cause, Cause::Malformed);
    QVERIFY(heard.text.isEmpty());
}

void TestPeerAnswers::aWrongKeyIsRefusedAtOnce()
{
    const Heard &heard = ask(u"speaks"_s, Purpose::Speech, {}, "k-somebody-else"_ba);

    QVERIFY2(heard.failure, qPrintable(m_aimock->words()));
    QCOMPARE(heard.failure->status, 401);
    QCOMPARE(heard.failure->advice, studio::model::Advice::CheckKey);
    QVERIFY(heard.waits.isEmpty());
    QVERIFY(heard.text.isEmpty());
}

SUITE_TEST(QCoreApplication, TestPeerAnswers)

} // namespace tst_peer_answers

#include "tst_peer_answers.moc"
