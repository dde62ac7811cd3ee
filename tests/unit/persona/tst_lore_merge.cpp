// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/card_file.h"
#include "core/persona/lore/lore_merge.h"
#include "core/persona/lore/lorebook.h"
#include "tests/support/suite.h"
#include "tests/unit/persona/rolled_lore.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace tst_lore_merge {

using namespace Qt::StringLiterals;
using namespace studio;
using model::LoreBook;
using persona::BookKind;
using persona::MergeKinds;
using persona::readLorebook;
using tests::rolled_lore::LoreRoller;
using Change = std::function<void(LoreBook &)>;

namespace {

const QByteArray kBook = R"({ "x_book" : 1.0, "name": "Coast",
 "entries" : [
  {"id" : 1, "keys":["storm"], "content":"Vesna.", "x": 1e5, "extensions":{"depth":3,"acme":[1.0]}},
  {"id" : 2, "keys":["storm"], "content":"Vesna.", "x": 1e5, "extensions":{"depth":3,"acme":[1.0]}} ,
  null,
  {"id" : 3, "comment":"Lamp", "key":"lamp, light", "content":"Oil.", "disable":true, "y":"\u00e9"}
 ] ,"y":[] })";

wire::Json parsed(const QByteArray &json) { return wire::parse(json).value_or(wire::Json()); }

LoreBook read(const QByteArray &json) { return readLorebook(parsed(json)).book; }

QByteArray merged(const QByteArray &raw, const QList<LoreBook> &books, const MergeKinds &kinds = {})
{
    return persona::mergedLorebook(raw, parsed(raw), books, kinds);
}

QByteArray changed(const QByteArray &raw, const Change &change, const MergeKinds &kinds = {})
{
    LoreBook book = read(raw);
    change(book);
    return merged(raw, {book}, kinds);
}

QByteArray entryWith(const QByteArray &members) { return "{\"entries\":[{" + members + "}]}"; }

/// An entry after it was written and read.
model::LoreEntry asSaid(const model::LoreEntry &entry)
{
    return persona::readLoreEntry(persona::loreEntryJson(entry, BookKind::V3));
}

} // namespace

/// An edit of a lorebook leaves unrelated parts unchanged.
class TestLoreMerge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatSaysTheSameStaysByteForByte();
    void ofAnEntryOnlyWhatChangedIsWritten();
    void ofTwinsTheRightOneIsChanged();
    void whatIsGoneGoesAndWhatIsNewComes();
    void newEntriesOfAMapGetTheNextNumber();
    void aNameThatIsNoTextEndsNothing();
    void aNewOrderTakesTheEntriesAlong();
    void withoutEntriesWhatCannotBeReadStays();
    void aSecondBookStandsBehindTheFirst();
    void theBookItselfIsChangedInItsOwnWords();
    void whatIsNoBookIsWrittenAnew_data();
    void whatIsNoBookIsWrittenAnew();
    void aMemberIsWrittenWhereItIsRead_data();
    void aMemberIsWrittenWhereItIsRead();
    void decoratorsThatNobodyChangedStay_data();
    void decoratorsThatNobodyChangedStay();
    void anOlderCardGetsNoDecorators();
    void halfALetterIsNoHindrance();
    void whatWasWantedIsRead();
    void aCardKeepsItsBook();
};

void TestLoreMerge::whatSaysTheSameStaysByteForByte()
{
    QCOMPARE(merged(kBook, {read(kBook)}), kBook);
    const QByteArray twice = R"({"entries":[1],"entries":{"1":{"content":"a"},"0":{"content":"b"}}})";
    QCOMPARE(merged(twice, {read(twice)}), twice);
}

void TestLoreMerge::ofAnEntryOnlyWhatChangedIsWritten()
{
    const QByteArray text = changed(kBook, [](LoreBook &book) { book.entries[2].content = u"Gas."_s; });
    QCOMPARE(text, QByteArray(kBook).replace("\"Oil.\"", "\"Gas.\""));
    const QByteArray keys = changed(kBook, [](LoreBook &book) { book.entries[2].keys = {u"lamp"_s}; });
    QCOMPARE(keys, QByteArray(kBook).replace(R"("lamp, light")", R"(["lamp"])"));
    const QByteArray on = changed(kBook, [](LoreBook &book) { book.entries[2].enabled = true; });
    QCOMPARE(on, QByteArray(kBook).replace("\"disable\":true", "\"disable\":false"));
}

