// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_room_overrides {

using namespace Qt::StringLiterals;
using namespace studio;
using model::PersonaOverride;
using tests::companion;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

const auto kAya = companion(u"aya"_s);

model::Room teaRoom() { return tests::room(u"tea"_s).with({u"aya"_s}); }

/// The personas that Aya's model got, in order, for votes or for speeches.
QList<model::Persona> askedAs(Stage &stage, llm::Purpose purpose)
{
    QList<model::Persona> personas;
    for (const llm::ModelRequest &request : stage.model().requests()) {
        if (request.brief.purpose == purpose)
            personas.append(request.brief.persona);
    }
    return personas;
}

void letAyaSpeak(Stage &stage)
{
    stage.vote(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 9, true));
    stage.speech(u"aya"_s, ScriptedAnswer::slowly({u"One "_s, u"two "_s, u"three"_s}, base::Millis(1000)));
}

} // namespace

/// A companion that differs in one room: in votes and in speech, from the next turn on, and nowhere else.
class TestRoomOverrides : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void votesAndSpeechAreOfTheChangedOne();
    void itActsFromTheNextTurnOn();
    void theLibraryStaysAsItIs();
    void anEmptyTextTakesThePartAway();
    void whatIsNotChangedFollowsTheLibrary();
    void ofSomebodyElseItWaits();
    void theModelOfTheRoomAnswersForWhoeverHasNone_data();
    void theModelOfTheRoomAnswersForWhoeverHasNone();
    void aModelChosenWhileSheSpeaksAnswersTheNextTurn();
    void theDirectorOfTheRoomUsesItToo();
};

void TestRoomOverrides::votesAndSpeechAreOfTheChangedOne()
{
    model::Room room = teaRoom();
    room.overrides = {{.companion = kAya, .role = u"a pirate"_s, .talkativeness = 1.0}};
    Stage stage(room);
    letAyaSpeak(stage);

    stage.userSays(
        tests::message(u"m1"_s).from(base::ParticipantId(u"bot"_s)).says(u"Hello"_s)); // is put to the vote
    stage.wait(5000);

    for (const auto purpose : {llm::Purpose::Vote, llm::Purpose::Speech}) {
        const QList<model::Persona> asked = askedAs(stage, purpose);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().textIn(model::Language::English).role, u"a pirate"_s);
        QCOMPARE(asked.first().talkativeness, 1.0);
    }
}

void TestRoomOverrides::itActsFromTheNextTurnOn()
{
    Stage stage(teaRoom());
    letAyaSpeak(stage);
    stage.userSays(u"Hello"_s);
    stage.wait(1500); // in the middle of her speech

    model::Room changed = stage.director().room();
    changed.overrides = {{.companion = kAya, .role = u"a pirate"_s}};
    QVERIFY(stage.director().setUp(changed, u"user"_s) > 0);
    stage.wait(5000);
    stage.userSays(u"Again"_s);
    stage.wait(5000);

    const QList<model::Persona> spoke = askedAs(stage, llm::Purpose::Speech);
    QCOMPARE(spoke.size(), 2);
    QVERIFY(spoke.first().textIn(model::Language::English).role != u"a pirate"_s);
    QCOMPARE(spoke.last().textIn(model::Language::English).role, u"a pirate"_s);
    const auto said = stage.all<model::MessagePosted>();
    QCOMPARE(said.at(1).message.text, u"One two three"_s); // nobody was cut off
}

void TestRoomOverrides::theLibraryStaysAsItIs()
{
    model::Room room = teaRoom();
    room.overrides = {{.companion = kAya, .personality = u"loud"_s}};
    Stage stage(room);

    QVERIFY(stage.cast().persona(kAya).textIn(model::Language::English).personality != u"loud"_s);
}

void TestRoomOverrides::anEmptyTextTakesThePartAway()
{
    model::Room room = teaRoom();
    room.overrides = {{.companion = kAya, .scenarioNote = QString()}};
    Stage stage(room);
    model::Persona aya = tests::persona(u"aya"_s);
    aya.texts[model::Language::English].scenarioNote = u"In a garden."_s;
    stage.cast().set(aya);

    QCOMPARE(stage.director().persona(kAya).textIn(model::Language::English).scenarioNote, QString());
}

void TestRoomOverrides::whatIsNotChangedFollowsTheLibrary()
{
    model::Room room = teaRoom();
    room.overrides = {{.companion = kAya, .role = u"a pirate"_s}};
    Stage stage(room);
    model::Persona aya = tests::persona(u"aya"_s);
    aya.revision = 4;
    aya.texts[model::Language::English].personality = u"quiet"_s;

    stage.cast().set(aya);

    const model::Persona here = stage.director().persona(kAya);
    QCOMPARE(here.revision, 4);
    QCOMPARE(here.textIn(model::Language::English).personality, u"quiet"_s);
    QCOMPARE(here.textIn(model::Language::English).role, u"a pirate"_s);
}

