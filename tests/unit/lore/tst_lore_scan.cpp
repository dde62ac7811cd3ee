// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/scan.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_lore_scan {

using namespace Qt::StringLiterals;
using namespace studio;
using lore::LoreBlock;
using lore::LoreCause;
using lore::LoreResult;
using lore::LoreScene;
using lore::LoreVerdict;
using model::LoreBook;
using model::LoreConditions;
using model::LoreEntry;
using model::LoreLogic;
using model::LorePlace;
using model::LoreSpot;
using State = lore::LoreVerdict::State;

namespace {

LoreEntry keyed(const QString &content, const QStringList &keys)
{
    return {.keys = keys, .content = content};
}

LoreEntry constant(const QString &content, double order = 0)
{
    return {.content = content, .constant = true, .order = order};
}

LoreEntry with(LoreEntry entry, const LoreConditions &conditions)
{
    entry.conditions = conditions;
    return entry;
}

LoreScene sceneOf(const QStringList &texts)
{
    LoreScene scene;
    for (const QString &text : texts)
        scene.lines.append({scene.messages++, u"Ida"_s, text});
    return scene;
}

LoreBook bookOf(const QList<LoreEntry> &entries, bool recursive = false)
{
    LoreBook book{.name = u"Coast"_s, .entries = entries};
    book.recursive = recursive;
    return book;
}

LoreResult scanned(const LoreBook &book, const LoreScene &scene)
{
    return lore::scan({{u"companion_mira"_s, {book}}}, scene);
}

QStringList contentsOf(const LoreResult &result)
{
    QStringList contents;
    for (const auto &placement : result.placements)
        contents.append(placement.content);
    return contents;
}

/// The contents of the entries that fire after these texts.
QStringList firing(const QList<LoreEntry> &entries, const QStringList &texts, bool recursive = false)
{
    return contentsOf(scanned(bookOf(entries, recursive), sceneOf(texts)));
}

LoreBlock blockOf(const LoreEntry &entry, const LoreScene &scene)
{
    const LoreVerdict verdict = scanned(bookOf({entry}), scene).verdicts.value(0);
    return verdict.state == State::Blocked ? verdict.block : LoreBlock(-1);
}

constexpr LoreBlock kFired = LoreBlock(-1);

} // namespace

/// Which lore entries fire, why, and where they are placed.
class TestLoreScan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aVerdictTellsWhichKeyInWhichMessage();
    void onlyTheNewestMessagesAreScanned_data();
    void onlyTheNewestMessagesAreScanned();
    void secondaryKeysCount_data();
    void secondaryKeysCount();
    void macrosAreExpandedInKeysAndContents();
    void conditionsHoldEntriesBack_data();
    void conditionsHoldEntriesBack();
    void patternsFireAndSayWhatIsWrong();
    void entriesFireEntries();
    void recursionHasItsLimits_data();
    void recursionHasItsLimits();
    void levelsComeOneAfterAnother();
    void whatFiredStaysAlthoughItsOppositeIsSaidLater();
    void entriesOfOneSweepDoNotSeeEachOther();
    void tenThousandEntriesThatAllRecurseEnd();
    void oneOfAGroupFires();
    void equalsOfAGroupAreDrawnAlikeEachTime();
    void groupsPreferScoresAndOverrides();
    void chanceIsTheSameForTheSameMessage();
    void stickyCooldownAndDelayAreCountedInMessages();
    void aWayBackUndoesWhatIsTimed();
    void anAnswerWrittenAnewSeesTheSame();
    void someFireOnceOrForEver();
    void budgetsCutTheLowestFirst();
    void nothingFitsIntoABudgetOfNothing();
    void whatAloneIsTooLargeTakesNothingWithIt();
    void placesAreInOrder();
    void booksOfOneNameAreTwo();
    void aScannerSaysTheSameAsTheFirstTime();
    void companionsThatShareABookHaveABudgetEach();
    void oneContentIsToldOnce();
};

