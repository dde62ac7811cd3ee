// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/floor_wire.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_floor_wire {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::model;
using wire::Json;
using wire::parse;

namespace {

constexpr const char *kFields[] = {"from", "messageId", "state", "importance", "selected", "closing"};

LooseValue fieldOf(const RawState &state, QByteArrayView field)
{
    if (field == "from")
        return state.from;
    if (field == "messageId")
        return state.messageId;
    if (field == "state")
        return state.state;
    if (field == "importance")
        return state.importance;
    if (field == "selected")
        return state.selected;
    return state.closing;
}

} // namespace

/// How strict the floor's words are, in a file written by hand.
class TestFloorWire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyInputIsRead_data();
    void everyInputIsRead();
    void aFlawIsSaid_data();
    void aFlawIsSaid();
    void everyFieldOfAVoteIsTakenAsItCame_data();
    void everyFieldOfAVoteIsTakenAsItCame();
    void aVoteThatIsNoObjectHasNoFields();
    void unknownKeysOfAVoteAreLeftAlone();
    void theAmountOfAConsumeIsTakenAsItCame();
    void onlySpeechHasAMessage();
    void aPolicyLeavesItsKeysToTheNextReader();
};

void TestFloorWire::everyInputIsRead_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *kind, const char *body) {
        QTest::addRow("%s %s", kind, body) << QString::fromLatin1(kind) << QByteArray(body);
    };
    row("posted", R"({"from":"user","message":"Hi"})");
    row("posted",
        R"({"id":"m","from":"user","to":["companion_a"],"mentions":["x"],"whisper":true,"message":""})");
    row("voteFailed", R"({"messageId":"m","from":"companion_a","cause":"timeout"})");
    row("turnOver", R"({"from":"companion_a","outcome":"spoke","message":"Hi","id":"m","to":["user"]})");
    row("turnOver",
        R"({"from":"companion_a","outcome":"spoke","message":"Hi","id":"m","to":["user"],"whisper":true})");
    row("turnOver", R"({"from":"companion_a","outcome":"noReply","wanted":60})");
    row("turnOver", R"({"from":"companion_a","outcome":"noReply","wanted":60.0})");
    row("turnOver", R"({"from":"companion_a","outcome":"failed","cause":"unreachable"})");
    row("consume", R"({"from":"x","amount":5,"message":"mm","id":"m","to":[],"mentions":[]})");
    row("consume", R"({"from":"x","amount":5,"message":"mm","id":"m","to":["user"],"whisper":true})");
    row("roster", R"({"companions":["companion_a","guest:b"]})");
    row("roster", R"({"companions":[]})");
    row("order", R"({"companions":["companion_a"]})");
    row("mute", R"({"companion":"companion_a"})");
    row("unmute", R"({"companion":"companion_a"})");
    row("cue", R"({"companion":"companion_a"})");
    row("maySpeak", R"({"companion":"companion_a"})");
    row("repetition", R"({"messageId":"m","score":0})");
    row("repetition", R"({"messageId":"m","score":1})");
    for (const char *control :
         {"hold", "release", "pause", "play", "step", "stop", "tick", "reset", "reshuffle"})
        row(control, "{}");
}

void TestFloorWire::everyInputIsRead()
{
    QFETCH(const QString, kind);
    QFETCH(const QByteArray, body);

    const auto read = wire::inputFromJson(kind, *parse(body));

    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(wire::inputName(*read), kind);
    const auto again = wire::inputFromJson(kind, wire::inputToJson(*read));
    QVERIFY(again && *again == *read);
}

