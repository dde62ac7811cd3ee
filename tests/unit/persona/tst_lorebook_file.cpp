// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/card_file.h"
#include "core/persona/card/file_kind.h"
#include "core/persona/card/lorebook_file.h"
#include "tests/support/suite.h"
#include "tests/unit/persona/rolled_lore.h"

#include <QTest>

namespace tst_lorebook_file {

using namespace Qt::StringLiterals;
using namespace studio;
using model::LoreBook;
using model::LoreEntry;
using persona::LorebookFile;
using persona::LorebookForm;
using persona::LorebookOrigin;
using persona::readLorebookFile;

namespace {

LorebookFile read(const QByteArray &file)
{
    return readLorebookFile(file, u"stem"_s).value_or(LorebookFile());
}

QString reportOf(const LorebookFile &file)
{
    QStringList lines;
    for (const model::CardNote &note : file.report)
        lines.append(note.part + u": "_s + note.text);
    return lines.join(u'\n');
}

} // namespace

/// Lorebooks as files: their origin, their content, and that a written book reads as before.
class TestLorebookFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void booksAreToldFromCards_data();
    void booksAreToldFromCards();
    void aBookOfSillyTavernWorksAsItDoesThere();
    void aBookOfACardSaysWhatItSays();
    void aBookOfRisuIsRead();
    void aBookOfNovelAiIsRead();
    void aBookOfAgnaiIsRead();
    void whatIsNotReadIsTold();
    void hostileBooksDoNoHarm_data();
    void hostileBooksDoNoHarm();
    void aWrittenBookIsReadAsItWas_data();
    void aWrittenBookIsReadAsItWas();
    void patternsGetTheirSlashes();
    void aBookIsAddedOnce();
    void theShelfTakesABookOnce();
    void theBookThatACardNamesIsFound_data();
    void theBookThatACardNamesIsFound();
};

void TestLorebookFile::booksAreToldFromCards_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("origin"); // -1: no book
    const auto row = [](const char *name, const QByteArray &file, LorebookOrigin origin) {
        QTest::newRow(name) << file << int(origin);
    };
    row("World Info", R"({"entries":{"0":{"key":["a"],"content":"A"}}})", LorebookOrigin::SillyTavern);
    row("World Info as a list", R"({"entries":[{"key":["a"],"content":"A"}]})", LorebookOrigin::SillyTavern);
    row("V3", R"({"spec":"lorebook_v3","data":{"entries":[{"keys":["a"]}]}})", LorebookOrigin::Card);
    row("of a card", R"({"name":"B","description":"D","entries":[{"keys":["a"]}]})", LorebookOrigin::Card);
    row("RisuAI", R"({"type":"risu","ver":1,"data":[]})", LorebookOrigin::Risu);
    row("NovelAI", R"({"lorebookVersion":5,"entries":[]})", LorebookOrigin::NovelAi);
    row("Agnai", R"({"kind":"memory","name":"B","description":"","entries":[]})", LorebookOrigin::Agnai);
    QTest::newRow("a card with a book")
        << QByteArray(R"({"spec":"chara_card_v2","data":{"name":"M","character_book":{"entries":[]}}})")
        << -1;
    QTest::newRow("a card with entries")
        << QByteArray(R"({"name":"M","description":"D","entries":[1]})") << -1;
    QTest::newRow("an old card") << QByteArray(R"({"name":"M","first_mes":"H","entries":[{"keys":[]}]})")
                                 << -1;
    QTest::newRow("an old card of ours")
        << QByteArray(R"({"name":"M","description":"D","extensions":{"companion_studio":{}}})") << -1;
    QTest::newRow("a list") << QByteArray("[]") << -1;
    QTest::newRow("entries of something else") << QByteArray(R"({"entries":[{"id":1},2]})") << -1;
    QTest::newRow("entries that are none") << QByteArray(R"({"entries":7})") << -1;
}

void TestLorebookFile::booksAreToldFromCards()
{
    QFETCH(const QByteArray, file);
    QFETCH(const int, origin);
    const auto book = readLorebookFile(file, u"stem"_s);
    QCOMPARE(book ? int(book->origin) : -1, origin);
    QCOMPARE(persona::fileKind(file) == persona::FileKind::Lorebook, origin >= 0);
    if (book)
        QVERIFY(persona::readCard(file).error().text.contains(u"This file is only a lorebook, without a"_s));
}