void TestLoreScan::aVerdictTellsWhichKeyInWhichMessage()
{
    const LoreScene scene = sceneOf({u"A storm."_s, u"The Storm is near."_s, u"Oh."_s});
    const LoreResult result = scanned(
        bookOf({keyed(u"Vesna."_s, {u"gale"_s, u"STORM"_s}), keyed(u"x"_s, {u"lamp"_s}), constant({})}),
        scene);
    QCOMPARE(result.verdicts.size(), 3);
    const LoreVerdict fired = result.verdicts.at(0);
    QCOMPARE(fired.state, State::Fired);
    QCOMPARE(fired.cause, LoreCause::Key);
    QCOMPARE(fired.key, u"STORM"_s);
    QCOMPARE(fired.message, std::optional<qint64>(1));
    QCOMPARE(fired.tokens, 2);
    QCOMPARE(result.verdicts.at(1).state, State::Blocked);
    QCOMPARE(result.verdicts.at(1).block, LoreBlock::NoKey);
    QCOMPARE(contentsOf(result), QStringList{u"Vesna."_s}); // an empty entry fires without text
    QCOMPARE(firing({keyed(u"x"_s, {u"ida"_s})}, {u"Hm."_s}).size(), 1);
}

void TestLoreScan::onlyTheNewestMessagesAreScanned_data()
{
    QTest::addColumn<int>("ofEntry");
    QTest::addColumn<int>("ofBook");
    QTest::addColumn<int>("ofRoom");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("of the room") << -1 << -1 << 3 << true;
    QTest::newRow("of the room, too few") << -1 << -1 << 2 << false;
    QTest::newRow("of the book") << -1 << 3 << 1 << true;
    QTest::newRow("of the entry") << 2 << 3 << 3 << false;
    QTest::newRow("none") << 0 << 3 << 3 << false;
}

void TestLoreScan::onlyTheNewestMessagesAreScanned()
{
    QFETCH(const int, ofEntry);
    QFETCH(const int, ofBook);
    QFETCH(const int, ofRoom);
    QFETCH(const bool, isFound);
    LoreBook book = bookOf({keyed(u"word"_s, {u"storm"_s}), keyed(u"pattern"_s, {u"/storm/"_s})});
    for (LoreEntry &entry : book.entries)
        entry.scanDepth = ofEntry < 0 ? std::nullopt : std::optional(ofEntry);
    book.scanDepth = ofBook < 0 ? std::nullopt : std::optional(ofBook);
    LoreScene scene = sceneOf({u"storm"_s, u"a"_s, u"b"_s});
    scene.scanDepth = ofRoom;
    QCOMPARE(scanned(book, scene).placements.size(), isFound ? 2 : 0);
}

void TestLoreScan::secondaryKeysCount_data()
{
    QTest::addColumn<int>("logic");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fires");
    const auto row = [](const char *name, LoreLogic logic, const QString &text, bool fires) {
        QTest::newRow(name) << int(logic) << text << fires;
    };
    row("any, one", LoreLogic::Any, u"key a"_s, true);
    row("any, none", LoreLogic::Any, u"key"_s, false);
    row("any without the key", LoreLogic::Any, u"a b"_s, false);
    row("all, one", LoreLogic::All, u"key a"_s, false);
    row("all, both", LoreLogic::All, u"key a b"_s, true);
    row("not all, one", LoreLogic::NotAll, u"key a"_s, true);
    row("not all, both", LoreLogic::NotAll, u"key a b"_s, false);
    row("not any, none", LoreLogic::NotAny, u"key"_s, true);
    row("not any, one", LoreLogic::NotAny, u"key b"_s, false);
    row("not any without the key", LoreLogic::NotAny, u"c"_s, false);
}

void TestLoreScan::secondaryKeysCount()
{
    QFETCH(const int, logic);
    QFETCH(const QString, text);
    QFETCH(const bool, fires);
    LoreEntry entry = keyed(u"x"_s, {u"key"_s});
    entry.secondaryKeys = {u"a"_s, u"b"_s};
    entry.logic = LoreLogic(logic);
    QCOMPARE(blockOf(entry, sceneOf({text})), fires                     ? kFired
                                              : text.contains(u"key"_s) ? LoreBlock::SecondaryKeys
                                                                        : LoreBlock::NoKey);
    entry.isSelective = false;
    QCOMPARE(blockOf(entry, sceneOf({text})), text.contains(u"key"_s) ? kFired : LoreBlock::NoKey);
}

void TestLoreScan::macrosAreExpandedInKeysAndContents()
{
    LoreScene scene = sceneOf({u"Where is Otto? {{// lamp }}"_s});
    scene.expand = [](QString text, const QString &owner) {
        return text.replace(u"{{user}}"_s, u"Otto"_s).replace(u"{{char}}"_s, owner);
    };
    const LoreResult result =
        scanned(bookOf({keyed(u"{{user}} and {{char}}{{hidden_key:x}}"_s, {u"{{user}}"_s}),
                        keyed(u"y"_s, {u"lamp"_s})}),
                scene);
    QCOMPARE(contentsOf(result), QStringList{u"Otto and companion_mira"_s});
    QCOMPARE(result.verdicts.at(0).key, u"{{user}}"_s);
}

