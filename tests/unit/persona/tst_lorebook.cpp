// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "core/persona/lorebook.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_lorebook {

using namespace Qt::StringLiterals;
using namespace studio;
using persona::readLorebook;
using persona::withoutDecorators;

namespace {

persona::ReadBook read(const QByteArray &json)
{
    return readLorebook(wire::parse(json).value_or(wire::Json()));
}

model::LoreEntry entry(const QByteArray &json)
{
    return read("{\"entries\":[" + json + "]}").book.entries.value(0);
}

} // namespace

/// Lorebooks of cards: read as far as they reach a prompt, never refused.
class TestLorebook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEntryIsRead();
    void whatIsNotSaidIsAsTheSpecificationHasIt();
    void booksOfSillyTavernAreRead();
    void decoratorsAreTakenOff_data();
    void decoratorsAreTakenOff();
    void decoratorsDecideWhatIsAlwaysOn_data();
    void decoratorsDecideWhatIsAlwaysOn();
    void whatCannotBeReadIsCounted_data();
    void whatCannotBeReadIsCounted();
    void tooMuchIsLeftOutAndTold();
    void takingDecoratorsOutTouchesNothingElse();
    void tellingThatKeysArePlainTouchesNothingElse();
    void whatIsWrittenIsReadAgain();
};

void TestLorebook::anEntryIsRead()
{
    const auto book =
        read(R"({"name":"Harbour","description":"Tides","entries":[{"name":"Tide","keys":["tide",""],
        "secondary_keys":["moon"],"content":"High.","enabled":true,"constant":true,"insertion_order":2.5,
        "position":"before_char"}]})");
    QCOMPARE(book.unread, 0);
    QCOMPARE(book.book.name, u"Harbour"_s);
    QCOMPARE(book.book.description, u"Tides"_s);
    const model::LoreEntry expected{.name = u"Tide"_s,
                                    .keys = {u"tide"_s},
                                    .secondaryKeys = {u"moon"_s},
                                    .content = u"High."_s,
                                    .enabled = true,
                                    .constant = true,
                                    .order = 2.5,
                                    .afterSheet = false};
    QVERIFY(book.book.entries == QList<model::LoreEntry>{expected});
    QVERIFY(expected.isAlwaysOn());
}

void TestLorebook::whatIsNotSaidIsAsTheSpecificationHasIt()
{
    const model::LoreEntry plain = entry(R"({"keys":["x"],"content":"y","constant":"yes","position":null})");
    QVERIFY(plain.enabled);
    QVERIFY(!plain.constant);
    QVERIFY(plain.afterSheet);
    QCOMPARE(plain.order, 0.0);
}

void TestLorebook::booksOfSillyTavernAreRead()
{
    const auto book = read(R"({"entries":{"0":{"key":["a"],"keysecondary":["b"],"comment":"One","content":"x",
        "constant":true,"disable":false,"order":100,"position":0},
        "7":{"key":["c"],"content":"y","disable":true,"position":4}}})");
    QCOMPARE(book.book.entries.size(), 2);
    const model::LoreEntry first = book.book.entries.first();
    QCOMPARE(first.name, u"One"_s);
    QCOMPARE(first.keys, QStringList{u"a"_s});
    QCOMPARE(first.secondaryKeys, QStringList{u"b"_s});
    QCOMPARE(first.order, 100.0);
    QVERIFY(first.isAlwaysOn() && !first.afterSheet);
    QVERIFY(!book.book.entries.last().enabled && book.book.entries.last().afterSheet);
}

void TestLorebook::decoratorsAreTakenOff_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("plain");
    QTest::newRow("none") << u"A\n@@depth 4"_s << u"A\n@@depth 4"_s;
    QTest::newRow("one") << u"@@depth 4\nA\nB"_s << u"A\nB"_s;
    QTest::newRow("with lines of Windows") << u"@@depth 4\r\n@@@role user\r\nA"_s << u"A"_s;
    QTest::newRow("a blank line behind") << u"@@depth 4\n\nA"_s << u"A"_s;
    QTest::newRow("nothing else") << u"@@activate"_s << QString();
    QTest::newRow("a drawing") << u"@@@@@\n@ _ @"_s << u"@@@@@\n@ _ @"_s;
    QTest::newRow("an address") << u"@someone said"_s << u"@someone said"_s;
    QTest::newRow("nothing at all") << QString() << QString();
}

void TestLorebook::decoratorsAreTakenOff()
{
    QFETCH(const QString, content);
    QFETCH(const QString, plain);
    QCOMPARE(withoutDecorators(content).content, plain);
}

