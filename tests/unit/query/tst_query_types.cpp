// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/desk.h"
#include "core/query/query_types.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_query_types {

using namespace Qt::StringLiterals;
using namespace studio;
using query::BodyField;
using query::QueryType;
using query::QueryTypes;

namespace {

bool fits(const QString &type, const QByteArray &body)
{
    return query::checkBody(*QueryTypes::ours().find(type), {body}).has_value();
}

} // namespace

/// The kinds of queries, and their parameters.
class TestQueryTypes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTypeIsFoundByAnyOfItsNames();
    void speakingHasMoreTime();
    void anEmptyBodyIsAnObjectWithoutFields();
    void bodiesAreChecked_data();
    void bodiesAreChecked();
    void aBodyThatIsTooLongDoesNotFit();
    void anotherTypeJoinsWithItsFields();
    void aNameIsTakenOnce();
};

void TestQueryTypes::aTypeIsFoundByAnyOfItsNames()
{
    const QueryTypes types = QueryTypes::ours();

    for (const QString &name : {u"camera"_s, u"vision"_s, u"look"_s, u"Camera"_s})
        QCOMPARE(types.find(name)->name, u"camera"_s);
    QVERIFY(!types.find(u"smell"_s));
    QVERIFY(!types.find(QString()));
    QCOMPARE(types.all().size(), 6);
}

void TestQueryTypes::speakingHasMoreTime()
{
    const QueryTypes types = QueryTypes::ours();

    for (const QueryType &type : types.all()) {
        const bool speaks = type.name == u"speak"_s;
        QCOMPARE(type.patience, base::Millis(speaks ? 100'000 : 30'000));
        QCOMPARE(type.answering, base::Millis(speaks || type.isPicture ? 100'000 : 30'000));
    }
}

void TestQueryTypes::anEmptyBodyIsAnObjectWithoutFields()
{
    QVERIFY(fits(u"camera"_s, {}));
    QVERIFY(fits(u"time"_s, {}));
    QVERIFY(!fits(u"speak"_s, {}));
}

void TestQueryTypes::bodiesAreChecked_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("expected");

    QTest::newRow("why") << u"camera"_s << QByteArray(R"({"why":"your new plant"})") << true;
    QTest::newRow("why is a number") << u"camera"_s << QByteArray(R"({"why":7})") << false;
    QTest::newRow("unknown fields pass") << u"camera"_s << QByteArray(R"({"zoom":2})") << true;
    QTest::newRow("no object") << u"camera"_s << QByteArray(R"(["why"])") << false;
    QTest::newRow("no JSON") << u"camera"_s << QByteArray("look!") << false;
    QTest::newRow("a line") << u"speak"_s << QByteArray(R"({"message":"Hello","emotion":"happy"})") << true;
    QTest::newRow("an empty line") << u"speak"_s << QByteArray(R"({"message":"  "})") << false;
    QTest::newRow("null is nothing") << u"speak"_s << QByteArray(R"({"message":null})") << false;
    QTest::newRow("a question") << u"ask"_s << QByteArray(R"({"question":"Tea?"})") << true;
    QTest::newRow("choices") << u"ask"_s << QByteArray(R"({"question":"Tea?","choices":["Yes","No"]})")
                             << true;
    QTest::newRow("choices that are no texts")
        << u"ask"_s << QByteArray(R"({"question":"Tea?","choices":[1]})") << false;
    QTest::newRow("too many choices")
        << u"ask"_s
        << QByteArray(R"({"question":"?","choices":[)" + QByteArray(R"("a",)").repeated(12) + R"("a"]})")
        << false;
    QTest::newRow("a long question") << u"ask"_s
                                     << QByteArray(R"({"question":")" + QByteArray(1001, 'x') + R"("})")
                                     << false;
}

void TestQueryTypes::bodiesAreChecked()
{
    QFETCH(const QString, type);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, expected);

    QCOMPARE(fits(type, body), expected);
}

void TestQueryTypes::aBodyThatIsTooLongDoesNotFit()
{
    QVERIFY(!fits(u"time"_s, R"({"x":")" + QByteArray(query::kLongestBody, 'x') + R"("})"));
}

void TestQueryTypes::anotherTypeJoinsWithItsFields()
{
    QueryTypes types = QueryTypes::ours();

    QVERIFY(types.add(
        {.name = u"weather"_s, .aliases = {u"sky"_s}, .fields = {{.name = u"place"_s, .required = true}}}));

    const QueryType *weather = types.find(u"sky"_s);
    QCOMPARE(weather->name, u"weather"_s);
    QVERIFY(query::checkBody(*weather, {R"({"place":"Kyoto"})"}));
    QVERIFY(!query::checkBody(*weather, {}));
}

void TestQueryTypes::aNameIsTakenOnce()
{
    QueryTypes types = QueryTypes::ours();

    QCOMPARE(types.add({.name = u"photo"_s, .aliases = {u"LOOK"_s}}).error().code,
             base::ErrorCode::InvalidInput);
    QCOMPARE(types.add({.name = QString()}).error().code, base::ErrorCode::InvalidInput);
    QCOMPARE(types.all().size(), 6);
}

SUITE_TEST(QCoreApplication, TestQueryTypes)

} // namespace tst_query_types

#include "tst_query_types.moc"