void TestLoreScan::conditionsHoldEntriesBack_data()
{
    QTest::addColumn<LoreEntry>("entry");
    QTest::addColumn<int>("block");
    const auto row = [](const char *name, const LoreEntry &entry, LoreBlock block) {
        QTest::newRow(name) << entry << int(block);
    };
    LoreEntry off = with(constant(u"x"_s), {.activates = true});
    off.enabled = false;
    row("off beats all", off, LoreBlock::Disabled);
    LoreEntry others = constant(u"x"_s);
    others.filter = model::LoreFilter{.names = {u"Ida"_s}};
    row("for another", others, LoreBlock::OtherCompanion);
    others.filter = model::LoreFilter{.names = {u"mira"_s}};
    row("for her", others, kFired);
    others.filter = model::LoreFilter{.tags = {u"sea"_s}, .excludes = true};
    row("not for her", others, LoreBlock::OtherCompanion);
    others.filter = model::LoreFilter();
    row("for nobody by name, so for all", others, kFired);
    others.filter = model::LoreFilter{.names = {u"Mira"_s}, .tags = {u"land"_s}};
    row("for her of another tag", others, LoreBlock::OtherCompanion);
    LoreEntry late = with(constant(u"x"_s), {.activates = true});
    late.timing = model::LoreTiming{.delay = 4};
    row("too early", late, LoreBlock::Delay);
    late.timing = model::LoreTiming{.delay = 3};
    row("not too early", late, kFired);
    LoreEntry waiting = constant(u"x"_s);
    waiting.recursion = model::LoreRecursion{.waitsForLevel = 1};
    row("only by entries", waiting, LoreBlock::OnlyByEntries);
    row("only by entries is asked before never", with(waiting, {.neverActivates = true}),
        LoreBlock::OnlyByEntries);
    row("never", with(constant(u"x"_s), {.neverActivates = true}), LoreBlock::NeverActivates);
    row("activates beats never", with(keyed(u"x"_s, {}), {.activates = true, .neverActivates = true}),
        kFired);
    row("after more", with(constant(u"x"_s), {.onlyAfter = 3}), LoreBlock::TooEarly);
    row("after as many", with(constant(u"x"_s), {.onlyAfter = 2}), kFired);
    row("each third", with(constant(u"x"_s), {.onlyEvery = 3}), LoreBlock::NotThisTime);
    row("each second", with(constant(u"x"_s), {.onlyEvery = 2}), kFired);
    row("another greeting", with(constant(u"x"_s), {.onGreeting = 0}), LoreBlock::OtherGreeting);
    row("this greeting", with(constant(u"x"_s), {.onGreeting = 1}), kFired);
    row("an additional key", with(constant(u"x"_s), {.additionalKeys = {u"sun"_s, u"b"_s}}), kFired);
    row("none", with(constant(u"x"_s), {.additionalKeys = {u"sun"_s}}), LoreBlock::NoAdditionalKey);
    row("what must not be", with(constant(u"x"_s), {.excludeKeys = {u"b"_s}}), LoreBlock::ExcludedKey);
    row("what is not", with(constant(u"x"_s), {.excludeKeys = {u"sun"_s}}), kFired);
    LoreEntry pattern =
        with(keyed(u"x"_s, {u"q."_s}), {.additionalKeys = {u"b|c"_s}, .excludeKeys = {u"b"_s}});
    pattern.useRegex = true;
    row("additional patterns are a choice more", pattern, kFired);
    LoreEntry never = constant(u"x"_s);
    never.probability = 0;
    row("no chance", never, LoreBlock::Chance);
}

void TestLoreScan::conditionsHoldEntriesBack()
{
    QFETCH(const LoreEntry, entry);
    QFETCH(const int, block);
    LoreScene scene = sceneOf({u"a"_s, u"b"_s, u"c"_s});
    scene.companionMessages = 2;
    scene.greeting = 1;
    scene.character = u"Mira"_s;
    scene.tags = {u"Sea"_s};
    QCOMPARE(int(blockOf(entry, scene)), block);
}