void TestLorebookFile::aBookOfSillyTavernWorksAsItDoesThere()
{
    const LorebookFile file = read(R"({"entries":{"0":{"uid":0,"key":["a"],"comment":"One","content":"A",
        "selectiveLogic":0,"order":100,"position":0,"matchWholeWords":null},
        "1":{"key":["b"],"content":"B","matchWholeWords":true,"scanDepth":9}}})");
    QCOMPARE(file.book.name, u"stem"_s);
    QCOMPARE(file.book.scanDepth, std::optional(2));
    QCOMPARE(file.book.recursive, std::optional(true));
    QVERIFY(file.book.namesFire);
    QCOMPARE(file.book.entries.size(), 2);
    QCOMPARE(file.book.entries[0].wholeWords, std::optional(false));
    QCOMPARE(file.book.entries[1].wholeWords, std::optional(true));
    QCOMPARE(file.book.entries[1].scanDepth, std::optional(9));
    QVERIFY2(reportOf(file).contains(u"SillyTavern lorebook"_s), qPrintable(reportOf(file)));
}

void TestLorebookFile::aBookOfACardSaysWhatItSays()
{
    const LorebookFile file = read(
        R"({"spec":"lorebook_v3","data":{"name":"Coast","entries":[{"keys":["a"],"content":"@@depth 1\nA"}]}})");
    QCOMPARE(file.book.name, u"Coast"_s);
    QVERIFY(!file.book.scanDepth && !file.book.recursive && !file.book.entries[0].wholeWords);
    QVERIFY(file.book.entries[0].spot.has_value());
}

void TestLorebookFile::aBookOfRisuIsRead()
{
    const LorebookFile file = read(R"({"type":"risu","ver":1,"data":[
        {"key":"storm, gale","secondkey":"sea","comment":"S","content":"@@depth 2\nVesna","mode":"normal",
         "insertorder":70,"alwaysActive":false,"selective":true,"activationPercent":40,
         "extentions":{"risu_case_sensitive":true}},
        {"key":"/a,b/i","useRegex":true,"content":"R","mode":"constant","insertorder":1,"selective":false},
        {"key":"","mode":"folder","comment":"F","content":""}]})");
    QCOMPARE(file.book.entries.size(), 2);
    LoreEntry storm{.name = u"S"_s, .keys = {u"storm"_s, u"gale"_s}, .secondaryKeys = {u"sea"_s}};
    storm.content = u"Vesna"_s;
    storm.order = 70;
    storm.caseSensitive = true;
    storm.wholeWords = false;
    storm.probability = 40;
    storm.spot = model::LoreSpot{.depth = 2};
    QVERIFY(file.book.entries[0] == storm);
    QCOMPARE(file.book.entries[1].keys, QStringList{u"/a,b/i"_s});
    QVERIFY(file.book.entries[1].useRegex && file.book.entries[1].constant);
    QCOMPARE(file.book.scanDepth, std::optional(5));
    QCOMPARE(file.book.recursive, std::optional(true));
    QVERIFY2(reportOf(file).contains(u"Folders"_s), qPrintable(reportOf(file)));
}

void TestLorebookFile::aBookOfNovelAiIsRead()
{
    const LorebookFile file = read(R"({"lorebookVersion":5,"entries":[
        {"text":"Vesna","displayName":"S","keys":["storm","/ga.e/i"],"searchRange":1000,"enabled":true,
         "forceActivation":false,"contextConfig":{"budgetPriority":400,"insertionPosition":-1}},
        {"text":"Both","keys":["sea & salt"],"searchRange":3000,"enabled":true,"category":"c1",
         "nonStoryActivatable":true,"contextConfig":{"insertionPosition":-4}},
        {"text":"Three","keys":["x","y & z"," & "],"enabled":false,"forceActivation":true}],
        "categories":[{"id":"c1","enabled":false},{"id":"c2","enabled":true}]})");
    QCOMPARE(file.book.entries.size(), 3);
    const LoreEntry &storm = file.book.entries[0];
    QCOMPARE(storm.name, u"S"_s);
    QCOMPARE(storm.content, u"Vesna"_s);
    QCOMPARE(storm.keys, (QStringList{u"storm"_s, u"/ga.e/i"_s}));
    QCOMPARE(storm.priority, std::optional(400.0));
    QVERIFY(storm.enabled && !storm.constant && !storm.scanDepth && storm.recursion->excluded);
    const LoreEntry &both = file.book.entries[1];
    QCOMPARE(both.keys, QStringList{u"sea"_s});
    QCOMPARE(both.secondaryKeys, QStringList{u"salt"_s});
    QCOMPARE(both.logic, model::LoreLogic::All);
    QCOMPARE(both.scanDepth, std::optional(12));
    QVERIFY(!both.enabled && !both.recursion);
    QVERIFY(!file.book.entries[2].enabled && file.book.entries[2].constant);
    QCOMPARE(file.book.scanDepth, std::optional(4));
    const QString report = reportOf(file);
    QVERIFY2(report.contains(u"two words at once: 1"_s) && report.contains(u"lines of text: 1"_s),
             qPrintable(report));
}

