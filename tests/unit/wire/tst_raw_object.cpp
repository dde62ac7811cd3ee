// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/json.h"
#include "core/wire/loose/raw_object.h"
#include "tests/support/card_files/random_json.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_raw_object {

using namespace Qt::StringLiterals;
using namespace studio;
using wire::RawArray;
using wire::RawObject;

namespace {

RawObject object(const QByteArray &text) { return RawObject::of(text).value_or(RawObject()); }

} // namespace

/// Foreign JSON is changed in one place and stays the same everywhere else.
class TestRawObject : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whateverIsReadComesBackByteForByte();
    void aMemberIsReadAsItIsWritten();
    void aMemberIsReplacedInItsPlace();
    void ofADoubledKeyTheLastOneCounts();
    void aNewMemberIsLaidOutAsTheOthers_data();
    void aNewMemberIsLaidOutAsTheOthers();
    void aRemovedMemberLeavesNoComma_data();
    void aRemovedMemberLeavesNoComma();
    void anElementOfAnArrayIsReplaced();
    void whatIsNoObjectIsNone_data();
    void whatIsNoObjectIsNone();
    void aCopyOutlivesItsOriginal();
    void partsAreArrangedAndWhiteSpaceStays();
};

void TestRawObject::whateverIsReadComesBackByteForByte()
{
    tests::RandomJson json(20260901);
    for (int i = 0; i < 3000; ++i) {
        const QByteArray text = json.space() + json.container(5, true) + json.space();
        const auto parsed = wire::parse(text);
        QVERIFY2(parsed, text.constData());
        const auto raw = RawObject::of(text);
        QVERIFY2(raw, text.constData());
        QCOMPARE(raw->text(), text);
        for (qsizetype at = 0; at < raw->size(); ++at) {
            const auto value = wire::parse(raw->valueAt(at));
            QVERIFY2(value, text.constData());
            const std::string key = raw->keyAt(at).toStdString();
            QVERIFY(parsed->contains(key));
            QVERIFY(*wire::parse(raw->value(raw->keyAt(at))) == (*parsed)[key]);
        }
    }
}

void TestRawObject::aMemberIsReadAsItIsWritten()
{
    const RawObject raw = object(R"( {"a" : 1.0 , "b\u00e9":"\u0041/\/", "c":{ "x" : [1e5, {}]} } )");
    QCOMPARE(raw.size(), 3);
    QCOMPARE(raw.value("a"), QByteArray("1.0"));
    QCOMPARE(raw.value("bé"), QByteArray(R"("\u0041/\/")"));
    QCOMPARE(raw.value("c"), QByteArray(R"({ "x" : [1e5, {}]})"));
    QVERIFY(raw.value("d").isEmpty());
    QVERIFY(!raw.has("A"));
}

void TestRawObject::aMemberIsReplacedInItsPlace()
{
    RawObject raw = object("{\n  \"a\": 1.0,\n  \"b\": [1, 2],\n  \"c\": 1e5\n}\n");
    raw.set("b", "\"x\"");
    QCOMPARE(raw.text(), QByteArray("{\n  \"a\": 1.0,\n  \"b\": \"x\",\n  \"c\": 1e5\n}\n"));
}

void TestRawObject::ofADoubledKeyTheLastOneCounts()
{
    RawObject raw = object(R"({"a":1,"b":2,"a":3})");
    QCOMPARE(raw.value("a"), QByteArray("3"));
    raw.set("a", "4");
    QCOMPARE(raw.text(), QByteArray(R"({"a":1,"b":2,"a":4})"));
    raw.remove("a");
    QCOMPARE(raw.text(), QByteArray(R"({"b":2})"));
}

void TestRawObject::aNewMemberIsLaidOutAsTheOthers_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("nothing") << QByteArray("{}") << QByteArray(R"({"n\"":true})");
    QTest::newRow("space alone") << QByteArray("{ }") << QByteArray(R"({ "n\"":true})");
    QTest::newRow("one line") << QByteArray(R"({"a": 1})") << QByteArray(R"({"a": 1,"n\"": true})");
    QTest::newRow("many lines") << QByteArray("{\n\t\"a\" : 1,\n\t\"b\" : 2\n}")
                                << QByteArray("{\n\t\"a\" : 1,\n\t\"b\" : 2,\n\t\"n\\\"\" : true\n}");
}