void TestLorebook::decoratorsDecideWhatIsAlwaysOn_data()
{
    QTest::addColumn<bool>("constant");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<bool>("isOn");
    QTest::newRow("none") << false << QByteArray() << false;
    QTest::newRow("activate") << false << QByteArray("@@activate\\n") << true;
    QTest::newRow("do not") << true << QByteArray("@@dont_activate\\n") << false;
    QTest::newRow("both") << true << QByteArray("@@activate\\n@@dont_activate\\n") << false;
    QTest::newRow("only later") << true << QByteArray("@@activate_only_after 5\\n") << false;
    QTest::newRow("only with a greeting") << true << QByteArray("@@is_greeting 2\\n") << false;
    QTest::newRow("at a depth") << true << QByteArray("@@depth 4\\n") << true;
    QTest::newRow("a fallback of what is not known")
        << false << QByteArray("@@later\\n@@@activate\\n") << true;
    QTest::newRow("a fallback of what is known")
        << true << QByteArray("@@activate\\n@@@dont_activate\\n") << true;
}

void TestLorebook::decoratorsDecideWhatIsAlwaysOn()
{
    QFETCH(const bool, constant);
    QFETCH(const QByteArray, head);
    QFETCH(const bool, isOn);
    const QByteArray json =
        "{\"content\":\"" + head + "x\",\"constant\":" + (constant ? "true" : "false") + "}";
    QCOMPARE(entry(json).isAlwaysOn(), isOn);
    QCOMPARE(entry(json).content, u"x"_s);
}

void TestLorebook::whatCannotBeReadIsCounted_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<qsizetype>("unread");
    QTest::newRow("no book") << QByteArray("[]") << qsizetype(0);
    QTest::newRow("no entries") << QByteArray("{}") << qsizetype(0);
    QTest::newRow("entries that are a text") << QByteArray(R"({"entries":"x"})") << qsizetype(0);
    QTest::newRow("texts as entries") << QByteArray(R"({"entries":["x",null,[]]})") << qsizetype(3);
}

void TestLorebook::whatCannotBeReadIsCounted()
{
    QFETCH(const QByteArray, json);
    QFETCH(const qsizetype, unread);
    QCOMPARE(read(json).unread, unread);
    QVERIFY(read(json).book.entries.isEmpty());
}

void TestLorebook::tooMuchIsLeftOutAndTold()
{
    const QByteArray large = "{\"content\":\"" + QByteArray(3'000'000, 'x') + "\"}";
    const auto book = read("{\"entries\":[" + large + ',' + large + ']' + '}');
    QCOMPARE(book.book.entries.size(), 1);
    QCOMPARE(book.unread, 1);
    QVERIFY(persona::loreText(book).contains(u"only kept: 1."_s));
}

void TestLorebook::takingDecoratorsOutTouchesNothingElse()
{
    const QByteArray book = R"({ "x": 1.0, "entries" : [ {"content":"plain", "n" : 1e5} ,
        {"id" : 1, "content" : "@@depth 4\nA \u00e9", "extensions":{"@@":"@@depth"}},{"content":7}, 3 ],"y":[]})";
    QCOMPARE(persona::undecorated(book), QByteArray(book).replace(R"("@@depth 4\nA \u00e9")", R"("A é")"));
    QCOMPARE(persona::undecorated("{}"), QByteArray("{}"));
    QCOMPARE(persona::undecorated("[1]"), QByteArray("[1]"));
}

void TestLorebook::tellingThatKeysArePlainTouchesNothingElse()
{
    const QByteArray book =
        R"({ "x": 1.0, "entries" : [ {"content":"plain", "n" : 1e5}, {"use_regex":true}, 3 ]})";
    QCOMPARE(persona::withPlainKeys(book), QByteArray(book).replace("1e5", R"(1e5, "use_regex" : false)"));
    QCOMPARE(persona::withPlainKeys("{}"), QByteArray("{}"));
    QCOMPARE(persona::withPlainKeys("null"), QByteArray("null"));
}

void TestLorebook::whatIsWrittenIsReadAgain()
{
    model::LoreBook book{u"Harbour"_s, u"Tides"_s, {}};
    book.entries.append({.name = u"Tide"_s,
                         .keys = {u"tide"_s},
                         .secondaryKeys = {u"moon"_s},
                         .content = u"High."_s,
                         .enabled = false,
                         .constant = true,
                         .order = -3,
                         .afterSheet = false});
    for (const auto kind : {persona::BookKind::V2, persona::BookKind::V3}) {
        const auto again = readLorebook(persona::lorebookJson({book}, kind));
        QVERIFY(again.book == book);
    }
}

SUITE_TEST(QCoreApplication, TestLorebook)

} // namespace tst_lorebook

#include "tst_lorebook.moc"
