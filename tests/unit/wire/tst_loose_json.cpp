// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/loose/loose_json.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

namespace tst_loose_json {

using namespace Qt::StringLiterals;
using namespace studio;

namespace {

/// All objects found, one per line.
QString found(const QString &text)
{
    QStringList lines;
    for (const wire::LooseObject &one : wire::looseObjectsIn(text))
        lines.append(QString::fromUtf8(wire::dump(one.value)));
    return lines.join(u" | "_s);
}

const QString kTea = uR"({"tea":"green","cups":3})"_s;

} // namespace

class TestLooseJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slipsAreReadOver_data();
    void slipsAreReadOver();
    void whatIsNoObjectIsPassedOver_data();
    void whatIsNoObjectIsPassedOver();
    void onlyWhatIsCertainIsReadOfACutOne_data();
    void onlyWhatIsCertainIsReadOfACutOne();
    void itIsToldWhetherAnObjectIsProper();
    void properJsonIsReadToTheLetter();
    void noTextTakesLong_data();
    void noTextTakesLong();
    void anyBytesAreRead();
};

void TestLooseJson::slipsAreReadOver_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("objects");

    QTest::newRow("proper") << kTea << kTea;
    QTest::newRow("prose") << u"Well {you see}: "_s + kTea + u" (thanks})"_s << kTea;
    QTest::newRow("several") << kTea + u" or {\"tea\":\"none\"}"_s << kTea + u" | {\"tea\":\"none\"}"_s;
    QTest::newRow("commas too many") << u"{,\"tea\":\"green\",,\"cups\":3,}"_s
                                     << uR"({"tea":"green","cups":3.0})"_s;
    QTest::newRow("commas missing") << u"{\"tea\":\"green\"\n\"cups\":3\n}"_s
                                    << uR"({"tea":"green","cups":3.0})"_s;
    QTest::newRow("single quotes") << u"{'tea':'it's green','cups':'3'}"_s
                                   << uR"({"tea":"it's green","cups":"3"})"_s;
    QTest::newRow("typographic quotes")
        << u"{“tea”: “green”, ‘cups’: „3“}"_s << uR"({"tea":"green","cups":"3"})"_s;
    QTest::newRow("no quotes") << u"{tea: green, cups: 3}"_s << uR"({"tea":"green","cups":3.0})"_s;
    QTest::newRow("comma in bare words")
        << u"{tea: green, I think, cups: 3}"_s << uR"({"tea":"green, I think","cups":3.0})"_s;
    QTest::newRow("equals") << u"{tea=green, cups=>3}"_s << uR"({"tea":"green","cups":3.0})"_s;
    QTest::newRow("full width") << u"｛＂tea＂：＂green＂，＂cups＂：３｝"_s
                                << uR"({"tea":"green","cups":3.0})"_s;
    QTest::newRow("comments") << u"{ // tea\n\"tea\": \"green\", # so\n /* and */ \"cups\": 3 // three\n}"_s
                              << uR"({"tea":"green","cups":3.0})"_s;
    QTest::newRow("raw line end") << u"{\"tea\":\"green\nor\tnot\"}"_s << uR"({"tea":"green\nor\tnot"})"_s;
    QTest::newRow("inner quotes") << u"{\"tea\":\"the \"green\", or \"so\" he says\",\"cups\":\"3\"}"_s
                                  << uR"({"tea":"the \"green\", or \"so\" he says","cups":"3"})"_s;
    QTest::newRow("literals") << u"{'a': True, 'b': None, 'c': NULL, 'd': .5, 'e': 8., 'f': +2}"_s
                              << uR"({"a":true,"b":null,"c":null,"d":0.5,"e":8.0,"f":2.0})"_s;
    QTest::newRow("what is no number")
        << u"{a: 8/10, b: NaN, c: 1e999}"_s << uR"({"a":"8/10","b":"NaN","c":"1e999"})"_s;
    QTest::newRow("words behind a value")
        << u"{\"tea\":\"green\" (mostly), \"cups\":3}"_s << uR"({"tea":"green","cups":3.0})"_s;
    QTest::newRow("the last of equal keys")
        << u"{\"tea\":\"black\",\"tea\":\"green\"}"_s << u"{\"tea\":\"green\"}"_s;
    QTest::newRow("nested") << u"{tea: {kinds: [green, 'black',], }, }"_s
                            << uR"({"tea":{"kinds":["green","black"]}})"_s;
    QTest::newRow("list goes on") << u"[{\"tea\":\"green\"], {\"cups\":3}"_s
                                  << u"{\"tea\":\"green\"} | {\"cups\":3}"_s;
    QTest::newRow("marks of order") << QString(QChar(0xFEFF)) + u"{\u200B\"tea\":\u00A0\"green\"}"_s
                                    << u"{\"tea\":\"green\"}"_s;
    QTest::newRow("escapes") << u"{'a':'\\u00e9\\n\\'\\_'}"_s << uR"({"a":"é\n'_"})"_s;
}

void TestLooseJson::slipsAreReadOver()
{
    QFETCH(QString, text);
    QTEST(found(text), "objects");
}