void TestRawObject::aNewMemberIsLaidOutAsTheOthers()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    RawObject raw = object(before);
    raw.set("n\"", "true");
    QCOMPARE(raw.text(), after);
    QCOMPARE(raw.value("n\""), QByteArray("true"));
}

void TestRawObject::aRemovedMemberLeavesNoComma_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("the first") << QByteArray("a") << QByteArray("{\n \"b\":2,\n \"c\":3\n}");
    QTest::newRow("one between") << QByteArray("b") << QByteArray("{\n \"a\":1,\n \"c\":3\n}");
    QTest::newRow("the last") << QByteArray("c") << QByteArray("{\n \"a\":1,\n \"b\":2\n}");
    QTest::newRow("none") << QByteArray("d") << QByteArray("{\n \"a\":1,\n \"b\":2,\n \"c\":3\n}");
}

void TestRawObject::aRemovedMemberLeavesNoComma()
{
    QFETCH(const QByteArray, key);
    QFETCH(const QByteArray, after);
    RawObject raw = object("{\n \"a\":1,\n \"b\":2,\n \"c\":3\n}");
    raw.remove(key);
    QCOMPARE(raw.text(), after);
}

void TestRawObject::anElementOfAnArrayIsReplaced()
{
    auto raw = RawArray::of("[ 1.0 , {\"a\" : []},null ]");
    QVERIFY(raw);
    QCOMPARE(raw->size(), 3);
    QCOMPARE(raw->at(1), QByteArray("{\"a\" : []}"));
    raw->replace(1, "\"x\"");
    QCOMPARE(raw->text(), QByteArray("[ 1.0 , \"x\",null ]"));
    QCOMPARE(RawArray::of("[]")->size(), 0);
    QCOMPARE(RawArray().text(), QByteArray("[]"));
}

void TestRawObject::whatIsNoObjectIsNone_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"", "[]", "1", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\" 1}",
                             "\"{}\"", "{\"a\":1]", "{\"\\"})
        QTest::newRow(text) << QByteArray(text);
}

void TestRawObject::whatIsNoObjectIsNone()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!RawObject::of(text));
}

void TestRawObject::aCopyOutlivesItsOriginal()
{
    auto raw = std::make_unique<RawObject>(object(QByteArray(R"({"a":1})") + ' '));
    raw->set("b", QByteArray("[") + "2]");
    RawObject copy = *raw;
    raw->set("a", "5");
    raw.reset();
    copy.set("c", "3");
    QCOMPARE(copy.text(), QByteArray(R"({"a":1,"b":[2],"c":3} )"));
}

void TestRawObject::partsAreArrangedAndWhiteSpaceStays()
{
    const auto arranged = [](const QByteArray &text, const QList<qsizetype> &order) {
        auto raw = wire::RawArray::of(text).value_or(wire::RawArray());
        raw.arrange(order);
        return raw.text();
    };
    QCOMPARE(arranged("[ 1,\n2 ,\t3\n]", {0, 1, 2}), QByteArray("[ 1,\n2 ,\t3\n]"));
    QCOMPARE(arranged("[ 1,\n2 ,\t3\n]", {2, 0, 1}), QByteArray("[ 3,\n1 ,\t2\n]"));
    QCOMPARE(arranged("[ 1,\n2 ,\t3\n]", {1}), QByteArray("[ 2\n]"));
    QCOMPARE(arranged("[ 1,\n2 ,\t3\n]", {}), QByteArray("[]"));
    auto members = object(R"({"a":1, "b" : 2, "c":3})");
    members.add("d", "4");
    members.arrange({3, 1});
    QCOMPARE(members.text(), QByteArray(R"({"d":4, "b" : 2})"));
}

SUITE_TEST(QCoreApplication, TestRawObject)

} // namespace tst_raw_object

#include "tst_raw_object.moc"
