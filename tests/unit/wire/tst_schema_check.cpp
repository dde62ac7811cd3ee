// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/schema_check.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_schema_check {

using namespace Qt::StringLiterals;
using namespace studio;

/// Tools' arguments against their schemas.
class TestSchemaCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatFitsHasNoFlaw_data();
    void whatFitsHasNoFlaw();
    void theFirstFlawIsTold_data();
    void theFirstFlawIsTold();
    void aDeepValueIsNoTrouble();
};

namespace {

const QByteArray kSchema = R"({"type":"object","properties":{
    "text":{"type":"string","minLength":1,"maxLength":5},
    "amount":{"type":"integer","minimum":0,"maximum":100},
    "share":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1},
    "mood":{"type":"string","enum":["happy","sad"]},
    "only":{"const":7},
    "maybe":{"type":["string","null"]},
    "either":{"anyOf":[{"type":"boolean"},{"type":"array","items":{"type":"string"}}]},
    "names":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"string"}},
    "inner":{"type":"object","properties":{"x":{"type":"number"}},"required":["x"],
             "additionalProperties":false}},
    "required":["text"]})";

} // namespace

void TestSchemaCheck::whatFitsHasNoFlaw_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("schema");

    QTest::newRow("all of it")
        << QByteArray(R"({"text":"abc","amount":5,"share":0.5,"mood":"sad","only":7,"maybe":null,)"
                      R"("either":["x"],"names":["a","b"],"inner":{"x":1}})")
        << kSchema;
    QTest::newRow("a whole number written with a point")
        << QByteArray(R"({"text":"a","amount":5.0})") << kSchema;
    QTest::newRow("characters, not bytes or halves") << QByteArray(R"({"text":"😀😀😀😀😀"})") << kSchema;
    QTest::newRow("a key that is not described") << QByteArray(R"({"text":"a","more":[1]})") << kSchema;
    QTest::newRow("nothing at all") << QByteArray() << QByteArray(R"({"type":"object"})");
    QTest::newRow("an empty schema") << QByteArray(R"({"a":1})") << QByteArray("{}");
    QTest::newRow("a schema that cannot be read") << QByteArray(R"({"a":1})") << QByteArray("{type");
    QTest::newRow("a schema of wrong types")
        << QByteArray(R"({"a":1})") << QByteArray(R"({"type":7,"required":"a","properties":[],"enum":3})");
    QTest::newRow("a type that nobody knows") << QByteArray("{}") << QByteArray(R"({"type":"thing"})");
}

void TestSchemaCheck::whatFitsHasNoFlaw()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QByteArray, schema);

    QCOMPARE(wire::flawInArguments({arguments}, {schema}), QString());
}

void TestSchemaCheck::theFirstFlawIsTold_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("told");

    QTest::newRow("no JSON") << QByteArray("{text") << u"it is no JSON"_s;
    QTest::newRow("no object") << QByteArray("[1]") << u"it is no JSON object"_s;
    QTest::newRow("binary") << QByteArray("\xff\xfe\0\1", 4) << u"it is no JSON"_s;
    QTest::newRow("missing") << QByteArray("{}") << u"\"text\" is missing"_s;
    QTest::newRow("wrong type") << QByteArray(R"({"text":3})") << u"at text: is not of the type string"_s;
    QTest::newRow("too short") << QByteArray(R"({"text":""})") << u"at text: has fewer than 1 characters"_s;
    QTest::newRow("too long") << QByteArray(R"({"text":"abcdef"})")
                              << u"at text: has more than 5 characters"_s;
    QTest::newRow("no whole number") << QByteArray(R"({"text":"a","amount":1.5})")
                                     << u"at amount: is not of the type integer"_s;
    QTest::newRow("huge") << QByteArray(R"({"text":"a","amount":1e300})")
                          << u"at amount: is not of the type integer"_s;
    QTest::newRow("too small") << QByteArray(R"({"text":"a","amount":-1})") << u"at amount: is less than 0"_s;
    QTest::newRow("too large") << QByteArray(R"({"text":"a","amount":101})")
                               << u"at amount: is more than 100"_s;
    QTest::newRow("on the bound") << QByteArray(R"({"text":"a","share":1})")
                                  << u"at share: is not less than 1"_s;
    QTest::newRow("no choice") << QByteArray(R"({"text":"a","mood":"odd"})") << u"at mood: is none of"_s;
    QTest::newRow("not the one") << QByteArray(R"({"text":"a","only":8})") << u"at only: is not 7"_s;
    QTest::newRow("neither type") << QByteArray(R"({"text":"a","maybe":1})")
                                  << u"at maybe: is not of the type string or null"_s;
    QTest::newRow("no form") << QByteArray(R"({"text":"a","either":"x"})")
                             << u"at either: has none of the forms it may have"_s;
    QTest::newRow("too many") << QByteArray(R"({"text":"a","names":["a","b","c"]})")
                              << u"at names: has more than 2 items"_s;
    QTest::newRow("an item") << QByteArray(R"({"text":"a","names":["a",2]})")
                             << u"at names[1]: is not of the type string"_s;
    QTest::newRow("within, missing") << QByteArray(R"({"text":"a","inner":{}})")
                                     << u"\"x\" is missing at inner"_s;
    QTest::newRow("within, unknown") << QByteArray(R"({"text":"a","inner":{"x":1,"y":2}})")
                                     << u"\"inner.y\" is not known"_s;
}

void TestSchemaCheck::theFirstFlawIsTold()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QString, told);

    const QString flaw = wire::flawInArguments({arguments}, {kSchema});

    QVERIFY2(flaw.startsWith(told), qPrintable(flaw));
}

void TestSchemaCheck::aDeepValueIsNoTrouble()
{
    const QByteArray deep = R"({"text":"a","names":)" + QByteArray(1000, '[') + QByteArray(1000, ']') + "}";

    const QString flaw = wire::flawInArguments({deep}, {kSchema});

    QVERIFY2(flaw.startsWith(u"it is no JSON"_s), qPrintable(flaw));
}

SUITE_TEST(QCoreApplication, TestSchemaCheck)

} // namespace tst_schema_check

#include "tst_schema_check.moc"