void TestLoreScan::patternsFireAndSayWhatIsWrong()
{
    LoreEntry bare = keyed(u"bare"_s, {u"st[ou]rm\\b"_s});
    bare.useRegex = true;
    LoreEntry plain = keyed(u"plain"_s, {u"AI"_s});
    plain.useRegex = true;
    const LoreResult result = scanned(
        bookOf({bare, plain, keyed(u"x"_s, {u"/(storm/"_s}), keyed(u"either"_s, {u"/(/"_s, u"sturm"_s})}),
        sceneOf({u"It ain't a Sturm."_s}));
    QCOMPARE(contentsOf(result), (QStringList{u"bare"_s, u"either"_s}));
    QCOMPARE(result.verdicts.at(2).block, LoreBlock::BadPattern);
    QCOMPARE(result.flaws.size(), 2);
    QCOMPARE(result.flaws.first().key, u"/(storm/"_s);
    QVERIFY(!result.flaws.first().detail.isEmpty());
    LoreEntry choice = with(keyed(u"x"_s, {}), {.additionalKeys = {u"(storm"_s}});
    choice.useRegex = true;
    QCOMPARE(blockOf(choice, sceneOf({u"A storm."_s})), LoreBlock::BadPattern);
}

void TestLoreScan::entriesFireEntries()
{
    const QList<LoreEntry> entries{
        keyed(u"Vesna sleeps in a cave."_s, {u"storm"_s}), keyed(u"The cave is salt."_s, {u"cave"_s}),
        keyed(u"Salt is white.{{hidden_key:gold}}"_s, {u"/SALT/i"_s}), keyed(u"Gold."_s, {u"gold"_s})};
    const LoreResult result = scanned(bookOf(entries, true), sceneOf({u"A storm. {{hidden_key:gold}}"_s}));
    QCOMPARE(result.placements.size(), 4);
    QCOMPARE(result.verdicts.at(3).step, 3);
    QVERIFY(result.verdicts.at(1).firedBy == (lore::LoreRef{0, 0, 0}));
    QVERIFY(!result.verdicts.at(1).message);
    QCOMPARE(firing(entries, {u"A storm."_s}, false).size(), 1);
    QVERIFY(!result.stepsRanOut);
}

void TestLoreScan::recursionHasItsLimits_data()
{
    QTest::addColumn<bool>("excluded");
    QTest::addColumn<bool>("prevents");
    QTest::addColumn<bool>("fires");
    QTest::newRow("none") << false << false << true;
    QTest::newRow("the second is not fired by entries") << true << false << false;
    QTest::newRow("the first fires none") << false << true << false;
}

void TestLoreScan::recursionHasItsLimits()
{
    QFETCH(const bool, excluded);
    QFETCH(const bool, prevents);
    QFETCH(const bool, fires);
    LoreEntry first = keyed(u"The cave."_s, {u"storm"_s});
    first.recursion = model::LoreRecursion{.prevents = prevents};
    LoreEntry second = keyed(u"Salt."_s, {u"cave"_s});
    second.recursion = model::LoreRecursion{.excluded = excluded};
    QCOMPARE(firing({first, second}, {u"storm"_s}, true).size(), fires ? 2 : 1);
    QCOMPARE(firing({first, second}, {u"cave"_s}, true).size(), 1);
}

void TestLoreScan::levelsComeOneAfterAnother()
{
    LoreEntry one = keyed(u"One."_s, {u"cave"_s});
    one.recursion = model::LoreRecursion{.waitsForLevel = 1};
    LoreEntry five = keyed(u"Five."_s, {u"cave"_s});
    five.recursion = model::LoreRecursion{.waitsForLevel = 5};
    const LoreBook book = bookOf({keyed(u"The cave."_s, {u"storm"_s}), five, one}, true);
    const LoreResult result = scanned(book, sceneOf({u"storm"_s}));
    QCOMPARE(result.placements.size(), 3);
    QVERIFY(result.verdicts.at(2).step < result.verdicts.at(1).step);
    // Messages fire neither of them.
    QCOMPARE(scanned(book, sceneOf({u"cave"_s})).placements.size(), 0);
}

void TestLoreScan::whatFiredStaysAlthoughItsOppositeIsSaidLater()
{
    LoreEntry calm = keyed(u"All is calm."_s, {u"sea"_s});
    calm.secondaryKeys = {u"storm"_s};
    calm.logic = LoreLogic::NotAny;
    LoreEntry alone = keyed(u"Alone."_s, {u"vesna"_s});
    alone.secondaryKeys = {u"storm"_s};
    alone.logic = LoreLogic::NotAny;
    const QList<LoreEntry> entries{calm, keyed(u"Vesna is a storm."_s, {u"sea"_s}), alone};
    QCOMPARE(firing(entries, {u"The sea."_s}, true),
             (QStringList{u"All is calm."_s, u"Vesna is a storm."_s}));
}

