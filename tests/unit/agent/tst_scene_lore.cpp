// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/prompt.h"
#include "core/agent/prompt_parts.h"
#include "core/agent/prompt_preview.h"
#include "core/agent/scene_lore.h"
#include "core/agent/votes/vote_prompt.h"
#include "core/agent/wake_prompt.h"
#include "core/explain/lore_words.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_scene_lore {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using model::LoreEntry;
using model::LorePlace;
using model::LoreVerdict;
using tests::companion;
using tests::message;

namespace {

LoreEntry entry(const QString &key, const QString &content)
{
    LoreEntry entry;
    if (!key.isEmpty())
        entry.keys = {key};
    entry.constant = key.isEmpty();
    entry.content = content;
    return entry;
}

LoreEntry placed(LoreEntry entry, const model::LoreSpot &spot)
{
    entry.spot = spot;
    return entry;
}

/// A talk of the user with Aya; each line is "speaker: text".
agent::Scene talk(const QList<LoreEntry> &entries, const QStringList &lines)
{
    agent::Scene scene;
    model::Persona aya = tests::persona(u"aya"_s).named(Language::English, u"Aya"_s);
    aya.texts[Language::English].story = u"She keeps a lighthouse."_s;
    aya.texts[Language::English].depthNote = u"NOTE"_s;
    aya.texts[Language::English].systemNote = u"SYSTEM"_s;
    aya.texts[Language::English].exampleDialogue = u"EXAMPLE"_s;
    aya.lore = {{.name = u"World"_s, .entries = entries}};
    scene.persona = aya;
    scene.user = u"Mika"_s;
    scene.room = base::RoomId(u"room"_s);
    scene.present = {{companion(u"aya"_s), u"Aya"_s, {}}, {tests::user(), u"Mika"_s, {}}};
    int number = 0;
    for (const QString &line : lines) {
        const bool isAya = line.startsWith(u"Aya: "_s);
        scene.witnessed.append(message(u"m%1"_s.arg(++number))
                                   .from(isAya ? companion(u"aya"_s) : tests::user())
                                   .says(line.section(u": "_s, 1)));
    }
    return scene;
}

QString whole(const QList<llm::ChatText> &prompt)
{
    QString text;
    for (const llm::ChatText &part : prompt)
        text += part.text + u'\n';
    return text;
}

QString speech(const agent::Scene &scene) { return whole(agent::speechPrompt(agent::expanded(scene))); }
QString vote(const agent::Scene &scene) { return whole(agent::votePrompt(agent::expanded(scene))); }

LoreVerdict verdict(const agent::Scene &scene, int index = 0)
{
    return agent::previewPrompt(scene).lore.verdicts.value(index);
}

} // namespace

class TestSceneLore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKeyThatWasSaidFires();
    void votesAndSpeechHaveTheSame();
    void macrosOfKeysAndContentsAreExpanded();
    void theVerdictNamesTheMessage();
    void aNameFiresToo();
    void placesAreKept();
    void amongTheTalkItIsOnlyInItsOwnPrompt();
    void deeperThanTheTalkItStandsAtItsBeginning();
    void behindTheTalkItComesWithTheLastWords();
    void whatSticksIsFoundAgain_data();
    void whatSticksIsFoundAgain();
    void whatRestsRestsInALongTalkToo();
    void inAnEmptyTalkAllStandsBehindIt();
    void onceInATalkIsOnce();
    void aTalkTakenBackHasFiredNothing();
    void anEntryMayTakeThePlaceOfACardsDirection();
    void lorePastTheBudgetIsCut();
    void withoutBooksThereIsNone();
    void whatWasCutOffInAMessageFiresNothing();
    void whatASummaryStandsForHasFiredToo();
    void messagesOfCompanionsAreCountedInASummaryToo();
    void theGreetingThatOpenedTheRoomCounts_data();
    void theGreetingThatOpenedTheRoomCounts();
    void booksOfEverySourceFire();
    void aVerdictNamesItsBookWhoseverItIs();
    void anEntryFiresAnEntryOfAnotherBook();
    void aSharedBookIsReadInTheCompanionsWords();
    void aSharedBookOfBudgetNothingTellsNothing();
    void aSharedBookThatIsGoneHoldsNothing();
};

