// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "core/persona/lore/lore_decorators.h"
#include "core/persona/lore/lorebook.h"
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
    void flagsAreReadAsNumbersAndTexts_data();
    void flagsAreReadAsNumbersAndTexts();
    void keysInOneTextAreDividedByCommas();
    void whatSillyTavernAddsIsRead();
    void itsNumberWinsOverThePositionOfTheSpecification_data();
    void itsNumberWinsOverThePositionOfTheSpecification();
    void decoratorsSayWhenAndWhere();
    void aFallbackCountsWhereNothingBeforeItDoes_data();
    void aFallbackCountsWhereNothingBeforeItDoes();
    void allThatIsSaidIsWrittenAndReadAgain();
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
    QTest::newRow("both") << false << QByteArray("@@dont_activate\\n@@activate\\n") << true;
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

void TestLorebook::flagsAreReadAsNumbersAndTexts_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<bool>("isOn");
    QTest::newRow("0 is off") << QByteArray(R"("enabled":0,"constant":true)") << false;
    QTest::newRow("a text is off") << QByteArray(R"("enabled":"False","constant":true)") << false;
    QTest::newRow("a text is on") << QByteArray(R"("enabled":"1","constant":"true")") << true;
    QTest::newRow("1 is on") << QByteArray(R"("enabled":true,"constant":1)") << true;
    QTest::newRow("disabled by a number") << QByteArray(R"("disable":1,"constant":1)") << false;
    QTest::newRow("neither of both") << QByteArray(R"("enabled":[],"constant":"perhaps")") << false;
}

void TestLorebook::flagsAreReadAsNumbersAndTexts()
{
    QFETCH(const QByteArray, members);
    QFETCH(const bool, isOn);
    QCOMPARE(entry("{\"content\":\"x\"," + members + "}").isAlwaysOn(), isOn);
}

void TestLorebook::keysInOneTextAreDividedByCommas()
{
    QCOMPARE(entry(R"({"keys":" storm, gale ,,"})").keys, (QStringList{u"storm"_s, u"gale"_s}));
    QCOMPARE(entry(R"({"key":"/a{1,3}\\/,/i, b/c, d"})").keys,
             (QStringList{u"/a{1,3}\\/,/i"_s, u"b/c"_s, u"d"_s}));
    QCOMPARE(entry(R"({"keys":"/, x"})").keys, (QStringList{u"/"_s, u"x"_s}));
    QCOMPARE(entry(R"({"keys":["a,b",7]})").keys, (QStringList{u"a,b"_s, u"7"_s}));
}

void TestLorebook::whatSillyTavernAddsIsRead()
{
    const model::LoreEntry read = entry(R"({"keys":["a"],"secondary_keys":["b"],"selective":true,
        "content":"x","case_sensitive":false,"priority":"7","extensions":{"selectiveLogic":3,"position":4,
        "depth":2,"role":1,"probability":40,"useProbability":true,"exclude_recursion":true,
        "delay_until_recursion":true,"group":"weather, sea","group_weight":20,"group_override":1,
        "use_group_scoring":null,"scan_depth":9,"case_sensitive":true,"match_whole_words":false,"sticky":2,
        "cooldown":3,"delay":4,"ignore_budget":true}})");
    model::LoreEntry expected{.keys = {u"a"_s}, .secondaryKeys = {u"b"_s}, .content = u"x"_s};
    expected.logic = model::LoreLogic::All;
    expected.ignoresBudget = true;
    expected.caseSensitive = true;
    expected.wholeWords = false;
    expected.scanDepth = 9;
    expected.probability = 40;
    expected.priority = 7;
    expected.spot = model::LoreSpot{.depth = 2, .role = model::LoreRole::User};
    expected.timing = model::LoreTiming{2, 3, 4};
    expected.recursion = model::LoreRecursion{.excluded = true, .waitsForLevel = 1};
    expected.group = model::LoreGroup{.names = {u"weather"_s, u"sea"_s}, .weight = 20, .overrides = true};
    QVERIFY(read == expected);

    // SillyTavern's own files have the same under other names; 0, null and 100 per cent mean nothing.
    const model::LoreEntry plain = entry(R"({"key":["a"],"content":"x","selectiveLogic":0,"probability":100,
        "useProbability":true,"excludeRecursion":false,"delayUntilRecursion":false,"group":"",
        "groupWeight":100,"scanDepth":null,"caseSensitive":null,"sticky":0,"cooldown":null,"depth":4,
        "position":1,"characterFilter":{"isExclude":false,"names":[],"tags":[]}})");
    QVERIFY(plain == (model::LoreEntry{.keys = {u"a"_s}, .content = u"x"_s}));
    const model::LoreEntry own = entry(R"({"probability":5,"useProbability":false,"delayUntilRecursion":2,
        "characterFilter":{"isExclude":true,"names":["Mira"]}})");
    QVERIFY(!own.probability);
    QCOMPARE(own.recursion.value_or(model::LoreRecursion()).waitsForLevel, 2);
    QVERIFY(own.filter == (model::LoreFilter{.names = {u"Mira"_s}, .excludes = true}));
}