void TestLoreMerge::ofTwinsTheRightOneIsChanged()
{
    for (const int twin : {0, 1}) {
        const QByteArray text =
            changed(kBook, [twin](LoreBook &book) { book.entries[twin].content = u"Gone."_s; });
        const wire::Json json = parsed(text);
        QCOMPARE(json["entries"][size_t(twin)]["content"].get<std::string>(), std::string("Gone."));
        QCOMPARE(json["entries"][size_t(twin)]["id"].get<int>(), twin + 1);
        QCOMPARE(json["entries"][size_t(1 - twin)]["content"].get<std::string>(), std::string("Vesna."));
        QCOMPARE(json["entries"][size_t(1 - twin)]["id"].get<int>(), 2 - twin);
    }
}

void TestLoreMerge::whatIsGoneGoesAndWhatIsNewComes()
{
    const model::LoreEntry sea{.keys = {u"sea"_s}, .content = u"Salt."_s};
    const QByteArray text = changed(kBook, [&sea](LoreBook &book) {
        book.entries.removeFirst();
        book.entries.append(sea);
        book.entries.prepend(sea);
    });
    const wire::Json json = parsed(text);
    QCOMPARE(json["entries"].size(), size_t(5));
    QCOMPARE(json["entries"][0]["content"].get<std::string>(), std::string("Salt."));
    QCOMPARE(json["entries"][1]["content"].get<std::string>(), std::string("Vesna."));
    QVERIFY(json["entries"][2].is_null());
    QCOMPARE(json["entries"][3]["id"].get<int>(), 3);
    QCOMPARE(json["entries"][4]["content"].get<std::string>(), std::string("Salt."));
    QVERIFY(text.contains(R"("x": 1e5)") && text.contains(R"("\u00e9")"));
}

void TestLoreMerge::newEntriesOfAMapGetTheNextNumber()
{
    const QByteArray book = R"({"entries":{"7":{"uid":7,"key":["a"],"content":"A"},"x":null,
        "99999999999999999999":{"uid":9,"key":["b"],"content":"B","disable":false},"3":{"key":["c"]}}})";
    const QByteArray text = changed(book, [](LoreBook &lore) {
        lore.entries[1].enabled = false;
        lore.entries[2] = {.name = u"N"_s, .content = u"@@depth 3"_s};
        lore.entries.append({.keys = {u"d"_s}, .content = u"D"_s});
    });
    const wire::Json json = parsed(text);
    QVERIFY2(text.contains(R"("7":{"uid":7,"key":["a"],"content":"A"},"x":null,)"), text.constData());
    QVERIFY(json["entries"]["99999999999999999999"]["disable"].get<bool>());
    QCOMPARE(json["entries"]["8"]["uid"].get<int>(), 8);
    QCOMPARE(json["entries"]["8"]["key"][0].get<std::string>(), std::string("d"));
}

// A lone surrogate in the name of an entry: the name cannot be found again in the text.
void TestLoreMerge::aNameThatIsNoTextEndsNothing()
{
    const QByteArray book =
        R"({"entries":{"\ud800":{"key":["a"],"content":"A"},"1":{"key":["b"],"content":"B"}}})";
    const wire::Json readable =
        wire::parse(QByteArray(book).replace("\\ud800", "\xEF\xBF\xBD")).value_or(wire::Json());
    LoreBook lore = readLorebook(readable).book;
    QCOMPARE(lore.entries.size(), 2);
    lore.entries[1].content = u"Changed."_s;
    const QByteArray text = persona::mergedLorebook(book, readable, {lore}, {});
    QVERIFY2(text.contains("Changed."), text.constData());
}

void TestLoreMerge::aNewOrderTakesTheEntriesAlong()
{
    const QByteArray text =
        changed(kBook, [](LoreBook &book) { std::swap(book.entries[0], book.entries[2]); });
    const wire::Json json = parsed(text);
    QCOMPARE(json["entries"][0]["id"].get<int>(), 3);
    QCOMPARE(json["entries"][1]["id"].get<int>(), 2);
    QVERIFY(json["entries"][2].is_null());
    QCOMPARE(json["entries"][3]["id"].get<int>(), 1);
    QVERIFY(text.contains(R"({"id" : 3, "comment":"Lamp", "key":"lamp, light", "content":"Oil.",)"));
}

void TestLoreMerge::withoutEntriesWhatCannotBeReadStays()
{
    const QByteArray text = changed(kBook, [](LoreBook &book) { book.entries.clear(); });
    const wire::Json json = parsed(text);
    QCOMPARE(json["entries"].size(), size_t(1));
    QVERIFY(json["entries"][0].is_null());
    QVERIFY(text.startsWith(R"({ "x_book" : 1.0, "name": "Coast",)"));
}