void TestSceneLore::aKeyThatWasSaidFires()
{
    const QList<LoreEntry> entries{entry(u"storm"_s, u"Storms come from the west."_s),
                                   entry(u"whale"_s, u"Whales are gone."_s)};
    const QString told = speech(talk(entries, {u"Mika: The storm is near."_s}));
    QVERIFY(told.contains(u"| Storms come from the west."_s));
    QVERIFY(!told.contains(u"Whales are gone"_s));
    QVERIFY(!speech(talk(entries, {u"Mika: Calm."_s})).contains(u"Storms come"_s));
}

void TestSceneLore::votesAndSpeechHaveTheSame()
{
    const QList<LoreEntry> entries{
        entry(u"storm"_s, u"Storms come from the west."_s),
        placed(entry(u"storm"_s, u"Deep."_s), {.depth = 1}),
        placed(entry(u"storm"_s, u"Top of the note."_s), {.place = LorePlace::NoteTop}),
        placed(entry(u"storm"_s, u"Below examples."_s), {.place = LorePlace::ExamplesBottom})};
    LoreEntry chance = entry(u"storm"_s, u"Perhaps."_s);
    chance.probability = 50;
    for (int i = 0; i < 20; ++i) {
        agent::Scene scene = talk(entries + QList<LoreEntry>{chance}, {u"Mika: The storm %1"_s.arg(i)});
        scene.room = base::RoomId(u"room%1"_s.arg(i));
        for (const QString &content : {u"| Storms come from the west."_s, u"| Deep."_s,
                                       u"| Top of the note."_s, u"| Below examples."_s}) {
            QCOMPARE(speech(scene).count(content), 1);
            QCOMPARE(vote(scene).count(content), 1);
        }
        QCOMPARE(speech(scene).contains(u"| Perhaps."_s), vote(scene).contains(u"| Perhaps."_s));
    }
}

void TestSceneLore::macrosOfKeysAndContentsAreExpanded()
{
    const QList<LoreEntry> entries{entry(u"{{user}}'s boat"_s, u"{{char}} painted it for {{user}}."_s)};
    const QString told = speech(talk(entries, {u"Mika: Where is Mika's boat?"_s}));
    QVERIFY(told.contains(u"| Aya painted it for Mika."_s));
}

void TestSceneLore::theVerdictNamesTheMessage()
{
    const agent::Scene scene = talk({entry(u"storm"_s, u"West."_s)},
                                    {u"Mika: Hello"_s, u"Aya: A storm comes."_s, u"Mika: Really?"_s});
    QCOMPARE(verdict(scene).state, LoreVerdict::State::Fired);
    QCOMPARE(verdict(scene).key, u"storm"_s);
    QCOMPARE(verdict(scene).message, 2);
    QVERIFY(speech(scene).contains(u"[2] Aya to everybody:\n| A storm comes."_s)); // the same number
}

void TestSceneLore::aNameFiresToo()
{
    QCOMPARE(verdict(talk({entry(u"Mika"_s, u"Mika sails."_s)}, {u"Mika: Hello"_s})).state,
             LoreVerdict::State::Fired);
    agent::Scene scene = talk({entry(u"Mika"_s, u"Mika sails."_s)}, {u"Mika: Hello"_s});
    scene.persona.lore.first().namesFire = false;
    QCOMPARE(verdict(scene).state, LoreVerdict::State::Blocked);
}

void TestSceneLore::placesAreKept()
{
    LoreEntry before = entry({}, u"L-before"_s);
    before.afterSheet = false;
    const auto at = [](LorePlace place, const QString &content) {
        return placed(entry({}, content), {.place = place});
    };
    const QList<LoreEntry> entries{before,
                                   entry({}, u"L-after"_s),
                                   at(LorePlace::NoteTop, u"L-note-top"_s),
                                   at(LorePlace::NoteBottom, u"L-note-bottom"_s),
                                   at(LorePlace::ExamplesTop, u"L-examples-top"_s),
                                   at(LorePlace::ExamplesBottom, u"L-examples-bottom"_s)};
    const agent::Scene scene = talk(entries, {u"Mika: Hello"_s});
    qsizetype last = -1;
    for (const QString &mark :
         {u"L-before"_s, u"She keeps a lighthouse"_s, u"L-after"_s, u"L-examples-top"_s, u"| EXAMPLE"_s,
          u"L-examples-bottom"_s, u"L-note-top"_s, u"| NOTE"_s, u"L-note-bottom"_s}) {
        const qsizetype found = speech(scene).indexOf(mark);
        QVERIFY2(found > last, qPrintable(mark));
        last = found;
    }
    agent::Scene woken = scene;
    woken.resource = llm::ResourceFloor{};
    QCOMPARE(whole(agent::wakePrompt(agent::expanded(woken))).count(u"| L-"_s), 6);
}

