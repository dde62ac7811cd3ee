// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/json.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_json {

using namespace Qt::StringLiterals;
using namespace studio;
using wire::Duplicates;
using wire::Json;
using wire::parse;

/// The border of JSON: outside data becomes a value or an error, never a crash.
class TestJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotJsonIsAnError_data();
    void whatIsNotJsonIsAnError();
    void bottomlessNestingIsAnError_data();
    void bottomlessNestingIsAnError();
    void nestingUpToTheLimitIsRead();
    void aDoubledKeyIsRefusedWhereItMatters_data();
    void aDoubledKeyIsRefusedWhereItMatters();
    void theLastOfADoubledKeyWinsWhereItDoesNotMatter();
    void loneSurrogatesBecomeSomethingThatIsText();
    void aNulComesBack();
    void bytesThatAreNoTextAreReplaced();
    void aRawValueIsEmbeddedAsWhatItIs_data();
    void aRawValueIsEmbeddedAsWhatItIs();
    void aRawValueThatIsNoJsonBecomesNull();
};

void TestJson::whatIsNotJsonIsAnError_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("half an object") << QByteArray(R"({"a":)");
    QTest::newRow("two values") << QByteArray("1 2");
    QTest::newRow("an escaped half of a pair") << QByteArray(R"("\ud800")");
    QTest::newRow("an escaped other half") << QByteArray(R"("\udc00 ")");
    QTest::newRow("a byte that begins nothing") << QByteArray("\"\xFF\"");
    QTest::newRow("a character cut short") << QByteArray("\"\xE6\x9D\"");
    QTest::newRow("an overlong slash") << QByteArray("\"\xC0\xAF\"");
    QTest::newRow("a surrogate in UTF-8") << QByteArray("\"\xED\xA0\x80\"");
    QTest::newRow("a bare NUL in a text") << QByteArray("\"a\0b\"", 5);
    QTest::newRow("a NUL after the value") << QByteArray("1\0x", 3);
    QTest::newRow("more than a double holds") << QByteArray("1e999");
    QTest::newRow("and far below") << QByteArray(R"({"a":[-1e999]})");
    QTest::newRow("not a number") << QByteArray("NaN");
}

void TestJson::whatIsNotJsonIsAnError()
{
    QFETCH(const QByteArray, bytes);

    const auto json = parse(bytes);

    QVERIFY(!json);
    QCOMPARE(json.error().code, base::ErrorCode::Malformed);
    QVERIFY(!json.error().text.isEmpty());
}

void TestJson::bottomlessNestingIsAnError_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("one too deep") << QByteArray(257, '[') + QByteArray(257, ']');
    QTest::newRow("10,000 arrays") << QByteArray(10'000, '[') + QByteArray(10'000, ']');
    QTest::newRow("10,000 arrays, never closed") << QByteArray(10'000, '[');
    QTest::newRow("10,000 objects") << QByteArray(R"({"a":)").repeated(10'000) + "1" +
                                           QByteArray(10'000, '}');
    QTest::newRow("deep beside a doubled key")
        << R"({"a":1,"a":)" + QByteArray(10'000, '[') + QByteArray(10'000, ']') + "}";
}

void TestJson::bottomlessNestingIsAnError()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(!parse(bytes));
    QVERIFY(!parse(bytes, Duplicates::Refuse));
}

void TestJson::nestingUpToTheLimitIsRead()
{
    const QByteArray bytes = QByteArray(256, '[') + QByteArray(256, ']');

    const auto json = parse(bytes);

    QVERIFY(json);
    QCOMPARE(wire::dump(*json), bytes);
}

void TestJson::aDoubledKeyIsRefusedWhereItMatters_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("withVotes");
    QTest::addColumn<bool>("outsideVotes");
    QTest::newRow("none") << QByteArray(R"({"a":{"b":1},"b":{"b":2}})") << true << true;
    QTest::newRow("at the top") << QByteArray(R"({"a":1,"a":1})") << false << false;
    QTest::newRow("deep inside") << QByteArray(R"({"a":[{"b":1,"c":2,"b":3}]})") << false << false;
    QTest::newRow("escaped") << QByteArray(R"({"a":1,"\u0061":1})") << false << false;
    QTest::newRow("inside a vote") << QByteArray(R"({"t":1,"voted":{"a":1,"a":2}})") << false << true;
    QTest::newRow("deep inside a vote")
        << QByteArray(R"({"t":1,"voted":{"a":{"b":1,"b":2}}})") << false << true;
    QTest::newRow("the vote itself") << QByteArray(R"({"voted":{},"voted":{}})") << false << false;
    QTest::newRow("after a vote") << QByteArray(R"({"voted":{},"t":1,"t":2})") << false << false;
}

void TestJson::aDoubledKeyIsRefusedWhereItMatters()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, withVotes);
    QFETCH(const bool, outsideVotes);

    QCOMPARE(parse(bytes, Duplicates::Refuse).has_value(), withVotes);
    QCOMPARE(parse(bytes, Duplicates::RefuseOutsideVotes).has_value(), outsideVotes);
    QVERIFY(parse(bytes, Duplicates::LastWins));
}

