// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/json_bounds.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_json_bounds {

using namespace Qt::StringLiterals;
using namespace studio;
using persona::isModestJson;

namespace {

/// {"0":1,"1":1,…
QByteArray objectOf(int fields)
{
    QByteArray json = "{";
    for (int i = 0; i < fields; ++i)
        json += (i == 0 ? "\"" : ",\"") + QByteArray::number(i) + "\":1";
    return json + "}";
}

QByteArray listOf(const QByteArray &value, int times)
{
    return "[" + QByteArray(value + ",").repeated(times - 1) + value + "]";
}

} // namespace

/// JSON that would take gigabytes or minutes to parse is recognised in advance.
class TestJsonBounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cardsAreModest();
    void manyValuesAreNot();
    void manyFieldsOfOneObjectAreNot();
    void longTextsAreNot();
    void deepNestsAreNot();
    void whatIsNoJsonIsLeftToTheParser();
};

void TestJsonBounds::cardsAreModest()
{
    QVERIFY(isModestJson(R"({"spec":"chara_card_v3","data":{"name":"綾","tags":["a",1,2.5,true,null,{}]}})"));
    QVERIFY(isModestJson("\"" + QByteArray(3'000'000, 'x') + "\""));
    QVERIFY(isModestJson(objectOf(2'000)));
    QVERIFY(isModestJson(listOf(objectOf(100), 1'000)));
}

void TestJsonBounds::manyValuesAreNot()
{
    QVERIFY(isModestJson(listOf("0", 699'999)));
    QVERIFY(!isModestJson(listOf("0", 700'000)));
    QVERIFY(isModestJson(listOf("0", 800'000), 1'000'000));
    QVERIFY(!isModestJson(listOf("{}", 1'000'000)));
    QVERIFY(!isModestJson(listOf(objectOf(100), 3'600)));
}

void TestJsonBounds::manyFieldsOfOneObjectAreNot()
{
    QVERIFY(isModestJson(objectOf(12'000)));
    QVERIFY(!isModestJson(objectOf(12'001)));
    QVERIFY(!isModestJson("{\"data\":{\"extensions\":" + objectOf(400'000) + "}}"));
}

void TestJsonBounds::longTextsAreNot()
{
    const QByteArray text = "\"" + QByteArray(5'000'000, 'x') + "\"";
    QVERIFY(!isModestJson("{\"description\":" + text + "}"));
    QVERIFY(!isModestJson("{\"alternate_greetings\":[" + text + "]}"));
    QVERIFY(isModestJson("{\"assets\":[{\"type\":\"icon\",\"uri\":" + text + "}]}"));
    QVERIFY(isModestJson("{\"card\":{\"file\":" + text + "}}"));
}

void TestJsonBounds::deepNestsAreNot()
{
    QVERIFY(isModestJson(QByteArray(256, '[') + QByteArray(256, ']')));
    QVERIFY(!isModestJson(QByteArray(257, '[') + QByteArray(257, ']')));
    QVERIFY(!isModestJson(QByteArray(4'000'000, '[')));
}

void TestJsonBounds::whatIsNoJsonIsLeftToTheParser()
{
    QVERIFY(isModestJson({}));
    QVERIFY(isModestJson("{\"name\":"));
    QVERIFY(isModestJson("\xFF\xFE\x00{"));
    QVERIFY(isModestJson("1e999"));
}

SUITE_TEST(QCoreApplication, TestJsonBounds)

} // namespace tst_json_bounds

#include "tst_json_bounds.moc"