void TestSceneLore::amongTheTalkItIsOnlyInItsOwnPrompt()
{
    const QStringList lines{u"Mika: One"_s, u"Aya: Two"_s, u"Mika: Three"_s};
    const agent::Scene scene = talk({placed(entry({}, u"L-deep"_s), {.depth = 1}),
                                     placed(entry({}, u"L-start"_s), {.depth = 1, .fromStart = true})},
                                    lines);
    const QString told = speech(scene);
    QVERIFY(told.indexOf(u"| Two"_s) < told.indexOf(u"| L-deep"_s));
    QVERIFY(told.indexOf(u"| L-deep"_s) < told.indexOf(u"| Three"_s));
    QVERIFY(told.indexOf(u"| One"_s) < told.indexOf(u"| L-start"_s));
    QVERIFY(told.indexOf(u"| L-start"_s) < told.indexOf(u"| Two"_s));
    const agent::Scene expanded = agent::expanded(scene);
    QVERIFY(!whole(agent::commonHead(expanded)).contains(u"L-"_s));
    QCOMPARE(whole(agent::commonHead(expanded)), whole(agent::commonHead(agent::expanded(talk({}, lines)))));
}

void TestSceneLore::deeperThanTheTalkItStandsAtItsBeginning()
{
    const QString told =
        speech(talk({placed(entry({}, u"L-deep"_s), {.depth = 9})}, {u"Mika: One"_s, u"Aya: Two"_s}));
    QVERIFY(told.contains(u"| L-deep"_s));
    QVERIFY(told.indexOf(u"| L-deep"_s) < told.indexOf(u"| One"_s));
}

void TestSceneLore::behindTheTalkItComesWithTheLastWords()
{
    const QString told = speech(talk({placed(entry({}, u"L-here"_s), {.depth = 0})}, {u"Mika: One"_s}));
    QVERIFY(told.indexOf(u"| NOTE"_s) < told.indexOf(u"| L-here"_s));
    QVERIFY(told.indexOf(u"| L-here"_s) < told.indexOf(u"Now it is Aya's turn"_s));
}

void TestSceneLore::whatSticksIsFoundAgain_data()
{
    QTest::addColumn<int>("sticky");
    QTest::addColumn<int>("cooldown");
    QTest::addColumn<int>("since"); // messages since the key left the scan depth
    QTest::addColumn<LoreVerdict::State>("state");
    using State = LoreVerdict::State;
    QTest::newRow("not timed") << 0 << 0 << 1 << State::Blocked;
    QTest::newRow("sticks") << 3 << 0 << 1 << State::Fired;
    QTest::newRow("sticks still") << 3 << 0 << 2 << State::Fired;
    QTest::newRow("no more") << 3 << 0 << 4 << State::Blocked;
    QTest::newRow("rests") << 0 << 3 << 0 << State::Fired;
}

void TestSceneLore::whatSticksIsFoundAgain()
{
    QFETCH(const int, sticky);
    QFETCH(const int, cooldown);
    QFETCH(const int, since);
    QFETCH(const LoreVerdict::State, state);
    LoreEntry timed = entry(u"storm"_s, u"West."_s);
    timed.scanDepth = 1;
    timed.timing = model::LoreTiming{.sticky = sticky, .cooldown = cooldown};
    QStringList lines{u"Mika: A storm!"_s};
    for (int i = 0; i < since; ++i)
        lines.append(u"Aya: Calm %1."_s.arg(i));
    QCOMPARE(verdict(talk({timed}, lines)).state, state);
}