void TestJson::theLastOfADoubledKeyWinsWhereItDoesNotMatter()
{
    const auto json = parse(R"({"a":1,"b":2,"a":3})");

    QVERIFY(json);
    QCOMPARE(wire::dump(*json), QByteArray(R"({"a":3,"b":2})"));
}

void TestJson::loneSurrogatesBecomeSomethingThatIsText()
{
    const QString broken = u"a"_s + QChar(0xD83D) + u"b"_s + QChar(0xDE00);

    const QByteArray dumped = wire::dump(Json{{"text", wire::toJson(broken)}});

    const auto json = parse(dumped);
    QVERIFY(json);
    const QString text = wire::toText((*json)["text"]);
    QVERIFY(text.startsWith(u'a'));
    QVERIFY(text.contains(u'b'));
    QVERIFY(text.isValidUtf16());
}

void TestJson::aNulComesBack()
{
    const QString text = u"a"_s + QChar(0) + u"b"_s;

    const QByteArray dumped = wire::dump(wire::toJson(text));

    QVERIFY(!dumped.contains('\0'));
    const auto json = parse(dumped);
    QVERIFY(json);
    QCOMPARE(wire::toText(*json), text);
}

void TestJson::bytesThatAreNoTextAreReplaced()
{
    const QByteArray dumped = wire::dump(Json("a\xFF\xE6\x9Dz"));

    QVERIFY(QString::fromUtf8(dumped).contains(QChar(0xFFFD)));
    QVERIFY(parse(dumped));
}

void TestJson::aRawValueIsEmbeddedAsWhatItIs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("keys in their order") << QByteArray(R"({"z":1,"a":{"y":[],"b":null}})");
    QTest::newRow("the largest whole numbers")
        << QByteArray("[18446744073709551615,-9223372036854775808,9007199254740993]");
    QTest::newRow("fractions") << QByteArray("[0.1,1.0,-2.5,1e+300]");
    QTest::newRow("every script") << QByteArray(R"({"綾":"こんにちは 小绫 مرحبا 😀"})");
    QTest::newRow("a text") << QByteArray(R"("happy")");
}

void TestJson::aRawValueIsEmbeddedAsWhatItIs()
{
    QFETCH(const QByteArray, text);
    QCOMPARE(wire::keepRaw(wire::embed({text})).text, text);
}

void TestJson::aRawValueThatIsNoJsonBecomesNull()
{
    QVERIFY(wire::embed({"{"}).is_null());
    QVERIFY(wire::embed({}).is_null());
}

SUITE_TEST(QCoreApplication, TestJson)

} // namespace tst_json

#include "tst_json.moc"