void TestFloorWire::aFlawIsSaid_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("named"); // which the text must name
    const auto row = [](const char *kind, const char *body, const char *named) {
        QTest::addRow("%s %s", kind, body)
            << QString::fromLatin1(kind) << QByteArray(body) << QString::fromLatin1(named);
    };
    row("say", "{}", "say");
    row("Hold", "{}", "Hold");
    for (const char *body : {"[]", "null", "1", "\"x\""}) {
        for (const char *kind : {"posted", "voteFailed", "turnOver", "consume", "roster", "order", "cue",
                                 "repetition", "hold", "tick"})
            row(kind, body, kind);
    }
    // unknown keys
    row("posted", R"({"from":"user","message":"Hi","loud":true})", "loud");
    row("posted", R"({"from":"user","message":"Hi","From":"x"})", "From");
    row("voteFailed", R"({"messageId":"m","from":"c","cause":"busy","t":1})", "t");
    row("turnOver", R"({"from":"c","outcome":"spoke","loud":true})", "loud");
    row("consume", R"({"from":"c","amount":1,"message":"x","loud":true})", "loud");
    row("roster", R"({"companions":[],"guests":[]})", "guests");
    row("order", R"({"companions":[],"seed":1})", "seed");
    row("cue", R"({"companion":"companion_a","now":true})", "now");
    row("repetition", R"({"messageId":"m","score":0.5,"by":"judge"})", "by");
    row("hold", R"({"on":true})", "on");
    // missing keys
    row("posted", R"({"message":"Hi"})", "from");
    row("posted", R"({"from":"user"})", "message");
    row("voteFailed", R"({"from":"c","cause":"busy"})", "messageId");
    row("voteFailed", R"({"messageId":"m","cause":"busy"})", "from");
    row("voteFailed", R"({"messageId":"m","from":"c"})", "cause");
    row("turnOver", R"({"outcome":"spoke"})", "from");
    row("turnOver", R"({"from":"c"})", "outcome");
    row("consume", R"({"amount":1,"message":"x"})", "from");
    row("consume", R"({"from":"c","amount":1})", "message");
    row("roster", "{}", "companions");
    row("order", "{}", "companions");
    row("mute", "{}", "companion");
    row("repetition", R"({"score":0.5})", "messageId");
    row("repetition", R"({"messageId":"m"})", "score");
    // wrong types
    row("posted", R"({"from":7,"message":"Hi"})", "from");
    row("posted", R"({"from":"user","message":null})", "message");
    row("posted", R"({"id":7,"from":"user","message":"Hi"})", "id");
    row("posted", R"({"from":"user","message":"Hi","to":"companion_a"})", "to");
    row("posted", R"({"from":"user","message":"Hi","to":[7]})", "to");
    row("posted", R"({"from":"user","message":"Hi","mentions":{}})", "mentions");
    row("posted", R"({"from":"user","message":"Hi","whisper":"yes"})", "whisper");
    row("posted", R"({"from":"user","message":"Hi","whisper":1})", "whisper");
    row("turnOver", R"({"from":"c","outcome":"noReply","wanted":"60"})", "wanted");
    row("turnOver", R"({"from":"c","outcome":"noReply","wanted":59.5})", "wanted");
    row("repetition", R"({"messageId":"m","score":"0.5"})", "score");
    row("roster", R"({"companions":{}})", "companions");
    row("roster", R"({"companions":[null]})", "companions");
    // out of range
    row("posted", R"({"id":"","from":"user","message":"Hi"})", "id");
    row("posted", R"({"from":"","message":"Hi"})", "from");
    row("posted", R"({"from":"user","message":"Hi","to":[""]})", "to");
    row("voteFailed", R"({"messageId":"m","from":"c","cause":"bored"})", "cause");
    row("voteFailed", R"({"messageId":"m","from":"c","cause":"superseded"})", "cause");
    row("turnOver", R"({"from":"c","outcome":"sang"})", "outcome");
    row("turnOver", R"({"from":"c","outcome":"failed","cause":"bored"})", "cause");
    row("turnOver", R"({"from":"c","outcome":"noReply","wanted":101})", "wanted");
    row("turnOver", R"({"from":"c","outcome":"noReply","wanted":-1})", "wanted");
    row("repetition", R"({"messageId":"m","score":1.001})", "score");
    row("repetition", R"({"messageId":"m","score":-0.001})", "score");
    row("roster", R"({"companions":["user"]})", "user");
    row("roster", R"({"companions":["companion_"]})", "companion_");
    row("roster", R"({"companions":["guest:"]})", "guest:");
    row("roster", R"({"companions":["companion_a","companion_a"]})", "twice");
    row("order", R"({"companions":["companion_a","companion_a"]})", "twice");
    row("cue", R"({"companion":""})", "companion");
}

void TestFloorWire::aFlawIsSaid()
{
    QFETCH(const QString, kind);
    QFETCH(const QByteArray, body);
    QFETCH(const QString, named);

    const auto read = wire::inputFromJson(kind, *parse(body));

    QVERIFY(!read);
    QCOMPARE(read.error().code, base::ErrorCode::Malformed);
    QVERIFY2(read.error().text.contains(named), qPrintable(read.error().text));
}