// Each prompt scans the talk again, so its result must agree with the prompts before it.
void TestSceneLore::whatRestsRestsInALongTalkToo()
{
    LoreEntry resting = entry({}, u"West."_s);
    resting.timing = model::LoreTiming{.cooldown = 3};
    QStringList lines;
    QList<int> fired;
    for (int i = 1; i <= 60; ++i) {
        lines.append(u"Mika: Line %1"_s.arg(i));
        if (verdict(talk({resting}, lines)).state == LoreVerdict::State::Fired)
            fired.append(i);
    }
    QVERIFY2(fired.size() >= 12, QByteArray::number(fired.size()));
    for (qsizetype i = 1; i < fired.size(); ++i)
        QVERIFY2(fired.at(i) - fired.at(i - 1) >= 3, QByteArray::number(fired.at(i)));
}

void TestSceneLore::inAnEmptyTalkAllStandsBehindIt()
{
    const agent::Scene scene = talk({placed(entry({}, u"L-deep"_s), {.depth = 4}),
                                     placed(entry({}, u"L-start"_s), {.depth = 0, .fromStart = true})},
                                    {});
    QCOMPARE(speech(scene).count(u"| L-"_s), 2);
}

void TestSceneLore::onceInATalkIsOnce()
{
    LoreEntry once = entry(u"storm"_s, u"West."_s);
    once.scanDepth = 1;
    once.conditions = model::LoreConditions{.oncePerTalk = true};
    QCOMPARE(verdict(talk({once}, {u"Mika: A storm!"_s})).state, LoreVerdict::State::Fired);
    const LoreVerdict again = verdict(talk({once}, {u"Mika: A storm!"_s, u"Mika: A storm again!"_s}));
    QCOMPARE(again.state, LoreVerdict::State::Blocked);
    QCOMPARE(again.block, model::LoreBlock::OncePerTalk);
}

// Firing is not stored: a talk without the message is a talk in which it was never said.
void TestSceneLore::aTalkTakenBackHasFiredNothing()
{
    LoreEntry kept = entry(u"storm"_s, u"West."_s);
    kept.scanDepth = 1;
    kept.conditions = model::LoreConditions{.keepsAfterMatch = true};
    QCOMPARE(verdict(talk({kept}, {u"Mika: A storm!"_s, u"Mika: Calm."_s})).state, LoreVerdict::State::Fired);
    QCOMPARE(verdict(talk({kept}, {u"Mika: A breeze!"_s, u"Mika: Calm."_s})).state,
             LoreVerdict::State::Blocked);
}

void TestSceneLore::anEntryMayTakeThePlaceOfACardsDirection()
{
    LoreEntry takes = entry({}, u"L-instead"_s);
    takes.conditions = model::LoreConditions{.disabledPrompts = {u"system_prompt"_s}};
    QVERIFY(!speech(talk({takes}, {u"Mika: One"_s})).contains(u"| SYSTEM"_s));
    QVERIFY(speech(talk({entry({}, u"L"_s)}, {u"Mika: One"_s})).contains(u"| SYSTEM"_s));
}

void TestSceneLore::lorePastTheBudgetIsCut()
{
    LoreEntry important = entry({}, u"L-important "_s.repeated(50));
    important.priority = 10;
    agent::Scene scene = talk({entry({}, u"L-other "_s.repeated(50)), important}, {u"Mika: One"_s});
    scene.persona.lore.first().tokenBudget = 250;
    QCOMPARE(verdict(scene, 0).state, LoreVerdict::State::Cut);
    QCOMPARE(verdict(scene, 0).cutBy, LoreVerdict::Budget::Book);
    QCOMPARE(verdict(scene, 1).state, LoreVerdict::State::Fired);
    scene.persona.lore.first().tokenBudget.reset();
    scene.window.tokens = 600; // lore gets a quarter of 1,000 tokens
    QCOMPARE(verdict(scene, 0).state, LoreVerdict::State::Cut);
    QCOMPARE(verdict(scene, 0).cutBy, LoreVerdict::Budget::Room);
    QVERIFY(!speech(scene).contains(u"L-other"_s));
}

void TestSceneLore::withoutBooksThereIsNone()
{
    agent::Scene scene = talk({}, {u"Mika: One"_s});
    QVERIFY(!agent::expanded(scene).lore);
    scene.persona.lore.clear();
    QVERIFY(!agent::expanded(scene).lore);
    scene.witnessed.clear();
    scene.persona.lore = {{.entries = {entry({}, u"L-always"_s), entry(u"x"_s, u"L-key"_s)}}};
    QVERIFY(speech(scene).contains(u"| L-always"_s)); // nothing has been said yet
}