void TestLoreMerge::aSecondBookStandsBehindTheFirst()
{
    const LoreBook other{.name = u"Harbour"_s, .entries = {{.keys = {u"quay"_s}, .content = u"Stone."_s}}};
    for (const QList<LoreBook> &books :
         {QList<LoreBook>{read(kBook), other}, QList<LoreBook>{other, read(kBook)}}) {
        const QByteArray text = merged(kBook, books);
        const wire::Json json = parsed(text);
        QCOMPARE(json["name"].get<std::string>(), std::string("Coast"));
        QCOMPARE(json["entries"].size(), size_t(5));
        QCOMPARE(json["entries"][4]["content"].get<std::string>(), std::string("Stone."));
        QVERIFY(text.startsWith(kBook.first(kBook.indexOf("Oil."))));
    }

    LoreBook first = read(kBook);
    first.recursive = true;
    LoreBook second = other;
    second.scanDepth = 2;
    second.recursive = false;
    const model::LoreEntry stone = read(merged(kBook, {first, second})).entries.last();
    QCOMPARE(stone.scanDepth, std::optional(2));
    QVERIFY(stone.recursion == (model::LoreRecursion{.excluded = true, .prevents = true}));
}

void TestLoreMerge::theBookItselfIsChangedInItsOwnWords()
{
    const QByteArray text = changed(kBook, [](LoreBook &book) {
        book.name = u"Shore"_s;
        book.namesFire = false;
    });
    QVERIFY2(text.startsWith(QByteArray(kBook).replace("Coast", "Shore").chopped(10)), text.constData());
    QVERIFY(!read(text).namesFire);

    const QByteArray named = R"({"scanDepth":6,"token_budget":300,"entries":[]})";
    QCOMPARE(changed(named, [](LoreBook &book) { book.scanDepth = 7; }), QByteArray(named).replace("6", "7"));
    QCOMPARE(changed(named, [](LoreBook &book) { book.tokenBudget.reset(); }),
             QByteArray(R"({"scanDepth":6,"entries":[]})"));
}

void TestLoreMerge::whatIsNoBookIsWrittenAnew_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("a list") << QByteArray("[1]");
    QTest::newRow("without entries") << QByteArray("{}");
    QTest::newRow("entries that are a text") << QByteArray(R"({"entries":"none"})");
}

void TestLoreMerge::whatIsNoBookIsWrittenAnew()
{
    QFETCH(const QByteArray, raw);
    const LoreBook book{.name = u"Coast"_s, .entries = {{.keys = {u"sea"_s}, .content = u"Salt."_s}}};
    QVERIFY(read(merged(raw, {book})) == book);
}

void TestLoreMerge::aMemberIsWrittenWhereItIsRead_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("as a card has it")
        << QByteArray(R"("name":"a","id":1)") << QByteArray(R"("name":"b","id":1)");
    QTest::newRow("as SillyTavern has it")
        << QByteArray(R"("comment":"a","id":1)") << QByteArray(R"("comment":"b","id":1)");
    QTest::newRow("in both ways") << QByteArray(R"("comment":"a","name":"a")")
                                  << QByteArray(R"("comment":"b","name":"b")");
    QTest::newRow("another one is not its own")
        << QByteArray(R"("comment":"c","name":"a")") << QByteArray(R"("comment":"c","name":"b")");
    QTest::newRow("not at all") << QByteArray(R"("id":1)") << QByteArray(R"("id":1,"name":"b")");
    QTest::newRow("twice") << QByteArray(R"("name":"c","name":"a")")
                           << QByteArray(R"("name":"c","name":"b")");
}

void TestLoreMerge::aMemberIsWrittenWhereItIsRead()
{
    QFETCH(const QByteArray, members);
    QFETCH(const QByteArray, after);
    QCOMPARE(changed(entryWith(members), [](LoreBook &book) { book.entries[0].name = u"b"_s; }),
             entryWith(after));
}

void TestLoreMerge::decoratorsThatNobodyChangedStay_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QByteArray>("after");
    const QByteArray head = R"(@@later 3\n@@depth 4\n@@@deep\n@@activate_only_after 2\n)";
    const auto row = [&head](const char *name, const Change &change, const QByteArray &after) {
        QTest::newRow(name) << entryWith("\"content\":\"" + head + "A\"") << change << entryWith(after);
    };
    row(
        "another text", [](LoreBook &book) { book.entries[0].content = u"B"_s; },
        "\"content\":\"" + head + "B\"");
    row(
        "another condition", [](LoreBook &book) { book.entries[0].conditions->onlyAfter = 3; },
        R"("content":"@@activate_only_after 3\n@@later 3\n@@depth 4\n@@@deep\nA")");
    row(
        "no condition", [](LoreBook &book) { book.entries[0].conditions.reset(); },
        R"("content":"@@later 3\n@@depth 4\n@@@deep\nA")");
    row(
        "another depth", [](LoreBook &book) { book.entries[0].spot->depth = 2; },
        R"("content":"@@later 3\n@@activate_only_after 2\nA",)"
        R"("extensions":{"position":4,"depth":2,"role":0})");
    QTest::newRow("not on any more") << entryWith(R"("content":"@@activate\nA")")
                                     << Change([](LoreBook &book) { book.entries[0].constant = false; })
                                     << entryWith(R"("content":"A","constant":false)");
    QTest::newRow("nothing but a decorator")
        << entryWith(R"("content":"@@depth 1")")
        << Change([](LoreBook &book) { book.entries[0].content = u"B"_s; })
        << entryWith(R"("content":"@@depth 1\nB")");
}