void TestLooseJson::whatIsNoObjectIsPassedOver_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << QString();
    QTest::newRow("prose") << u"I count {one, two} of them."_s;
    QTest::newRow("empty") << u"{} { } {,}"_s;
    QTest::newRow("a list") << u"[1, 2, \"three\"]"_s;
    QTest::newRow("a set") << u"{1, 2}"_s;
    QTest::newRow("a key alone") << u"{\"tea\""_s;
}

void TestLooseJson::whatIsNoObjectIsPassedOver()
{
    QFETCH(QString, text);
    QCOMPARE(found(text), QString());
}

void TestLooseJson::onlyWhatIsCertainIsReadOfACutOne_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("objects");

    QTest::newRow("at the brace") << u"{\"tea\":\"green\",\"cups\":3"_s << uR"({"tea":"green","cups":3.0})"_s;
    QTest::newRow("a digit may follow") << u"{\"tea\":\"green\",\"cups\":1"_s << u"{\"tea\":\"green\"}"_s;
    QTest::newRow("behind a point") << u"{\"tea\":\"green\",\"cups\":3."_s << u"{\"tea\":\"green\"}"_s;
    QTest::newRow("in a text") << u"{\"cups\":3,\"tea\":\"gre"_s << u"{\"cups\":3.0}"_s;
    QTest::newRow("in a word") << u"{\"cups\":3,\"hot\":tru"_s << u"{\"cups\":3.0}"_s;
    QTest::newRow("in a key") << u"{\"cups\":3,\"te"_s << u"{\"cups\":3.0}"_s;
    QTest::newRow("behind a key") << u"{\"cups\":3,\"tea\""_s << u"{\"cups\":3.0}"_s;
    QTest::newRow("inside another") << u"{\"order\":{\"cups\":3,\"te"_s << u"{\"order\":{\"cups\":3.0}}"_s;
}

void TestLooseJson::onlyWhatIsCertainIsReadOfACutOne()
{
    QFETCH(QString, text);

    QTEST(found(text), "objects");
    QVERIFY(wire::looseObjectsIn(text).constFirst().cut);
}

void TestLooseJson::itIsToldWhetherAnObjectIsProper()
{
    const auto objects = wire::looseObjectsIn(kTea + u" {tea: green}"_s);

    QCOMPARE(objects.size(), 2);
    QVERIFY(!objects.at(0).mended && !objects.at(0).cut);
    QVERIFY(objects.at(1).mended && !objects.at(1).cut);
}

void TestLooseJson::properJsonIsReadToTheLetter()
{
    const QString text =
        uR"({"a \" , \"b\": ":"x\", \"y\": // z","n":[1,{"é":null}],"__proto__":{"t":1e308}})"_s;

    const auto objects = wire::looseObjectsIn(u"so "_s + text + u"}"_s);

    QCOMPARE(objects.size(), 1);
    QVERIFY(objects.constFirst().value == *wire::parse(text.toUtf8()));
    QVERIFY(!objects.constFirst().mended);
}

void TestLooseJson::noTextTakesLong_data()
{
    QTest::addColumn<QString>("piece");

    QTest::newRow("braces") << u"{"_s;
    QTest::newRow("keys") << u"{\"a\":"_s;
    QTest::newRow("bare keys") << u"{a:"_s;
    QTest::newRow("quotes") << u"{\"a\":\""_s;
    QTest::newRow("open keys") << u"{\"a"_s;
    QTest::newRow("single quotes") << u"{'"_s;
    QTest::newRow("commas") << u"{\"a\":\"b\",\""_s;
    QTest::newRow("comments") << u"{/*"_s;
    QTest::newRow("comma and comment") << u"{\"a\":\"\",//"_s;
    QTest::newRow("lists") << u"{a:[["_s;
    QTest::newRow("blanks") << u"{a:\"                   \""_s;
    QTest::newRow("members") << u"\"a\":1,"_s;
    QTest::newRow("escapes") << u"{\"\\u12"_s;
}

void TestLooseJson::noTextTakesLong()
{
    QFETCH(QString, piece);
    QElapsedTimer timer;
    timer.start();

    for (const QString &start : {QString(), u"{"_s, u"{a:"_s}) {
        const QString text = start + piece.repeated(wire::kLongestLooseText / piece.size() - 1);
        (void)wire::looseObjectsIn(text);
    }
    QVERIFY(wire::looseObjectsIn(kTea + QString(wire::kLongestLooseText, u' ')).isEmpty());

    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
}

void TestLooseJson::anyBytesAreRead()
{
    const QString letters = u"{}[]\"'`:=,;/*#\\ \n“”aé1.-＂："_s + QChar(0xD83D);
    QRandomGenerator random(26);
    for (int i = 0; i < 5000; ++i) {
        QString text(random.bounded(80), u' ');
        for (QChar &c : text)
            c = letters.at(random.bounded(letters.size()));
        for (const wire::LooseObject &one : wire::looseObjectsIn(text))
            QVERIFY(one.value.is_object() && !one.value.empty());
    }
}

SUITE_TEST(QCoreApplication, TestLooseJson)

} // namespace tst_loose_json

#include "tst_loose_json.moc"