void TestSceneLore::whatWasCutOffInAMessageFiresNothing()
{
    agent::Scene scene = talk({entry(u"storm"_s, u"West."_s)}, {u"Aya: Well, a storm"_s});
    scene.witnessed.first().heardUntil = 4;
    QCOMPARE(verdict(scene).state, LoreVerdict::State::Blocked);
}

void TestSceneLore::whatASummaryStandsForHasFiredToo()
{
    LoreEntry once = entry(u"storm"_s, u"Storms come from the west."_s);
    once.conditions = model::LoreConditions{.oncePerTalk = true};
    agent::Scene scene = talk({once}, {u"Mika: A storm!"_s, u"Aya: Yes."_s, u"Mika: Another storm!"_s});
    scene.inShort = scene.witnessed.first(2);
    scene.witnessed = scene.witnessed.mid(2);
    scene.summary =
        model::Summary{.id = u"s"_s, .companion = scene.persona.id, .messages = 2, .text = u"Rain."_s};

    QCOMPARE(verdict(scene).state, LoreVerdict::State::Blocked);
    QCOMPARE(verdict(scene).block, model::LoreBlock::OncePerTalk);
    scene.inShort.clear(); // the summary is missing now
    QCOMPARE(verdict(scene).state, LoreVerdict::State::Fired);
}

void TestSceneLore::messagesOfCompanionsAreCountedInASummaryToo()
{
    LoreEntry late = entry({}, u"It is late."_s);
    late.conditions = model::LoreConditions{.onlyAfter = 3};
    agent::Scene scene = talk({late}, {u"Aya: One."_s, u"Aya: Two."_s, u"Aya: Three."_s, u"Mika: Well?"_s});
    scene.inShort = scene.witnessed.first(3);
    scene.witnessed = scene.witnessed.mid(3);
    scene.summary =
        model::Summary{.id = u"s"_s, .companion = scene.persona.id, .messages = 3, .text = u"Rain."_s};
    QCOMPARE(verdict(scene).state, LoreVerdict::State::Fired);

    scene.inShort = scene.inShort.mid(1); // one part is missing now: half a message
    QCOMPARE(verdict(scene).block, model::LoreBlock::TooEarly);
}

void TestSceneLore::theGreetingThatOpenedTheRoomCounts_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<bool>("fires");
    QTest::newRow("the greeting") << u"Aya: Hello, Mika!"_s << true;
    QTest::newRow("changed") << u"Aya: Oh. You."_s << false;
    QTest::newRow("none of hers") << u"Aya: Who is there?"_s << true; // nobody can tell which message it was
    QTest::newRow("the user began") << u"Mika: Hello, Mika!"_s << true;
}

void TestSceneLore::theGreetingThatOpenedTheRoomCounts()
{
    QFETCH(const QString, first);
    QFETCH(const bool, fires);
    LoreEntry friendly = entry({}, u"They are friends."_s);
    friendly.conditions = model::LoreConditions{.onGreeting = 0};
    agent::Scene scene = talk({friendly}, {first, u"Mika: Tea?"_s});
    model::PersonaText &text = scene.persona.texts[Language::English];
    text.greeting = u"Hello, {{user}}!"_s;
    text.alternateGreetings = {u"Oh. You."_s};

    QCOMPARE(verdict(scene).state == LoreVerdict::State::Fired, fires);
    if (!fires)
        QCOMPARE(verdict(scene).block, model::LoreBlock::OtherGreeting);
}

void TestSceneLore::booksOfEverySourceFire()
{
    agent::Scene scene = talk({}, {u"Mika: The storm is near."_s});
    scene.persona.lore.clear(); // also for a companion without a book
    scene.sharedLore = {{{.entries = {entry(u"storm"_s, u"L-room"_s)}}},
                        {{.entries = {entry(u"storm"_s, u"L-user"_s), entry(u"whale"_s, u"L-whale"_s)}}},
                        {{.entries = {entry({}, u"L-everywhere"_s)}}}};

    for (const QString &told : {speech(scene), vote(scene)}) {
        QVERIFY(told.contains(u"| L-room"_s));
        QVERIFY(told.contains(u"| L-user"_s));
        QVERIFY(told.contains(u"| L-everywhere"_s));
        QVERIFY(!told.contains(u"L-whale"_s));
    }
    scene.witnessed.clear(); // it is scanned in what the companion heard, like their own book
    QVERIFY(!speech(scene).contains(u"L-room"_s));
}