void TestLorebookFile::aBookOfAgnaiIsRead()
{
    const LorebookFile file = read(R"({"kind":"memory","name":"Coast","description":"D","entries":[
        {"name":"S","entry":"Vesna","keywords":["storm","ga?e*"],"priority":3,"weight":7,"enabled":true},
        {"name":"Off","entry":"x","keywords":[],"priority":0,"weight":0,"enabled":false}]})");
    QCOMPARE(file.book.name, u"Coast"_s);
    QCOMPARE(file.book.description, u"D"_s);
    QCOMPARE(file.book.entries.size(), 2);
    LoreEntry storm{.name = u"S"_s, .keys = {u"storm"_s, u"/\\bga\\we\\w*\\b/i"_s}, .content = u"Vesna"_s};
    storm.order = 7;
    storm.priority = 3;
    storm.wholeWords = true;
    QVERIFY(file.book.entries[0] == storm);
    QVERIFY(!file.book.entries[1].enabled);
    QCOMPARE(file.book.scanDepth, std::optional(50));
}

void TestLorebookFile::whatIsNotReadIsTold()
{
    const QString report = reportOf(read(R"({"entries":{"0":{"key":["a"],"vectorized":true,"automationId":"",
        "triggers":["x"],"extensions":{"acme":1}},"1":{"vectorized":true},"2":null,"3":7}})"));
    QVERIFY2(report.contains(u"vectorized, triggers, extensions.acme: Not supported here"_s),
             qPrintable(report));
    QVERIFY2(report.contains(u"too many for a companion: 2."_s), qPrintable(report));
}

