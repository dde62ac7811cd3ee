// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/frame_reader.h"
#include "core/adapters/firehose/frame_writer.h"
#include "tests/support/suite.h"

#include <QTest>

#include <random>

namespace tst_firehose_frames {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::adapters::firehose;

/// Frames of a firehose, in every dialect, and nothing else.
class FirehoseFramesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessageIsReadInItsEnvelope();
    void thePlainObjectsOfTheDocumentationAreReadToo();
    void statesComeAsAnArrayOrOneByOne();
    void anAnswerIsAResultOrAnErrorBesideIt();
    void whatIsWrittenIsReadBackTheSame();
    void wordsAreThoseOfTheRealFirehose();
    void whatIsWrongIsSaidAsTheRealOneSaysIt_data();
    void whatIsWrongIsSaidAsTheRealOneSaysIt();
    void garbageIsNotJson();
    void nothingThatIsTooLongComesIn();
    void randomBytesNeverDoHarm();
};

namespace {

const QByteArray kMessage =
    R"({"jsonrpc":"2.0","method":"message.send","params":{"id":"u1","from":"user_x","to":["companion_aya"],"message":"やあ"}})";
const QByteArray kStates =
    R"([{"jsonrpc":"2.0","method":"state.send","params":{"from":"companion_aya","state":"speak","importance":4,"selected":false,"closing":"none"}},{"jsonrpc":"2.0","method":"state.send","params":{"from":"companion_kyoko","state":"listen","importance":1,"selected":true,"closing":"pre-closing"}}])";
const QByteArray kState =
    R"({"jsonrpc":"2.0","method":"state.send","params":{"from":"companion_kyoko","messageId":"5549","state":"speak","importance":2,"selected":false,"closing":"none"}})";
const QByteArray kQuery =
    R"({"jsonrpc":"2.0","id":"60062437","method":"query.send","params":{"from":"companion_aya","type":"speak","body":{"message":"…","emotion":"happy"}}})";
const QByteArray kAction =
    R"({"jsonrpc":"2.0","method":"action.send","params":{"from":"companion_aya","name":"gesture","params":{"name":"wave"},"metadata":{"intensity":0.5}}})";
const QByteArray kSpoken =
    R"({"jsonrpc":"2.0","method":"message.send","params":{"id":"32be","from":"companion_aya","to":["companion_kyoko","companion_natsumi"],"message":"Hi","metadata":{"emotion":"happy"}}})";

QByteArray framed(const char *topic, const QByteArray &body)
{
    return QByteArray(R"({"topic":")") + topic + R"(","body":)" + body + "}";
}

} // namespace

void FirehoseFramesTest::aMessageIsReadInItsEnvelope()
{
    const Reading reading = readFrame(framed("messages", kMessage));

    QVERIFY(reading.body);
    const auto message = std::get<model::Message>(*reading.body);

    QCOMPARE(message.id.value(), u"u1"_s);
    QCOMPARE(message.from.value(), u"user_x"_s);
    QCOMPARE(message.to, QList<base::ParticipantId>{base::ParticipantId(u"companion_aya"_s)});
    QCOMPARE(message.text, u"やあ"_s);
    QCOMPARE(*readBody(kMessage).body, *reading.body);
}

void FirehoseFramesTest::thePlainObjectsOfTheDocumentationAreReadToo()
{
    const auto message = readFrame(framed("messages", R"({"id":"m","from":"user","to":[],"message":"Hi"})"));
    const auto action = readFrame(framed("actions", R"({"from":"c","name":"move","params":{"x":1}})"));
    const auto state = readFrame(framed("states", R"({"from":"c","messageId":"m","state":"speak"})"));
    const auto query = readFrame(framed("queries", R"({"id":"q","from":"c","type":"camera"})"));
    const auto result = readFrame(framed("query-results", R"({"id":"q","success":true,"body":"yes"})"));

    QCOMPARE(std::get<model::Message>(*message.body).text, u"Hi"_s);
    QCOMPARE(std::get<model::Action>(*action.body).params.text, QByteArray(R"({"x":1})"));
    QCOMPARE(std::get<States>(*state.body).states.constFirst().messageId, model::LooseValue(u"m"_s));
    QCOMPARE(std::get<model::Query>(*query.body).type, u"camera"_s);
    QCOMPARE(std::get<model::QueryResult>(*result.body).body, u"yes"_s);
    QVERIFY(std::get<model::QueryResult>(*result.body).success);
}

void FirehoseFramesTest::statesComeAsAnArrayOrOneByOne()
{
    const auto many = std::get<States>(*readBody(kStates).body);
    const auto one = std::get<States>(*readBody(kState).body);

    QVERIFY(many.isArray);
    QCOMPARE(many.states.size(), 2);

    QCOMPARE(many.states[0].messageId, model::LooseValue(model::Absent{}));
    QCOMPARE(many.states[1].closing, model::LooseValue(u"pre-closing"_s));
    QVERIFY(!one.isArray);
    QCOMPARE(one.states[0].messageId, model::LooseValue(u"5549"_s));
    QCOMPARE(one.states[0].importance, model::LooseValue(2.0));
}

void FirehoseFramesTest::anAnswerIsAResultOrAnErrorBesideIt()
{
    const auto good = readFrame(
        framed("queries", R"({"jsonrpc":"2.0","id":"q","result":{"success":true,"body":{"played":true}}})"));
    const auto bad = readFrame(framed("queries", R"({"jsonrpc":"2.0","id":"q","error":"no camera"})"));
    const auto empty =
        readFrame(framed("queries", R"({"jsonrpc":"2.0","id":"q","result":{"success":true}})"));

    const auto answer = std::get<model::QueryResult>(*good.body);
    const auto error = std::get<model::QueryResult>(*bad.body);

    QCOMPARE(answer.body, QString(uR"({"played":true})"_s));
    QVERIFY(answer.success);
    QCOMPARE(error.error, u"no camera"_s);
    QVERIFY(!error.success);
    QVERIFY(!empty.body);
    QCOMPARE(empty.issues.first(), u"body.result.body: Required"_s);
}

void FirehoseFramesTest::whatIsWrittenIsReadBackTheSame()
{
    for (const QByteArray &text : {kMessage, kStates, kState, kQuery, kAction, kSpoken}) {
        const Reading reading = readBody(text);

        QVERIFY2(reading.body, text.constData());
        const QByteArray written = writeBody(*reading.body);
        const QByteArray frame = writeFrame(*reading.body);

        QCOMPARE(*readBody(written).body, *reading.body);
        QCOMPARE(*readFrame(frame).body, *reading.body);
    }
}

void FirehoseFramesTest::wordsAreThoseOfTheRealFirehose()
{
    const model::QueryResult good{u"q"_s, true, u"{\"played\":true}"_s, {}};
    const model::QueryResult bad{u"q"_s, false, {}, u"denied"_s};

    const QByteArray query = writeBody(*readBody(kQuery).body);

    QCOMPARE(query.left(48), QByteArray(R"({"jsonrpc":"2.0","id":"60062437","method":"query)"));
    QCOMPARE(writeBody(*readBody(kMessage).body), kMessage);
    QCOMPARE(writeBody(*readBody(kAction).body), kAction);
    QCOMPARE(writeBody(*readBody(kState).body), kState);
    QCOMPARE(writeBody(*readBody(kStates).body), kStates);
    QCOMPARE(
        writeFrame(good),
        QByteArray(
            R"({"topic":"queries","body":{"jsonrpc":"2.0","id":"q","result":{"success":true,"body":{"played":true}}}})"));
    QCOMPARE(writeBody(bad), QByteArray(R"({"jsonrpc":"2.0","id":"q","error":"denied"})"));
}

void FirehoseFramesTest::whatIsWrongIsSaidAsTheRealOneSaysIt_data()
{
    QTest::addColumn<QByteArray>("frame");
    QTest::addColumn<QByteArray>("issue");

    QTest::newRow("no topic")
        << QByteArray(R"({"nottopic":1})")
        << QByteArray(
               R"({"error":{"issues":[{"code":"invalid_type","expected":"string","received":"undefined","path":["topic"],"message":"Required"},)");
    QTest::newRow("topic of another type")
        << QByteArray(R"({"topic":7,"body":{}})")
        << QByteArray(
               R"({"error":{"issues":[{"code":"invalid_type","expected":"string","received":"number","path":["topic"],"message":"Expected string, received number"}],"name":"ZodError"}})");
    QTest::newRow("no object") << QByteArray("[1]")
                               << QByteArray(R"({"error":{"issues":[{"code":"invalid_type",)");
    QTest::newRow("unknown topic") << QByteArray(R"({"topic":"gossip","body":{}})")
                                   << QByteArray(R"({"error":{"issues":[{"received":"gossip","code":)");
    QTest::newRow("no text")
        << framed("messages", R"({"id":"m","from":"user","to":[]})")
        << QByteArray(
               R"({"error":{"issues":[{"code":"invalid_type","expected":"string","received":"undefined","path":["body","message"],"message":"Required"}],"name":"ZodError"}})");
    QTest::newRow("no from")
        << framed("messages",
                  R"({"jsonrpc":"2.0","method":"message.send","params":{"id":"m","to":[],"message":"x"}})")
        << QByteArray(
               R"({"error":{"issues":[{"code":"invalid_type","expected":"string","received":"undefined","path":["body","params","from"],)");
    QTest::newRow("a number among the addressees")
        << framed("messages", R"({"id":"m","from":"user","to":["a",3],"message":"x"})")
        << QByteArray(
               R"({"error":{"issues":[{"code":"invalid_type","expected":"string","received":"number","path":["body","to",1],)");
}

void FirehoseFramesTest::whatIsWrongIsSaidAsTheRealOneSaysIt()
{
    QFETCH(QByteArray, frame);
    QFETCH(QByteArray, issue);

    const Reading reading = readFrame(frame);

    QVERIFY(reading.isJson);
    QVERIFY(!reading.body);
    QCOMPARE(reading.issues.answer().left(issue.size()), issue);
}

void FirehoseFramesTest::garbageIsNotJson()
{
    const QByteArray deep = framed("messages", QByteArray(1'000'000, '[') + QByteArray(1'000'000, ']'));

    for (const QByteArray &text : {QByteArray("{bad"), QByteArray(), QByteArray("\xff\xfe"), deep,
                                   framed("messages", "{\"id\":\"\xff\"}")}) {
        const Reading reading = readFrame(text);

        QVERIFY(!reading.isJson);
        QVERIFY(!reading.body);
    }
}

void FirehoseFramesTest::nothingThatIsTooLongComesIn()
{
    const QByteArray longId(129, 'a');
    const QByteArray longText(64 * 1024 + 1, 'a');
    const QByteArray name = R"({"id":"m","to":[],"message":"x","from":")" + longId + "\"}";
    const QByteArray text = R"({"id":"m","to":[],"from":"user","message":")" + longText + "\"}";
    QByteArray many = "[" + kState;
    for (int i = 0; i < kMostStates; ++i)
        many += "," + kState;

    QVERIFY(!readFrame(framed("messages", name)).body);
    QVERIFY(!readFrame(framed("messages", text)).body);
    QVERIFY(!readFrame(framed("states", many + "]")).body);
}

void FirehoseFramesTest::randomBytesNeverDoHarm()
{
    std::minstd_rand dice(7);
    const QList<QByteArray> seeds{framed("messages", kSpoken), framed("states", kStates),
                                  framed("queries", kQuery), framed("actions", kAction)};

    for (int round = 0; round < 4'000; ++round) {
        QByteArray text = seeds[round % seeds.size()];
        for (int cut = 0; cut < 4; ++cut)
            text[qsizetype(dice() % size_t(text.size()))] = char(dice() % 256);
        const Reading frame = readFrame(text);
        const Reading body = readBody(text);

        QVERIFY(!frame.body || frame.issues.isEmpty());
        QVERIFY(!body.body || body.issues.isEmpty());
    }
}

SUITE_TEST(void, FirehoseFramesTest)

} // namespace tst_firehose_frames

#include "tst_firehose_frames.moc"