void TestSceneLore::aVerdictNamesItsBookWhoseverItIs()
{
    agent::Scene scene = talk({entry(u"storm"_s, u"L-own"_s)}, {u"Mika: The storm is near."_s});
    scene.sharedLore = {
        {{.name = u"Tea house"_s, .entries = {entry(u"tea"_s, u"L-tea"_s)}}},
        {},
        {{.name = u"First"_s}, {.name = u"Sea"_s, .entries = {entry(u"storm"_s, u"L-sea"_s)}}}};
    const QList<LoreVerdict> verdicts = agent::previewPrompt(scene).lore.verdicts;
    const model::LoreBooks books = agent::booksOf(scene);

    QStringList told;
    for (const LoreVerdict &one : verdicts) {
        told.append(explain::loreBookName(one.entry, books) + u": "_s +
                    explain::loreEntryName(one.entry, books) + u", "_s + explain::loreStateText(one.state) +
                    u", "_s + explain::loreOwnerText(one.entry));
    }
    QCOMPARE(told, (QStringList{u"World: storm, Fired, the companion’s"_s,
                                u"Tea house: tea, Not fired, the room’s"_s,
                                u"Sea: storm, Fired, in every room"_s}));
}

void TestSceneLore::anEntryFiresAnEntryOfAnotherBook()
{
    agent::Scene scene = talk({entry(u"storm"_s, u"Storms wake the kraken."_s)}, {u"Mika: A storm."_s});
    scene.persona.lore.first().recursive = true;
    scene.sharedLore.everywhere = {
        {.name = u"Beasts"_s, .entries = {entry(u"kraken"_s, u"L-arms"_s)}, .recursive = true}};

    const LoreVerdict kraken = verdict(scene, 1);

    QCOMPARE(kraken.state, LoreVerdict::State::Fired);
    QVERIFY(kraken.firedBy);
    QCOMPARE(explain::loreReason(kraken, {agent::booksOf(scene)}), u"“kraken” is in the entry “storm”."_s);
}

void TestSceneLore::aSharedBookIsReadInTheCompanionsWords()
{
    agent::Scene scene = talk({}, {u"Mika: Hello, Aya."_s});
    scene.sharedLore.room = {{.entries = {entry(u"{{char}}"_s, u"{{char}} knows {{user}}."_s)}}};

    QVERIFY(speech(scene).contains(u"| Aya knows Mika."_s));
}

void TestSceneLore::aSharedBookOfBudgetNothingTellsNothing()
{
    agent::Scene scene = talk({entry({}, u"L-own"_s)}, {u"Mika: One"_s});
    scene.sharedLore.everywhere = {{.entries = {entry({}, u"L-everywhere"_s)}, .tokenBudget = 0}};

    QCOMPARE(verdict(scene, 1).state, LoreVerdict::State::Cut);
    QVERIFY(!speech(scene).contains(u"L-everywhere"_s));
    QVERIFY(speech(scene).contains(u"L-own"_s));
}

// Sticky entries are found by looking back, so a removed book leaves nothing behind.
void TestSceneLore::aSharedBookThatIsGoneHoldsNothing()
{
    LoreEntry sticky = entry(u"storm"_s, u"L-sticky"_s);
    sticky.scanDepth = 1;
    sticky.timing = model::LoreTiming{.sticky = 5};
    agent::Scene scene = talk({}, {u"Mika: A storm!"_s, u"Mika: Calm."_s});
    scene.sharedLore.room = {{.entries = {sticky}}};
    QVERIFY(speech(scene).contains(u"L-sticky"_s));

    scene.sharedLore.room.clear();
    QVERIFY(!speech(scene).contains(u"L-sticky"_s));
}

SUITE_TEST(QCoreApplication, TestSceneLore)

} // namespace tst_scene_lore

#include "tst_scene_lore.moc"