void TestRoomOverrides::ofSomebodyElseItWaits()
{
    model::Room room = teaRoom();
    room.overrides = {{.companion = companion(u"kyoko"_s), .role = u"a pirate"_s}};
    Stage stage(room);
    stage.cast().set(tests::persona(u"kyoko"_s));

    QVERIFY(stage.director().persona(kAya).textIn(model::Language::English).role != u"a pirate"_s);
    stage.director().setRoster({kAya, companion(u"kyoko"_s)}, u"user"_s);

    QCOMPARE(stage.director().persona(companion(u"kyoko"_s)).textIn(model::Language::English).role,
             u"a pirate"_s);
    QCOMPARE(stage.director().room().overrides, room.overrides);
}

void TestRoomOverrides::theModelOfTheRoomAnswersForWhoeverHasNone_data()
{
    QTest::addColumn<model::ModelChoice>("own");
    QTest::addColumn<std::optional<model::ModelChoice>>("here");
    QTest::addColumn<std::optional<model::ModelChoice>>("room");
    QTest::addColumn<model::ModelChoice>("asked");
    using Choice = std::optional<model::ModelChoice>;
    const model::ModelChoice none;
    const model::ModelChoice warm{.temperature = 1.2};
    const model::ModelChoice big{.provider = base::ProviderId(u"openai"_s), .model = u"gpt-4o"_s};
    const model::ModelChoice small{
        .provider = base::ProviderId(u"ollama"_s), .model = u"qwen2.5"_s, .temperature = 0.1};
    const model::ModelChoice quiet{.provider = model::rehearsalProvider()};
    QTest::newRow("neither") << none << Choice() << Choice() << none;
    QTest::newRow("the room's, without its settings")
        << none << Choice() << Choice(small)
        << model::ModelChoice{.provider = small.provider, .model = small.model};
    QTest::newRow("with the companion's settings")
        << warm << Choice() << Choice(small)
        << model::ModelChoice{.provider = small.provider, .model = small.model, .temperature = 1.2};
    QTest::newRow("her own") << big << Choice() << Choice(small) << big;
    QTest::newRow("her own in this room") << none << Choice(big) << Choice(small) << big;
    QTest::newRow("her own Rehearsal") << quiet << Choice() << Choice(small) << quiet;
    QTest::newRow("in this room without her own")
        << big << Choice(none) << Choice(small)
        << model::ModelChoice{.provider = small.provider, .model = small.model};
}

void TestRoomOverrides::theModelOfTheRoomAnswersForWhoeverHasNone()
{
    QFETCH(const model::ModelChoice, own);
    QFETCH(const std::optional<model::ModelChoice>, here);
    QFETCH(const std::optional<model::ModelChoice>, room);
    QFETCH(const model::ModelChoice, asked);
    model::Room tea = teaRoom();
    tea.models.model = room;
    if (here)
        tea.overrides = {{.companion = kAya, .model = here}};
    Stage stage(tea);
    model::Persona aya = tests::persona(u"aya"_s);
    aya.model = own;
    stage.cast().set(aya);
    letAyaSpeak(stage);

    stage.userSays(tests::message(u"m1"_s).from(base::ParticipantId(u"bot"_s)).says(u"Hello"_s));
    stage.wait(5000);

    QCOMPARE(stage.model().requests().size(), 2); // a vote and a speech
    for (const llm::ModelRequest &request : stage.model().requests())
        QCOMPARE(request.choice, asked);
}

void TestRoomOverrides::aModelChosenWhileSheSpeaksAnswersTheNextTurn()
{
    Stage stage(teaRoom());
    letAyaSpeak(stage);
    stage.userSays(u"Hello"_s);
    stage.wait(1500); // in the middle of her speech

    model::Room changed = stage.director().room();
    changed.models.model =
        model::ModelChoice{.provider = base::ProviderId(u"ollama"_s), .model = u"qwen2.5"_s};
    QVERIFY(stage.director().setUp(changed, u"user"_s) > 0);
    stage.wait(5000);
    const auto said = stage.all<model::MessagePosted>();
    QCOMPARE(said.at(1).message.text, u"One two three"_s); // nobody was cut off
    QCOMPARE(stage.model().requests().last().choice, model::ModelChoice());
    stage.userSays(u"Again"_s);
    stage.wait(5000);

    QCOMPARE(stage.model().requests().last().choice, *changed.models.model);
}

void TestRoomOverrides::theDirectorOfTheRoomUsesItToo()
{
    model::Room room = teaRoom();
    room.models.model = model::ModelChoice{.provider = base::ProviderId(u"ollama"_s), .model = u"qwen2.5"_s};
    Stage stage(room);

    QCOMPARE(stage.director().scenes().directorsModel(), *room.models.model);

    room.models.director = model::ModelChoice{.provider = base::ProviderId(u"openai"_s)};
    QVERIFY(stage.director().setUp(room, u"user"_s) > 0);
    QCOMPARE(stage.director().scenes().directorsModel(), *room.models.director);
}

SUITE_TEST(QCoreApplication, TestRoomOverrides)

} // namespace tst_room_overrides

#include "tst_room_overrides.moc"