void TestLorebook::itsNumberWinsOverThePositionOfTheSpecification_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<int>("place");
    using model::LorePlace;
    int number = 0;
    for (const LorePlace place :
         {LorePlace::BeforeSheet, LorePlace::AfterSheet, LorePlace::NoteTop, LorePlace::NoteBottom,
          LorePlace::AtDepth, LorePlace::ExamplesTop, LorePlace::ExamplesBottom}) {
        QTest::addRow("%d", number) << QByteArray::number(number) << int(place);
        ++number;
    }
    QTest::newRow("an outlet") << QByteArray("7") << int(LorePlace::AfterSheet);
    QTest::newRow("below 0") << QByteArray("-1") << int(LorePlace::AfterSheet);
    QTest::newRow("none") << QByteArray("null") << int(LorePlace::BeforeSheet);
}

void TestLorebook::itsNumberWinsOverThePositionOfTheSpecification()
{
    QFETCH(const QByteArray, position);
    QFETCH(const int, place);
    const auto read = entry(R"({"position":"before_char","extensions":{"position":)" + position + "}}");
    QCOMPARE(int(read.place()), place);
}

void TestLorebook::decoratorsSayWhenAndWhere()
{
    const model::LoreEntry read = entry(
        R"({"content":"@@depth 0\n@@role user\n@@activate_only_after 2\n)"
        R"(@@activate_only_every 3\n@@is_greeting 1\n@@keep_activate_after_match\n@@dont_activate_after_match\n)"
        R"(@@scan_depth 5\n@@additional_keys sea, salt\n@@exclude_keys sun\n@@ignore_on_max_context\n)"
        R"(@@disable_ui_prompt system_prompt\n@@instruct_depth 7\n@@is_user_icon me\n@@depth 9\nText.",
        "extensions":{"position":0}})");
    QCOMPARE(read.content, u"Text."_s);
    QVERIFY(read.spot == (model::LoreSpot{.depth = 0, .role = model::LoreRole::User}));
    QCOMPARE(read.scanDepth, std::optional(5));
    const model::LoreConditions expected{.onlyAfter = 2,
                                         .onlyEvery = 3,
                                         .onGreeting = 1,
                                         .keepsAfterMatch = true,
                                         .oncePerTalk = true,
                                         .additionalKeys = {u"sea"_s, u"salt"_s},
                                         .excludeKeys = {u"sun"_s},
                                         .goesFirst = true,
                                         .disabledPrompts = {u"system_prompt"_s}};
    QVERIFY(read.conditions == expected);

    QVERIFY(entry(R"({"content":"@@reverse_depth 3\nx"})").spot->fromStart);
    const auto before = entry(R"({"content":"@@depth 3\n@@position before_desc\nx"})");
    QVERIFY(!before.spot && !before.afterSheet);
    QVERIFY(entry(R"({"content":"@@position nowhere\n@@depth 3\nx"})").spot.has_value());
}

void TestLorebook::aFallbackCountsWhereNothingBeforeItDoes_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<int>("depth");
    QTest::newRow("known") << QByteArray("@@depth 1\\n@@@depth 2\\n") << 1;
    QTest::newRow("unknown") << QByteArray("@@later 1\\n@@@depth 2\\n") << 2;
    QTest::newRow("what cannot be") << QByteArray("@@depth deep\\n@@@depth 2\\n") << 2;
    QTest::newRow("the sixth") << QByteArray("@@a 1\\n@@@b\\n@@@c\\n@@@d\\n@@@e\\n@@@f\\n@@@depth 2\\n"
                                             "@@@depth 3\\n")
                               << 2;
    QTest::newRow("below 1") << QByteArray("@@depth -4\\n") << 0;
}

void TestLorebook::aFallbackCountsWhereNothingBeforeItDoes()
{
    QFETCH(const QByteArray, head);
    QFETCH(const int, depth);
    const model::LoreEntry read = entry("{\"content\":\"" + head + "x\"}");
    QCOMPARE(read.content, u"x"_s);
    QCOMPARE(read.spot.value_or(model::LoreSpot{.depth = -1}).depth, depth);
}

void TestLorebook::allThatIsSaidIsWrittenAndReadAgain()
{
    model::LoreEntry full{.name = u"Tide"_s, .keys = {u"/tide/i"_s}, .secondaryKeys = {u"moon"_s}};
    full.content = u"High."_s;
    full.logic = model::LoreLogic::NotAny;
    full.isSelective = false;
    full.useRegex = full.ignoresBudget = true;
    full.caseSensitive = false;
    full.wholeWords = true;
    full.scanDepth = 3;
    full.probability = 40;
    full.priority = -2;
    full.spot = model::LoreSpot{.place = model::LorePlace::NoteTop, .depth = 2};
    full.timing = model::LoreTiming{1, 2, 3};
    full.recursion = model::LoreRecursion{.prevents = true, .waitsForLevel = 2};
    full.group = model::LoreGroup{.names = {u"a"_s, u"b"_s}, .weight = 3, .useScoring = true};
    full.filter = model::LoreFilter{.names = {u"Mira"_s}, .tags = {u"sea"_s}, .excludes = true};
    const model::LoreEntry unconditional = full;
    full.conditions = model::LoreConditions{.onlyAfter = 2, .excludeKeys = {u"sun"_s}, .goesFirst = true};
    model::LoreBook book{.name = u"Harbour"_s, .entries = {full}, .scanDepth = 4, .tokenBudget = 0};
    book.recursive = false;

    QVERIFY(readLorebook(persona::lorebookJson({book}, persona::BookKind::V3)).book == book);
    book.entries = {unconditional}; // V2 has no member for conditions
    QVERIFY(readLorebook(persona::lorebookJson({book}, persona::BookKind::V2)).book == book);
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