void TestLoreScan::entriesOfOneSweepDoNotSeeEachOther()
{
    LoreEntry second = keyed(u"Second."_s, {u"sea"_s});
    second.conditions = LoreConditions{.excludeKeys = {u"first"_s}};
    QCOMPARE(firing({keyed(u"First."_s, {u"sea"_s}), second}, {u"The sea."_s}, true).size(), 2);
}

void TestLoreScan::tenThousandEntriesThatAllRecurseEnd()
{
    QList<LoreEntry> chain;
    for (int i = 0; i < 10'000; ++i)
        chain.append(keyed(u"Then word%1."_s.arg(i + 1), {u"word%1"_s.arg(i)}));
    const LoreResult result = scanned(bookOf(chain, true), sceneOf({u"word0"_s}));
    QVERIFY(result.stepsRanOut);
    QCOMPARE(result.placements.size(), LoreScene().mostSteps + 1);

    LoreScene scene = sceneOf({u"word0"_s});
    scene.mostSteps = 1;
    QVERIFY(!scanned(bookOf(chain.mid(0, 2), true), scene).stepsRanOut); // nothing is left to fire
    LoreEntry waiting = keyed(u"x"_s, {u"not said"_s});
    waiting.recursion = model::LoreRecursion{.waitsForLevel = 1};
    scene.mostSteps = 2;
    QVERIFY(!scanned(bookOf({chain.at(0), waiting}, true), scene).stepsRanOut); // nor another level

    QList<LoreEntry> circle;
    for (int i = 0; i < 10'000; ++i)
        circle.append(keyed(u"It is %1."_s.arg(i), {u"it"_s}));
    const LoreResult all = scanned(bookOf(circle, true), sceneOf({u"it"_s}));
    QCOMPARE(all.placements.size(), 10'000);
    QVERIFY(!all.stepsRanOut);
}

void TestLoreScan::oneOfAGroupFires()
{
    QList<LoreEntry> entries;
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s}) {
        entries.append(constant(name));
        entries.last().group = model::LoreGroup{.names = {u"mood"_s}, .weight = 0};
    }
    entries.append(constant(u"alone"_s));
    LoreBook book = bookOf(entries, true);
    QCOMPARE(scanned(book, sceneOf({u"x"_s})).placements.size(), 2); // weights of zero still choose one
    book.entries[1].group->weight = 5;
    QCOMPARE(contentsOf(scanned(book, sceneOf({u"x"_s}))), (QStringList{u"b"_s, u"alone"_s}));
    // A later sweep adds no second entry.
    LoreEntry late = keyed(u"late"_s, {u"alone"_s});
    late.group = model::LoreGroup{.names = {u"mood"_s, u"other"_s}};
    book.entries.append(late);
    const LoreResult result = scanned(book, sceneOf({u"x"_s}));
    QCOMPARE(contentsOf(result).size(), 2);
    QCOMPARE(result.verdicts.last().block, LoreBlock::LostInGroup);
}

void TestLoreScan::equalsOfAGroupAreDrawnAlikeEachTime()
{
    LoreBook book = bookOf({constant(u"a"_s), constant(u"b"_s)});
    for (LoreEntry &entry : book.entries)
        entry.group = model::LoreGroup{.names = {u"mood"_s}};
    int first = 0;
    for (int i = 0; i < 200; ++i) {
        LoreScene scene = sceneOf({u"x"_s});
        scene.messages = i;
        scene.seed = 7;
        const QStringList drawn = contentsOf(scanned(book, scene));
        QCOMPARE(drawn.size(), 1);
        QCOMPARE(contentsOf(scanned(book, scene)), drawn);
        first += drawn.first() == u"a"_s ? 1 : 0;
    }
    QVERIFY2(first > 60 && first < 140, qPrintable(QString::number(first)));
}

void TestLoreScan::groupsPreferScoresAndOverrides()
{
    LoreEntry one = keyed(u"one"_s, {u"sea"_s});
    one.group = model::LoreGroup{.names = {u"g"_s}, .weight = 1'000, .useScoring = true};
    LoreEntry two = keyed(u"two"_s, {u"sea"_s, u"salt"_s});
    two.group = model::LoreGroup{.names = {u"g"_s}, .weight = 0};
    QCOMPARE(firing({one, two}, {u"Sea and salt."_s}), QStringList{u"two"_s});
    one.group->useScoring = false;
    QCOMPARE(firing({one, two}, {u"Sea and salt."_s}), QStringList{u"one"_s});
    two.group->overrides = true;
    QCOMPARE(firing({one, two}, {u"Sea and salt."_s}), QStringList{u"two"_s});
    one.group->overrides = true;
    one.order = 2;
    QCOMPARE(firing({one, two}, {u"Sea and salt."_s}), QStringList{u"one"_s});
    // Keys of an entry that needs none count too; additional required keys do not.
    one.group->overrides = two.group->overrides = false;
    one.group->useScoring = true;
    two.constant = true;
    QCOMPARE(firing({one, two}, {u"Sea and salt."_s}), QStringList{u"two"_s});
    two.group->useScoring = true;
    two.keys.clear();
    two.conditions = LoreConditions{.additionalKeys = {u"sea"_s, u"salt"_s}};
    QCOMPARE(firing({one, two}, {u"Sea and salt."_s}), QStringList{u"one"_s});
}

void TestLoreScan::chanceIsTheSameForTheSameMessage()
{
    LoreEntry entry = constant(u"x"_s);
    entry.probability = 30;
    int fired = 0;
    for (int i = 0; i < 1'000; ++i) {
        LoreScene scene = sceneOf({});
        scene.messages = i;
        const LoreBlock block = blockOf(entry, scene);
        QCOMPARE(blockOf(entry, scene), block);
        fired += block == kFired ? 1 : 0;
    }
    QVERIFY2(fired > 240 && fired < 360, qPrintable(QString::number(fired)));
}

void TestLoreScan::stickyCooldownAndDelayAreCountedInMessages()
{
    LoreEntry entry = keyed(u"x"_s, {u"storm"_s});
    entry.timing = model::LoreTiming{.sticky = 3, .cooldown = 2, .delay = 2};
    const LoreBook book = bookOf({entry});
    lore::LoreLog log;
    QString course;
    for (int messages = 1; messages <= 12; ++messages) {
        // Message 2 fires the entry; from 5 on it would fire again, but it is in cooldown until 7.
        LoreScene scene = sceneOf({messages == 2 || messages >= 5 || messages == 1 ? u"storm"_s : u"x"_s});
        scene.messages = messages;
        scene.log = log;
        const LoreResult result = scanned(book, scene);
        const LoreVerdict verdict = result.verdicts.first();
        course += verdict.state == State::Fired          ? (verdict.cause == LoreCause::Sticky ? u's' : u'F')
                  : verdict.block == LoreBlock::Delay    ? u'd'
                  : verdict.block == LoreBlock::Cooldown ? u'c'
                                                         : u'.';
        QVERIFY(scanned(book, scene).log == result.log);
        log = result.log;
        // A vote and the speech after it see the same lore.
        scene.log = log;
        QCOMPARE(scanned(book, scene).verdicts.first().state, verdict.state);
    }
    QCOMPARE(course, u"dFssccFssccF"_s);
}

void TestLoreScan::aWayBackUndoesWhatIsTimed()
{
    LoreEntry entry = keyed(u"x"_s, {u"storm"_s});
    entry.timing = model::LoreTiming{.sticky = 5, .cooldown = 5};
    LoreScene scene = sceneOf({u"storm"_s});
    scene.messages = 10;
    scene.log = scanned(bookOf({entry}), scene).log;
    QCOMPARE(scene.log.size(), 1);
    scene.lines.first().text = u"calm"_s;
    scene.messages = 11;
    QCOMPARE(blockOf(entry, scene), kFired);
    scene.messages = 16;
    QCOMPARE(blockOf(entry, scene), LoreBlock::Cooldown);
    scene.messages = 8;
    QCOMPARE(blockOf(entry, scene), LoreBlock::NoKey);
}

void TestLoreScan::anAnswerWrittenAnewSeesTheSame()
{
    LoreEntry resting = keyed(u"rests"_s, {u"storm"_s});
    resting.timing = model::LoreTiming{.cooldown = 9};
    const LoreBook book = bookOf({resting, with(keyed(u"once"_s, {u"storm"_s}), {.oncePerTalk = true})});
    LoreScene scene = sceneOf({u"storm"_s});
    scene.log = scanned(book, scene).log;
    QCOMPARE(scanned(book, scene).placements.size(), 2);
    ++scene.messages;
    QCOMPARE(scanned(book, scene).placements.size(), 0);
}

void TestLoreScan::someFireOnceOrForEver()
{
    LoreEntry kept = with(keyed(u"kept"_s, {u"storm"_s}), {.keepsAfterMatch = true});
    LoreEntry once = with(keyed(u"once"_s, {u"storm"_s}), {.oncePerTalk = true});
    const LoreBook book = bookOf({kept, once});
    LoreScene scene = sceneOf({u"storm"_s});
    scene.log = scanned(book, scene).log;
    scene.messages = 50;
    const LoreResult result = scanned(book, scene);
    QCOMPARE(contentsOf(result), QStringList{u"kept"_s});
    QCOMPARE(result.verdicts.first().cause, LoreCause::Kept);
    QCOMPARE(result.verdicts.last().block, LoreBlock::OncePerTalk);
    scene.lines.first().text = u"calm"_s;
    QCOMPARE(contentsOf(scanned(book, scene)), QStringList{u"kept"_s});
}

void TestLoreScan::budgetsCutTheLowestFirst()
{
    LoreBook book =
        bookOf({constant(u"always, low"_s, 1), keyed(u"keyed, low"_s, {u"x"_s}),
                constant(u"always, later"_s, 2), constant(u"high"_s, 0), constant(u"first to go"_s, 9)});
    book.entries[1].order = 50;
    book.entries[3].priority = 7;
    book.entries[4].priority = 9;
    book.entries[4].conditions = LoreConditions{.goesFirst = true};
    LoreScene scene = sceneOf({u"x"_s});
    scene.countTokens = [](const QString &) { return 10; };
    const QList<QStringList> left{{},
                                  {u"high"_s},
                                  {u"high"_s, u"always, later"_s},
                                  {u"high"_s, u"always, low"_s, u"always, later"_s},
                                  {u"high"_s, u"always, low"_s, u"always, later"_s, u"keyed, low"_s}};
    for (int fitting = 0; fitting < left.size(); ++fitting) {
        book.tokenBudget = fitting * 10 + 9;
        QCOMPARE(contentsOf(scanned(book, scene)), left.at(fitting));
        book.tokenBudget.reset();
        scene.tokenBudget = fitting * 10 + 9;
        const LoreResult result = scanned(book, scene);
        QCOMPARE(contentsOf(result), left.at(fitting));
        QCOMPARE(result.verdicts.last().state, State::Cut);
        QCOMPARE(result.verdicts.last().cutBy, LoreVerdict::Budget::Room);
        QCOMPARE(result.verdicts.last().tokens, 10);
        scene.tokenBudget.reset();
    }
}

void TestLoreScan::nothingFitsIntoABudgetOfNothing()
{
    LoreBook book = bookOf({constant(u"cut"_s), constant({}), constant(u"stays"_s)});
    book.entries[2].ignoresBudget = true;
    book.tokenBudget = 0;
    const LoreResult result = scanned(book, sceneOf({}));
    QCOMPARE(contentsOf(result), QStringList{u"stays"_s});
    QCOMPARE(result.verdicts.first().state, State::Cut);
    QCOMPARE(result.verdicts.first().cutBy, LoreVerdict::Budget::Book);
}

void TestLoreScan::whatAloneIsTooLargeTakesNothingWithIt()
{
    LoreBook book = bookOf({constant(QString(1'000, u'x'), 9), constant(u"small"_s)});
    book.tokenBudget = 100;
    QCOMPARE(contentsOf(scanned(book, sceneOf({}))), QStringList{u"small"_s});
}

void TestLoreScan::placesAreInOrder()
{
    QList<LoreEntry> entries{constant(u"at 0"_s),
                             constant(u"at 4, later"_s, 2),
                             constant(u"at 4"_s, 1),
                             constant(u"from start"_s),
                             constant(u"note"_s),
                             constant(u"after"_s),
                             constant(u"before, later"_s, 3),
                             constant(u"before"_s, -1)};
    entries[0].spot = LoreSpot{.depth = 0, .role = model::LoreRole::User};
    entries[1].spot = entries[2].spot = LoreSpot{.depth = 4};
    entries[3].spot = LoreSpot{.depth = 1, .fromStart = true};
    entries[4].spot = LoreSpot{.place = LorePlace::NoteTop};
    entries[6].afterSheet = entries[7].afterSheet = false;
    const LoreResult result = scanned(bookOf(entries), sceneOf({}));
    QCOMPARE(contentsOf(result), (QStringList{u"before"_s, u"before, later"_s, u"after"_s, u"note"_s,
                                              u"from start"_s, u"at 4"_s, u"at 4, later"_s, u"at 0"_s}));
    QCOMPARE(result.placements.last().role, model::LoreRole::User);
    QCOMPARE(result.placements.last().place, LorePlace::AtDepth);
}

void TestLoreScan::booksOfOneNameAreTwo()
{
    LoreEntry entry = keyed(u"x of {{char}}"_s, {u"storm"_s});
    entry.timing = model::LoreTiming{.cooldown = 9};
    const LoreBook book = bookOf({entry});
    LoreBook other = bookOf({keyed(u"y"_s, {u"storm"_s})});
    LoreScene scene = sceneOf({u"storm"_s});
    scene.expand = [](QString text, const QString &owner) { return text.replace(u"{{char}}"_s, owner); };
    const QList<lore::LoreSource> sources{{u"mira"_s, {book, other}}, {u"ida"_s, {book}}};
    const LoreResult result = lore::scan(sources, scene);
    QCOMPARE(contentsOf(result), (QStringList{u"x of mira"_s, u"y"_s, u"x of ida"_s}));
    QCOMPARE(result.log.size(), 2); // one for each owner
    QVERIFY(result.placements.last().entry == (lore::LoreRef{1, 0, 0}));
}

void TestLoreScan::aScannerSaysTheSameAsTheFirstTime()
{
    const LoreBook book = bookOf({keyed(u"case"_s, {u"AI"_s}), keyed(u"name"_s, {u"{{char}}"_s}),
                                  keyed(u"costly"_s, {u"/(a+)+$/"_s}), keyed(u"bad"_s, {u"/(/"_s}),
                                  keyed(u"fired by costly"_s, {u"costly"_s})},
                                 true);
    const QList<lore::LoreSource> sources{{u"Mira"_s, {book}}};
    lore::Scanner scanner(sources);
    const QString costly = QString(100'000, u'a') + u"!"_s;
    for (const QString &text : {u"an ai and Mira"_s, costly, u"aaa"_s, u"Bo, Mira and an AI"_s, u"aaa"_s}) {
        for (const QString &name : {u"Mira"_s, u"Bo"_s}) {
            LoreScene scene = sceneOf({text});
            scene.caseSensitive = name == u"Bo"_s;
            scene.expand = [name](QString text, const QString &) {
                return text.replace(u"{{char}}"_s, name);
            };

            const LoreResult kept = scanner.scan(scene);
            const LoreResult first = lore::scan(sources, scene);

            QCOMPARE(contentsOf(kept), contentsOf(first));
            QCOMPARE(kept.flaws.size(), first.flaws.size());
            QCOMPARE(kept.flaws.size(), text == costly ? 2 : 1);
            for (int i = 0; i < book.entries.size(); ++i) {
                QCOMPARE(kept.verdicts.at(i).block, first.verdicts.at(i).block);
                QCOMPARE(kept.verdicts.at(i).step, first.verdicts.at(i).step);
            }
        }
    }
}

void TestLoreScan::companionsThatShareABookHaveABudgetEach()
{
    LoreBook book = bookOf({constant(u"{{char}} sleeps."_s)});
    book.tokenBudget = 4;
    const QList<LoreBook> books{book};
    LoreScene scene = sceneOf({});
    scene.expand = [](QString text, const QString &owner) { return text.replace(u"{{char}}"_s, owner); };
    QCOMPARE(contentsOf(lore::scan({{u"Mira"_s, books}, {u"Bo"_s, books}}, scene)),
             (QStringList{u"Mira sleeps."_s, u"Bo sleeps."_s}));
}

void TestLoreScan::oneContentIsToldOnce()
{
    const LoreBook book = bookOf({constant(u"x"_s)});
    const LoreResult result = lore::scan({{u"mira"_s, {book}}, {u"ida"_s, {book}}}, sceneOf({}));
    QCOMPARE(result.placements.size(), 1);
    QCOMPARE(result.verdicts.last().block, LoreBlock::ToldAlready);
}

SUITE_TEST(QCoreApplication, TestLoreScan)

} // namespace tst_lore_scan

#include "tst_lore_scan.moc"