void TestFloorWire::everyFieldOfAVoteIsTakenAsItCame_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<LooseValue>("value");
    QTest::newRow("null") << QByteArray("null") << LooseValue(Null{});
    QTest::newRow("true") << QByteArray("true") << LooseValue(true);
    QTest::newRow("false") << QByteArray("false") << LooseValue(false);
    QTest::newRow("whole") << QByteArray("7") << LooseValue(7.0);
    QTest::newRow("below zero") << QByteArray("-3") << LooseValue(-3.0);
    QTest::newRow("a fraction") << QByteArray("5.5") << LooseValue(5.5);
    QTest::newRow("huge") << QByteArray("1e300") << LooseValue(1e300);
    QTest::newRow("tiny") << QByteArray("1e-300") << LooseValue(1e-300);
    QTest::newRow("beyond 64 bits") << QByteArray("18446744073709551616")
                                    << LooseValue(18446744073709551616.0);
    QTest::newRow("a text") << QByteArray(R"("SPEAK")") << LooseValue(u"SPEAK"_s);
    QTest::newRow("a text that is a number") << QByteArray(R"("7")") << LooseValue(u"7"_s);
    QTest::newRow("no text") << QByteArray(R"("")") << LooseValue(QString());
    QTest::newRow("an array") << QByteArray("[1]") << LooseValue(OtherValue{});
    QTest::newRow("an object") << QByteArray(R"({"a":1})") << LooseValue(OtherValue{});
}

void TestFloorWire::everyFieldOfAVoteIsTakenAsItCame()
{
    QFETCH(const QByteArray, json);
    QFETCH(const LooseValue, value);
    for (const char *field : kFields) {
        const auto read = wire::inputFromJson(u"voted", Json{{field, *parse(json)}});

        QVERIFY(read);
        const RawState state = std::get<Voted>(*read).state;
        for (const char *other : kFields) {
            const LooseValue expected = qstrcmp(other, field) == 0 ? value : LooseValue(Absent{});
            QVERIFY2(fieldOf(state, other) == expected, other);
        }
        const auto again = wire::inputFromJson(u"voted", wire::inputToJson(*read));
        QVERIFY2(again && *again == *read, field);
    }
}

void TestFloorWire::aVoteThatIsNoObjectHasNoFields()
{
    for (const char *json : {"null", "true", "7", R"("speak")", "[]", R"([{"state":"speak"}])", "{}"}) {
        const auto read = wire::inputFromJson(u"voted", *parse(json));

        QVERIFY2(read, json);
        QVERIFY2(std::get<Voted>(*read).state == RawState{}, json);
    }
}

void TestFloorWire::unknownKeysOfAVoteAreLeftAlone()
{
    const auto read = wire::inputFromJson(u"voted", *parse(R"({"why":"bored","State":"speak"})"));
    QVERIFY(read);
    QVERIFY(std::get<Voted>(*read).state == RawState{});
}

void TestFloorWire::theAmountOfAConsumeIsTakenAsItCame()
{
    const auto amountOf = [](const char *amount) {
        const QByteArray body = QByteArray(R"({"from":"x","message":"m","amount":)") + amount + "}";
        return std::get<Consume>(*wire::inputFromJson(u"consume", *parse(body))).amount;
    };
    QVERIFY(amountOf("60") == LooseValue(60.0));
    QVERIFY(amountOf("-1") == LooseValue(-1.0));
    QVERIFY(amountOf("1e99") == LooseValue(1e99));
    QVERIFY(amountOf(R"("60")") == LooseValue(u"60"_s));
    QVERIFY(amountOf("null") == LooseValue(Null{}));
    QVERIFY(amountOf("[]") == LooseValue(OtherValue{}));
    const auto without = wire::inputFromJson(u"consume", *parse(R"({"from":"x","message":"m"})"));
    QVERIFY(std::get<Consume>(*without).amount == LooseValue(Absent{}));
}

void TestFloorWire::onlySpeechHasAMessage()
{
    const auto over = [](const char *body) {
        return std::get<TurnOver>(*wire::inputFromJson(u"turnOver", *parse(body)));
    };
    const TurnOver spoke = over(R"({"from":"companion_a","outcome":"spoke","message":"Hi","id":"m"})");
    QVERIFY(spoke.said);
    QCOMPARE(spoke.said->text, u"Hi"_s);
    QCOMPARE(spoke.said->id.value(), u"m"_s);
    QCOMPARE(spoke.said->from, spoke.from);
    QVERIFY(!over(R"({"from":"companion_a","outcome":"cancelled","message":"Hi"})").said);
}

void TestFloorWire::aPolicyLeavesItsKeysToTheNextReader()
{
    const auto read = wire::inputFromJson(u"policy", *parse(R"({"gapMs":0,"nonsense":1})"));
    QVERIFY(read);
    QVERIFY(std::holds_alternative<PolicyChanged>(*read));
}

SUITE_TEST(QCoreApplication, TestFloorWire)

} // namespace tst_floor_wire

#include "tst_floor_wire.moc"