void TestLorebookFile::hostileBooksDoNoHarm_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{\"entries\":[");
    QTest::newRow("odd members") << QByteArray(
        R"({"type":"risu","data":[null,1,[],{"key":{},"secondkey":7,"mode":[],"extentions":3}]})");
    QTest::newRow("odd numbers") << QByteArray(
        R"({"lorebookVersion":{},"entries":[{"searchRange":-1,"keys":"x","contextConfig":[],"category":{}},
           {"searchRange":1e300,"keys":[1,null]}],"categories":[1,{"enabled":false}]})");
    QTest::newRow("odd keywords") << QByteArray(
        R"({"kind":"memory","entries":[{"keywords":{}},[],{"entry":1}]})");
    QTest::newRow("a deep one") << QByteArray("{\"entries\":" + QByteArray(100'000, '['));
    QTest::newRow("very many") << QByteArray(
        "{\"entries\":[" + QByteArray(R"({"key":["a"],"content":"x"},)").repeated(30'000) + "0]}");
}

void TestLorebookFile::hostileBooksDoNoHarm()
{
    QFETCH(const QByteArray, file);
    const auto book = readLorebookFile(file, {});
    if (!book)
        QVERIFY(!book.error().text.isEmpty());
    else
        QVERIFY(book->book.entries.size() <= 10'000);
}

void TestLorebookFile::aWrittenBookIsReadAsItWas_data()
{
    QTest::addColumn<int>("form");
    QTest::newRow("SillyTavern") << int(LorebookForm::WorldInfo);
    QTest::newRow("V3") << int(LorebookForm::V3);
}

/// Logic, patterns, decorators, chance, timing and everything else.
void TestLorebookFile::aWrittenBookIsReadAsItWas()
{
    QFETCH(const int, form);
    for (quint32 seed = 1; seed <= 1'000; ++seed) {
        const LoreBook book = tests::rolled_lore::LoreRoller(seed).book();
        const QByteArray written = persona::writeLorebookFile(book, LorebookForm(form));
        const auto again = readLorebookFile(written, u"stem"_s);
        QVERIFY(again);
        QVERIFY2(again->book == book, written.constData());
        QCOMPARE(persona::fileKind(written), persona::FileKind::Lorebook);
    }
}

void TestLorebookFile::patternsGetTheirSlashes()
{
    LoreEntry entry{.keys = {u"sto(rm|ne)/x"_s, u"/gale/i"_s}, .secondaryKeys = {u"sea"_s}};
    entry.useRegex = true;
    const QByteArray written = persona::writeLorebookFile({u"B"_s, {}, {entry}}, LorebookForm::WorldInfo);
    QVERIFY2(written.contains(R"("/sto(rm|ne)\\/x/")") && written.contains(R"("/gale/i")") &&
                 written.contains(R"("/sea/")"),
             written.constData());
    QVERIFY(read(written).book.entries.first() == entry);
}

void TestLorebookFile::aBookIsAddedOnce()
{
    const LoreBook coast{.name = u"Coast"_s, .entries = {{.content = u"A"_s}}};
    const LoreBook other{.name = u"Coast"_s, .entries = {{.content = u"B"_s}}};
    const auto first = persona::withBook({}, coast);
    QVERIFY(!first.isThere && first.books == QList<LoreBook>{coast});
    const auto second = persona::withBook(first.books, other);
    QCOMPARE(second.name, u"Coast 2"_s);
    QCOMPARE(second.books.size(), 2);
    for (const LoreBook &known : {coast, other}) {
        const auto third = persona::withBook(second.books, known);
        QVERIFY(third.isThere && third.books == second.books);
    }
}

void TestLorebookFile::theShelfTakesABookOnce()
{
    const LoreBook coast{.name = u"Coast"_s, .entries = {{.content = u"Salt"_s}}};
    LoreBook other = coast;
    other.entries.first().content = u"Sand"_s;
    QList<model::ShelfBook> shelf{{.id = base::LorebookId(u"b1"_s), .book = coast}};

    QCOMPARE(persona::forShelf(shelf, coast).id.value(), u"b1"_s);
    const model::ShelfBook second = persona::forShelf(shelf, other);
    QVERIFY(second.id.isEmpty());
    QCOMPARE(second.book.name, u"Coast 2"_s);
    QCOMPARE(second.book.entries, other.entries);

    shelf.append({.id = base::LorebookId(u"b2"_s), .book = second.book});
    QCOMPARE(persona::forShelf(shelf, other).id.value(), u"b2"_s);
    shelf.last().book.name = u"Coast"_s; // two with one name, which users may have
    QCOMPARE(persona::forShelf(shelf, other).id.value(), u"b2"_s);
}

void TestLorebookFile::theBookThatACardNamesIsFound_data()
{
    QTest::addColumn<QByteArray>("card");
    QTest::addColumn<QString>("name");
    QTest::newRow("V2")
        << QByteArray(R"({"spec":"chara_card_v2","data":{"name":"M","extensions":{"world":"Coast"}}})")
        << u"Coast"_s;
    QTest::newRow("V1") << QByteArray(R"({"name":"M","description":"","extensions":{"world":"Coast"}})")
                        << u"Coast"_s;
    QTest::newRow("no name") << QByteArray(R"({"name":"M","description":"","extensions":{"world":7}})")
                             << QString();
    QTest::newRow("no extensions") << QByteArray(R"({"name":"M","description":""})") << QString();
    QTest::newRow("No card in this zip") << QByteArray(R"({"extensions":{"world":"Coast"}})") << QString();
    QTest::newRow("nothing") << QByteArray() << QString();
}

void TestLorebookFile::theBookThatACardNamesIsFound()
{
    QFETCH(const QByteArray, card);
    QFETCH(const QString, name);
    QCOMPARE(persona::linkedBook(card), name);
}

SUITE_TEST(QCoreApplication, TestLorebookFile)

} // namespace tst_lorebook_file

#include "tst_lorebook_file.moc"