void TestLoreMerge::decoratorsThatNobodyChangedStay()
{
    QFETCH(const QByteArray, before);
    QFETCH(const Change, change);
    QFETCH(const QByteArray, after);
    QCOMPARE(changed(before, change), after);
    LoreBook wanted = read(before);
    change(wanted);
    QVERIFY(read(after).entries == wanted.entries);
}

void TestLoreMerge::anOlderCardGetsNoDecorators()
{
    const MergeKinds old{BookKind::V2, BookKind::V2};
    const Change change = [](LoreBook &book) {
        book.entries[0].name = u"b"_s;
        book.entries[0].conditions = model::LoreConditions{.onlyAfter = 2};
        book.entries.append({.content = u"B"_s, .conditions = model::LoreConditions{.onlyAfter = 2}});
    };
    QVERIFY(!changed(entryWith(R"("content":"A")"), change, old).contains("@@"));
    // The decorators in an old card are somebody's text, which we must not remove.
    QVERIFY(changed(entryWith(R"("content":"@@depth 1\nA")"), change, old).contains("@@depth 1"));
}

void TestLoreMerge::halfALetterIsNoHindrance()
{
    const QByteArray half = R"({"content":"a\ud800b","id":1})";
    const auto json = parsed(R"({"content":"a�b","id":1})");
    const QByteArray raw = "{\"entries\":[" + half + "]}";
    wire::Json book = wire::Json::object();
    book["entries"] = wire::Json::array({json});
    LoreBook wanted = readLorebook(book).book;
    wanted.entries[0].name = u"N"_s;
    QCOMPARE(persona::mergedLorebook(raw, book, {wanted}, {}),
             QByteArray(R"({"entries":[{"content":"a\ud800b","id":1,"name":"N"}]})"));
}

/// For any edit of any book: reading the written book gives what was wanted.
void TestLoreMerge::whatWasWantedIsRead()
{
    for (quint32 seed = 0; seed < 300; ++seed) {
        LoreRoller roller(seed);
        LoreBook before = roller.book();
        const QByteArray raw = wire::dump(persona::lorebookJson({before}, BookKind::V3));
        LoreBook wanted = before;
        for (int edits = roller.below(4); edits > 0 && !wanted.entries.isEmpty(); --edits) {
            const int at = roller.below(int(wanted.entries.size()));
            switch (roller.below(4)) {
            case 0: wanted.entries[at] = roller.entry(); break;
            case 1: wanted.entries.removeAt(at); break;
            case 2: wanted.entries.insert(at, roller.entry()); break;
            case 3: wanted.entries.swapItemsAt(at, 0); break;
            }
        }
        wanted.scanDepth = roller.maybeCount(9);
        wanted.namesFire = roller.isOneOf(2);
        LoreBook expected = wanted;
        for (model::LoreEntry &entry : expected.entries)
            entry = asSaid(entry);
        const LoreBook after = read(merged(raw, {wanted}));
        QVERIFY2(after == expected, merged(raw, {wanted}).constData());
    }
}

void TestLoreMerge::aCardKeepsItsBook()
{
    const QByteArray file = R"({"spec":"chara_card_v3","spec_version":"3.0","data":{"name":"Mira",
        "character_book":)" +
                            kBook + "}}";
    auto card = persona::readCard(file);
    QVERIFY(card);
    card->persona.lore[0].entries[0].content = u"@ Vesna"_s;
    const auto v3 = persona::writeCard(card->persona, model::CardFormat::V3, {file, {}});
    QVERIFY(v3 && v3->contains(R"({"id" : 1, "keys":["storm"], "content":"@ Vesna", "x": 1e5,)"));
    QVERIFY(v3->contains(R"({"id" : 2, "keys":["storm"], "content":"Vesna.", "x": 1e5,)"));
    const auto v2 = persona::writeCard(card->persona, model::CardFormat::V2, {file, {}});
    QVERIFY(v2 && v2->contains(R"("acme":[1.0])") && v2->contains("\"x_book\" : 1.0"));
}

SUITE_TEST(QCoreApplication, TestLoreMerge)

} // namespace tst_lore_merge

#include "tst_lore_merge.moc"
